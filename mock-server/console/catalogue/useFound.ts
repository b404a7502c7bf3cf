import type { Found } from '../api';
import { useControlQuery } from '../useControlQuery';
import { useSettled } from '../useSettled';

interface Finding {
  /** Undefined without a query, or before the first answer. */
  readonly found: Found | undefined;
  /** What was found is not for this query yet. */
  readonly isSearching: boolean;
  /** The error of the search. */
  readonly failure: string | null;
}

/** Searches for a query, debounced. */
export function useFound(query: string): Finding {
  const settled = useSettled(query) ?? '';
  const asked = settled === '' ? null : '/search';
  const { answer, answered, error } = useControlQuery<Found>(asked, undefined, settled);
  if (query === '') return { found: undefined, isSearching: false, failure: null };
  return { found: answer, isSearching: answered !== query && error === null, failure: error };
}
