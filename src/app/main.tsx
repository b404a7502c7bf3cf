import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadCurrentLocale } from '../i18n/LocaleProvider';
import { stored } from '../platform/storedItems';
import { readLaunchParams } from '../platform/launchParams';
import { onSessionEnd } from '../platform/sessionEnd';
import { dialogs } from '../shell/feedback';
import { Providers } from './providers';
import { router } from './router';

const userIdOf = (raw: string | null): unknown =>
  raw === null ? null : (JSON.parse(raw) as { id?: unknown }).id;

/** Tokens leave the address before anything else runs (ruling 22). */
const address = new URL(window.location.href);
const clean = readLaunchParams(address);
if (clean.href !== address.href) window.history.replaceState(window.history.state, '', clean);

onSessionEnd(() => {
  const { pathname, href } = router.latestLocation;
  // Many calls may fail at once, and one more after the page has changed: one way to sign-in.
  if (pathname.startsWith('/login')) return;
  dialogs.closeAll();
  void router.navigate({ to: '/login', search: { redirectUrl: href } });
});

// A screen reader starts a new page at its content, not on a button that is gone.
router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
  if (pathChanged && fromLocation) document.getElementById('main')?.focus({ preventScroll: true });
});

// Another customer has signed in in another tab: nothing of the one before may stay on screen.
window.addEventListener('storage', ({ key, oldValue, newValue }) => {
  if (key === stored.user.key && oldValue !== null && userIdOf(oldValue) !== userIdOf(newValue)) {
    window.location.reload();
  }
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
