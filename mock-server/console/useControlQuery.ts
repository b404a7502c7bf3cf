import { useCallback, useEffect, useRef, useState } from 'react';
import { ask } from './api';

export interface Asked<Answer> {
  /** The latest answer, kept while refetching; undefined before the first. */
  readonly answer: Answer | undefined;
  readonly error: string | null;
  readonly again: () => void;
}

/** Fetches a GET of the control API; null fetches nothing. Refetches every `everyMs` when set. */
export function useControlQuery<Answer>(path: string | null, everyMs?: number): Asked<Answer> {
  const [held, setHeld] = useState<{ path: string; answer: Answer }>();
  const [error, setError] = useState<string | null>(null);
  const latest = useRef(0);

  const again = useCallback(() => {
    if (path === null) return;
    const turn = (latest.current += 1);
    // Drops an answer when a later request was made since.
    const settle = (act: () => void) => turn === latest.current && act();
    ask<Answer>(path)
      .then((answer) => settle(() => (setHeld({ path, answer }), setError(null))))
      .catch((reason: unknown) => settle(() => setError(messageOf(reason))));
  }, [path]);

  useEffect(() => {
    again();
    if (everyMs === undefined) return undefined;
    const timer = setInterval(again, everyMs);
    return () => clearInterval(timer);
  }, [again, everyMs]);

  return { answer: path === null ? undefined : held?.answer, error, again };
}

export const messageOf = (reason: unknown): string =>
  reason instanceof Error ? reason.message : String(reason);
