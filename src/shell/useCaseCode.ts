import { useEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { onIdle } from '@homeview/ui/WhenIdle';
import type { State } from '../api/prefetch';
import { isApiError } from '../api/request/apiError';

/** A separate chunk: a page is complete without the code. */
const loadEncoder = () => import('../api/case/caseCode');
type Encoder = Awaited<ReturnType<typeof loadEncoder>>;

/**
 * The code of what the customer sees, for support; null until the page is idle, and if its chunk is
 * missing. Follows the answers in the cache, and requests nothing.
 */
export function useCaseCode(error: unknown): string | null {
  const [encoder, setEncoder] = useState<Encoder | null>(null);
  useEffect(
    () =>
      onIdle(() => {
        void loadEncoder().then(setEncoder, () => undefined);
      }),
    [],
  );
  const failure = isApiError(error) ? error : null;
  // The code is made again only for another answer or on another page.
  const api = useSelector((state: State) => state.api, haveSameAnswers);
  const { href } = window.location;
  return useMemo(
    () => encoder?.caseCode({ api }, failure, new URL(href)) ?? null,
    [encoder, api, failure, href],
  );
}

const haveSameAnswers = (one: State['api'], other: State['api']) => one.queries === other.queries;
