import { createRouter } from '@tanstack/react-router';
import type { RouterHistory } from '@tanstack/react-router';
import type { Store } from '../api/store';
import type { PortalConfig } from '../platform/launch/config';
import { CrashScreen } from '../shell/pages/CrashScreen';
import { LoadingScreen } from '../shell/pages/LoadingScreen';
import { routeTree } from './routeTree.gen';

/**
 * Query values stay strings. The router's default parser converts numeric strings, even with an
 * identity parser, which changes the type of ids and the digits of long ones.
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

/** What guards and loaders need. */
interface Context {
  readonly config: PortalConfig;
  readonly store: Store;
}

/** The portal's router; uses the browser history unless a test passes another one. */
export const createPortalRouter = (context: Context, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    defaultPendingComponent: LoadingScreen,
    // In addition to the root's: the frame around a crashed page stays.
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
