import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createStore } from '../api/store';
import { loadCurrentLocale } from '../i18n/LocaleProvider';
import type { LoadedLocale } from '../i18n/LocaleProvider';
import { closeOverlaysOnBack } from '../shell/closeOverlaysOnBack';
import { config, configProblems } from '../platform/launch/config';
import { readLaunchParams } from '../platform/launch/launchParams';
import { watchMissingCode } from '../platform/launch/missingCode';
import { showMisconfigured, showWithoutTexts } from './notices';
import { Providers } from './providers';
import { logVitals, startLogging } from './startLogging';
import { createPortalRouter } from './router';

/** Tokens are removed from the URL before anything else runs. */
const address = new URL(window.location.href);
const clean = readLaunchParams(address, config);
if (clean.href !== address.href) window.history.replaceState(window.history.state, '', clean);

const store = createStore(config);
startLogging(store);
watchMissingCode();

/** Not a top-level `await`: a language's chunk may depend on this one. */
function show(
  root: HTMLElement,
  router: ReturnType<typeof createPortalRouter>,
  initial: LoadedLocale,
): void {
  // Transition: renders the first page in small slices, so touches are handled meanwhile.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Providers {...{ config, store, initial }}>
          <RouterProvider router={router} />
        </Providers>
      </StrictMode>,
    ),
  );
}

function start(): void {
  const router = createPortalRouter({ config, store });
  closeOverlaysOnBack(router.history);
  // Loads the page's chunk in parallel with the language. Errors are handled when the page is
  // rendered.
  void router
    .load()
    .catch(() => undefined)
    .then(() => logVitals(router.state.matches.at(-1)?.routeId ?? ''));

  // Moves the focus to the content of a new page, for screen readers, unless the page has moved it
  // to a field.
  router.subscribe('onResolved', ({ pathChanged, fromLocation }) => {
    if (pathChanged && fromLocation && !document.activeElement?.matches('main input'))
      document.getElementById('main')?.focus({ preventScroll: true });
  });

  if (config.environment.inApp) {
    // A separate chunk that nothing waits for; the page works without it.
    void import('./startInApp')
      .then(({ startInApp }) => startInApp(router.history))
      .catch(() => undefined);
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

// A separate task, because parsing this code already blocks slow phones.
const { port1, port2 } = new MessageChannel();
port1.onmessage = () => {
  port1.close();
  start();
};
port2.postMessage(null);
