import { useNavigate, useSearch } from '@tanstack/react-router';

/** The way back to the page that asked for a billing address; home where none did. Spec 4. */
export function useReturn() {
  const navigate = useNavigate();
  const returnTo = useSearch({ strict: false, select: (search) => search.returnTo });
  return {
    returnTo,
    backTo: returnTo ?? '/',
    /** The address of another page about the billing address, from which the way back is the same. */
    keeping: (path: string): string =>
      returnTo === undefined ? path : `${path}?${new URLSearchParams({ returnTo })}`,
    /** Goes on where the address was asked for, if it was. */
    goBack: (): void => {
      if (returnTo !== undefined) void navigate({ href: returnTo, replace: true });
    },
  };
}
