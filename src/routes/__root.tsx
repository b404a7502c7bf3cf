import { Outlet, createRootRouteWithContext, useRouterState } from '@tanstack/react-router';
import { NextPageBar } from '@homeview/ui/NextPageBar';
import { PageFrame } from '@homeview/ui/Page';
import type { Store } from '../api/store';
import type { PortalConfig } from '../platform/launch/config';
import { CrashScreen } from '../shell/pages/CrashScreen';
import { NotFoundScreen } from '../shell/pages/NotFoundScreen';
import { useOtherTabs } from '../shell/useOtherTabs';
import { useSessionEnd } from '../shell/useSessionEnd';

/** The context passed to guards and loaders. */
interface RouterContext {
  readonly config: PortalConfig;
  readonly store: Store;
}

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: NotFoundScreen,
  errorComponent: CrashScreen,
});

function Root() {
  const isAlertAlone = useSessionEnd();
  useOtherTabs();
  return (
    <>
      <NextPage />
      <PageFrame>{isAlertAlone ? null : <Outlet />}</PageFrame>
    </>
  );
}

/** A component of its own, so that a navigation does not render the frame. */
function NextPage() {
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  return isLoading ? <NextPageBar /> : null;
}
