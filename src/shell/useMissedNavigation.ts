import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

/**
 * Follows a step back that came while the first page was loading: the router listens to the history
 * only when it is rendered, and then lets a load that has begun go on.
 */
export function useMissedNavigation(): void {
  const router = useRouter();
  useEffect(() => {
    const { history, state } = router;
    if (history.location.state.__TSR_key !== state.location.state.__TSR_key) void router.load();
  }, [router]);
}
