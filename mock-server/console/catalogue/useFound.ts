import { useEffect, useState } from 'react';
import type { Found } from '../api';
import { useControlQuery } from '../useControlQuery';

/** The debounce after the last key, in ms. */
const PAUSE_MS = 250;

interface Finding {
  /** Undefined without a query, or before the first answer. */
  readonly found: Found | undefined;
  /** The error of the search. */
  readonly failure: string | null;
}

/** Searches for a query, debounced. */
export function useFound(query: string): Finding {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(query), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query]);
  const asked = settled === '' ? null : '/search';
  const { answer, error } = useControlQuery<Found>(asked, undefined, settled);
  return query === '' ? { found: undefined, failure: null } : { found: answer, failure: error };
}
