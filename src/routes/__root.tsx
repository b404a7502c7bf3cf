import { Outlet, createRootRouteWithContext } from '@tanstack/react-router';
import { PageFrame } from '@homeview/ui/Page';
import type { Store } from '../api/store';
import type { PortalConfig } from '../platform/launch/config';
import { CrashScreen } from '../shell/pages/CrashScreen';
import { NextPage } from '../shell/pages/NextPage';
import { NotFoundScreen } from '../shell/pages/NotFoundScreen';
import { useMissedNavigation } from '../shell/useMissedNavigation';
import { useOtherTabs } from '../shell/useOtherTabs';
import { useRestoredPage } from '../shell/useRestoredPage';
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
  useRestoredPage();
  useMissedNavigation();
  return (
    <>
      <NextPage />
      <PageFrame>{isAlertAlone ? null : <Outlet />}</PageFrame>
    </>
  );
}
