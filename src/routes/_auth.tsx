import { Outlet, createFileRoute, redirect } from '@tanstack/react-router';
import { SignedInFrame } from '../shell/pages/SignedInFrame';
import { useCanceledPayment } from '../features/payResult/useCanceledPayment';
import { isSignedIn } from '../platform/session/session';

/** All routes below need a token; without one, sign-in opens and returns here. */
export const Route = createFileRoute('/_auth')({
  beforeLoad: ({ location }) => {
    if (!isSignedIn()) throw redirect({ to: '/login', search: { redirectUrl: location.href } });
  },
  component: SignedIn,
});

function SignedIn() {
  useCanceledPayment();
  return (
    <SignedInFrame>
      <Outlet />
    </SignedInFrame>
  );
}
