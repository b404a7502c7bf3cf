import { useNavigate, useRouter, useRouterState } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The page was opened by a link on the page that it returns to. */
    isFromReturnPage?: boolean;
  }
}

/** History state of a link to a page that returns to the page of the link. */
export const fromReturnPage = { isFromReturnPage: true };

/**
 * Leaves a page for the one that it was opened for. If that is the previous page, this goes back, so
 * that it does not stand in the history twice.
 */
export function useReturnTo() {
  const navigate = useNavigate();
  const { history } = useRouter();
  const isFromReturnPage = useRouterState({
    select: ({ location }) => location.state.isFromReturnPage === true,
  });
  return (href: string): void => {
    if (isFromReturnPage) history.back();
    else void navigate({ href, replace: true });
  };
}
