/** The portal in a browser with the bar above it. The address contains the portal's page. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { withoutLaunchParams } from '../../phone/settings';
import { BarFrame } from './BarFrame';
import { readBarUrl } from '../barAddress';
import { PortalPage } from './PortalPage';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');

const { sandbox } = (await (await fetch('/__mock/here')).json()) as { sandbox: string };
const opened = readBarUrl(new URLSearchParams(location.search));
const [entry] = performance.getEntriesByType('navigation');
// A reload keeps the session, also one that has ended.
const isReload = (entry as PerformanceNavigationTiming | undefined)?.type === 'reload';
const first = isReload ? withoutLaunchParams(opened) : opened;

createRoot(root).render(
  <StrictMode>
    <BarFrame>
      <PortalPage {...{ sandbox, opened, first }} />
    </BarFrame>
  </StrictMode>,
);
