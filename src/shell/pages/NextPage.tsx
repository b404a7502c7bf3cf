import { useRouterState } from '@tanstack/react-router';
import { NextPageBar } from '@homeview/ui/NextPageBar';

/** Shows that the next page is loading. Beside the frame, so that it is not rendered again. */
export function NextPage() {
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  return isLoading ? <NextPageBar /> : null;
}
