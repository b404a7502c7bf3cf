import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { loadCurrentLocale } from '../i18n/LocaleProvider';
import type { LoadedLocale } from '../i18n/LocaleProvider';
import { configProblems } from '../platform/launch/config';
import { environment } from '../platform/launch/environment';
import { readLaunchParams } from '../platform/launch/launchParams';
import { watchMissingCode } from '../platform/launch/missingCode';
import { showMisconfigured, showWithoutTexts } from './notices';
import { Providers } from './providers';
import { startLogging } from './startLogging';
import { createPortalRouter } from './router';

/** Tokens leave the address before anything else runs (ruling 22). */
const address = new URL(window.location.href);
const clean = readLaunchParams(address);
if (clean.href !== address.href) window.history.replaceState(window.history.state, '', clean);

startLogging();
watchMissingCode();

/** No `await` of the module itself: a language's code may share a chunk with this one. */
function show(
  root: HTMLElement,
  router: ReturnType<typeof createPortalRouter>,
  initial: LoadedLocale,
): void {
  // A slow phone draws the first screen in many short turns: a touch meanwhile is not left waiting.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Providers initial={initial}>
          <RouterProvider router={router} />
        </Providers>
      </StrictMode>,
    ),
  );
}

function start(): void {
  const router = createPortalRouter();
  // The code of the page comes beside its words, not after them; what fails is met where it is drawn.
  router.load().catch(() => undefined);

  // A screen reader starts a new page at its content, not on a button that is gone.
  router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
    if (pathChanged && fromLocation)
      document.getElementById('main')?.focus({ preventScroll: true });
  });

  if (environment.inApp) {
    // Outside the first load, and never waited for; a page without it works all the same.
    void import('./startInApp').then(({ startInApp }) => startInApp()).catch(() => undefined);
  }

  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  if (configProblems.length > 0) showMisconfigured(root, configProblems);
  else {
    loadCurrentLocale().then(
      (initial) => show(root, router, initial),
      () => showWithoutTexts(root),
    );
  }
}

// In a separate task: parsing this code has blocked a slow phone long enough.
const { port1, port2 } = new MessageChannel();
port1.onmessage = () => {
  port1.close();
  start();
};
port2.postMessage(null);
