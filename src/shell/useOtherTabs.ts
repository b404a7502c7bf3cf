import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { resetApiState } from '../api/api';
import { useAppDispatch } from '../api/dispatch';
import { redirectTarget } from '../domain/payment/redirectUrl';
import { onSessionChangeElsewhere } from '../platform/session/otherTabs';
import { sessionEnded } from '../platform/session/session';

/** Reacts to other tabs: sign-out, a change of user, and a sign-in while this tab shows sign-in. */
export function useOtherTabs(): void {
  const router = useRouter();
  const dispatch = useAppDispatch();
  useEffect(
    () =>
      onSessionChangeElsewhere((change) => {
        const { pathname, search } = router.latestLocation;
        if (change === 'otherUser') {
          // Removes all data of the previous customer from page and memory.
          window.location.reload();
        } else if (change === 'signedOut') {
          // The route guard redirects pages that need a token and keeps the return path. The cache
          // is cleared after that, because a mounted page would refetch without a token.
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
