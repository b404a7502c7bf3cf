import { useCallback, useEffect, useRef, useState } from 'react';
import { ControlFailure, ask } from './api';

export interface Asked<Answer> {
  /** The latest answer, kept while refetching; undefined before the first. */
  readonly answer: Answer | undefined;
  /** The text that it answers. */
  readonly answered: string | undefined;
  readonly error: string | null;
  /** True when the server says that there is no such thing. */
  readonly isGone: boolean;
  readonly again: () => void;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Fetches from the control API: a GET, or a POST with a text; null fetches nothing. Refetches every
 * `everyMs` when set.
 */
export function useControlQuery<Answer>(
  path: string | null,
  everyMs?: number,
  q?: string,
): Asked<Answer> {
  const [held, setHeld] = useState<{ answer: Answer; q: string | undefined }>();
  const [failure, setFailure] = useState<unknown>(null);
  const latest = useRef(0);

  const again = useCallback(() => {
    if (path === null) return;
    const turn = (latest.current += 1);
    // Drops an answer when a later request was made since.
    const settle = (act: () => void) => turn === latest.current && act();
    const answering = q === undefined ? ask<Answer>(path) : ask<Answer>(path, 'POST', { q });
    answering
      .then((answer) =>
        settle(() => {
          // The same answer again renders nothing again.
          setHeld((old) => (isSame(old, { answer, q }) ? old : { answer, q }));
          setFailure(null);
        }),
      )
      .catch((reason: unknown) => settle(() => setFailure(reason)));
  }, [path, q]);

  useEffect(() => {
    again();
    if (everyMs === undefined) return undefined;
    const timer = setInterval(again, everyMs);
    return () => clearInterval(timer);
  }, [again, everyMs]);

  return {
    answer: path === null ? undefined : held?.answer,
    answered: held?.q,
    error: failure === null ? null : messageOf(failure),
    isGone: failure instanceof ControlFailure && failure.status === 404,
    again,
  };
}

export const messageOf = (reason: unknown): string =>
  reason instanceof Error ? reason.message : String(reason);
