/** The phone's page: runs the portal inside a fake app, with the settings in its query string. */
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BarFrame } from '../../bar/page/BarFrame';
import { Phone } from '../app/phone';
import type { PhoneWindow } from '../app/phoneWindow';
import { settleIn } from '../app/store';
import { readSettings } from '../settings';
import { PhonePage } from './PhonePage';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root.');

const { sandbox } = (await (await fetch('/__mock/here')).json()) as { sandbox: string };
const phone = new Phone(readSettings(new URLSearchParams(location.search)), settleIn(sandbox));
(window as PhoneWindow).fakePhone = { attach: (page) => phone.attach(page) };

createRoot(root).render(
  <StrictMode>
    <BarFrame>
      <PhonePage phone={phone} sandbox={sandbox} />
    </BarFrame>
  </StrictMode>,
);
