import { useEffect, useState } from 'react';
import type { Found } from '../api';
import { useAsked } from '../useAsked';

/** Waited after the last key, in ms. */
const PAUSE_MS = 250;

/** What a query finds; undefined while nothing is looked for, or before the first answer. */
export function useFound(query: string): Found | undefined {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSettled(query.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query]);
  const asked = settled === '' ? null : `/search?q=${encodeURIComponent(settled)}`;
  const { answer } = useAsked<Found>(asked);
  return query.trim() === '' ? undefined : answer;
}
