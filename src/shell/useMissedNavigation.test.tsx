import {
  Outlet,
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useMissedNavigation } from './useMissedNavigation';

it('follows a step back that comes while the first page is loading', async () => {
  const history = createMemoryHistory({ initialEntries: ['/plans', '/devices'] });
  const root = createRootRoute({
    component: function Root() {
      useMissedNavigation();
      return <Outlet />;
    },
  });
  const plans = createRoute({
    getParentRoute: () => root,
    path: '/plans',
    component: () => 'Plans',
  });
  let arrive = (): void => undefined;
  const code = new Promise<void>((resolve) => (arrive = resolve));
  const devices = createRoute({
    getParentRoute: () => root,
    path: '/devices',
    loader: () => code,
    component: () => 'Devices',
  });
  const router = createRouter({ routeTree: root.addChildren([plans, devices]), history });
  void router.load();
  history.back();
  render(<RouterProvider router={router} />);
  arrive();
  expect(await screen.findByText('Plans')).toBeVisible();
});
