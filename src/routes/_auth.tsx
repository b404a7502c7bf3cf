import { Outlet, createFileRoute, redirect } from '@tanstack/react-router';
import { isSignedIn } from '../platform/session/session';

/** Every route below needs a token; without one the visitor signs in first and comes back. Spec 2. */
export const Route = createFileRoute('/_auth')({
  beforeLoad: ({ location }) => {
    if (!isSignedIn()) throw redirect({ to: '/login', search: { redirectUrl: location.href } });
  },
  component: Outlet,
});
