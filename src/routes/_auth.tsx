import { Outlet, createFileRoute, redirect, useMatches } from '@tanstack/react-router';
import { isSignedIn } from '../platform/session';
import { askFirstCalls } from '../shell/firstCalls';
import { StoreProvider } from '../shell/StoreProvider';
import { prepareScreenTexts, screenTexts } from '../shell/screenTexts';

/** Every route below needs a token; without one the visitor signs in first and comes back. Spec 2. */
export const Route = createFileRoute('/_auth')({
  beforeLoad: ({ location }) => {
    if (!isSignedIn()) throw redirect({ to: '/login', search: { redirectUrl: location.href } });
    askFirstCalls(location.pathname, new URLSearchParams(location.searchStr));
    prepareScreenTexts(location.pathname);
  },
  component: SignedIn,
});

function SignedIn() {
  const texts = useMatches({ select: (all) => screenTexts(all.at(-1)?.pathname ?? '') });
  return (
    <StoreProvider texts={texts}>
      <Outlet />
    </StoreProvider>
  );
}
