import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadCurrentLocale } from '../i18n/LocaleProvider';
import { readLaunchParams } from '../platform/launchParams';
import { onSessionEnd } from '../platform/sessionEnd';
import { Providers } from './providers';
import { router } from './router';

/** Tokens leave the address before anything else runs (ruling 22). */
const address = new URL(window.location.href);
const clean = readLaunchParams(address);
if (clean.href !== address.href) window.history.replaceState(window.history.state, '', clean);

onSessionEnd(() => {
  void router.navigate({ to: '/login', search: { redirectUrl: router.state.location.href } });
});

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const initial = await loadCurrentLocale();
createRoot(root).render(
  <StrictMode>
    <Providers initial={initial}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
