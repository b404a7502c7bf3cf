import { Outlet, createRootRoute } from '@tanstack/react-router';
import { CrashScreen } from '../shell/CrashScreen';
import { NotFoundScreen } from '../shell/NotFoundScreen';

export const Route = createRootRoute({
  component: Outlet,
  notFoundComponent: NotFoundScreen,
  errorComponent: CrashScreen,
});
