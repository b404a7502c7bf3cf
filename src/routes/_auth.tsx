import { Outlet, createFileRoute, redirect } from '@tanstack/react-router';
import { isSignedIn } from '../platform/session';
import { askFirstCalls } from '../shell/firstCalls';
import { StoreProvider } from '../shell/StoreProvider';

/** Every route below needs a token; without one the visitor signs in first and comes back. Spec 2. */
export const Route = createFileRoute('/_auth')({
  beforeLoad: ({ location }) => {
    if (!isSignedIn()) throw redirect({ to: '/login', search: { redirectUrl: location.href } });
    askFirstCalls(location.pathname, new URLSearchParams(location.searchStr));
  },
  component: SignedIn,
});

function SignedIn() {
  return (
    <StoreProvider>
      <Outlet />
    </StoreProvider>
  );
}
