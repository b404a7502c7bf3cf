import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { resetApiState } from '../api/api';
import { useAppDispatch } from '../api/dispatch';
import { redirectTarget } from '../domain/payment/redirectUrl';
import { onSessionChangeElsewhere } from '../platform/session/otherTabs';
import { sessionEnded } from '../platform/session/session';

/** Follows what other tabs do: sign-out, a change of user, and a sign-in that this tab waits for. */
export function useOtherTabs(): void {
  const router = useRouter();
  const dispatch = useAppDispatch();
  useEffect(
    () =>
      onSessionChangeElsewhere((change) => {
        const { pathname, search } = router.latestLocation;
        if (change === 'otherUser') {
          // Nothing of the customer before may stay on screen or in memory.
          window.location.reload();
        } else if (change === 'signedOut') {
          // The guard of the routes decides which pages need a token, and keeps the way back. What was
          // cached goes after the page: a page still there would ask for it again, without a token.
          void router.invalidate().then(() => dispatch(resetApiState()));
        } else if (pathname.startsWith('/login')) {
          sessionEnded.remove();
          const { redirectUrl } = search as { redirectUrl?: string };
          router.history.replace(redirectTarget(redirectUrl, window.location.origin));
        }
      }),
    [router, dispatch],
  );
}
