import { Outlet, createRootRoute } from '@tanstack/react-router';
import { CrashScreen } from '../shell/CrashScreen';
import { NotFoundScreen } from '../shell/NotFoundScreen';
import { useOtherTabs } from '../shell/useOtherTabs';
import { useSessionEnd } from '../shell/useSessionEnd';

export const Route = createRootRoute({
  component: Root,
  notFoundComponent: NotFoundScreen,
  errorComponent: CrashScreen,
});

function Root() {
  useSessionEnd();
  useOtherTabs();
  return <Outlet />;
}
