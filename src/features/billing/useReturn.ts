import { useNavigate, useRouter, useRouterState, useSearch } from '@tanstack/react-router';

/** Returns to the page that requested a billing address; home by default. Spec 4. */
export function useReturn() {
  const navigate = useNavigate();
  const { history } = useRouter();
  const isFromReturnPage = useRouterState({
    select: ({ location }) => location.state.isFromReturnPage === true,
  });
  const returnTo = useSearch({ strict: false, select: (search) => search.returnTo });
  return {
    returnTo,
    backTo: returnTo ?? '/',
    /** URL of another billing address page that keeps the same `returnTo`. */
    keeping: (path: string): string =>
      returnTo === undefined ? path : `${path}?${new URLSearchParams({ returnTo })}`,
    /** Opens the page that requested the address, if any. */
    goBack: (): void => {
      if (returnTo === undefined) return;
      // The page is the previous entry: replacing this one would put it into the history twice.
      if (isFromReturnPage) history.back();
      else void navigate({ href: returnTo, replace: true });
    },
  };
}
