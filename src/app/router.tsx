import { createRouter } from '@tanstack/react-router';
import type { RouterHistory } from '@tanstack/react-router';
import { store } from '../api/store';
import { CrashScreen } from '../shell/pages/CrashScreen';
import { LoadingScreen } from '../shell/pages/LoadingScreen';
import { routeTree } from './routeTree.gen';

/**
 * Query values stay the text they are. The router's own parser turns what looks like a number into
 * one, even with an identity parser given: ids would change their type, long ones their digits.
 */
const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search));

const stringifySearch = (search: Record<string, unknown>): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null) query.append(name, String(value));
  }
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
};

/** The portal's router: over the browser's history, unless a test passes its own. */
export const createPortalRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
    context: { store },
    parseSearch,
    stringifySearch,
    defaultPendingComponent: LoadingScreen,
    // Beside the one of the root: a page that breaks leaves the frame around it.
    defaultErrorComponent: CrashScreen,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    ...(history ? { history } : {}),
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPortalRouter>;
  }
}
