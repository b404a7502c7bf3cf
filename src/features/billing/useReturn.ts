import { useSearch } from '@tanstack/react-router';
import { useReturnTo } from '../../shell/links/useReturnTo';

/** Returns to the page that requested a billing address; home by default. */
export function useReturn() {
  const returnTo = useSearch({ strict: false, select: (search) => search.returnTo });
  const leaveTo = useReturnTo();
  const form = '/billAddress';
  const toForm =
    returnTo === undefined ? form : `${form}?${new URLSearchParams({ returnTo }).toString()}`;
  return {
    returnTo,
    backTo: returnTo ?? '/',
    /** URL of the address page that keeps the same `returnTo`. */
    toForm,
    /** Leaves the country list for the address page. */
    goToForm: (): void => leaveTo(toForm),
    /** Opens the page that requested the address, if any. */
    goBack: (): void => {
      if (returnTo !== undefined) leaveTo(returnTo);
    },
  };
}
