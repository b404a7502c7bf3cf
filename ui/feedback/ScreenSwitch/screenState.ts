/** What a screen shows: one of four. */
export type ScreenState<T> =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'empty' }
  | { status: 'loaded'; data: T };

export interface ScreenQuery<T> {
  /** What is held, be it old; `undefined` while there is nothing. */
  data: T | undefined;
  /** Anything but `undefined`, `null` and `false` is a failure of the last attempt. */
  error: unknown;
  /** Whether held data is nothing to show. */
  isEmpty?: ((data: T) => boolean) | undefined;
  retry: () => void;
}

/**
 * The state of a screen over one query. Held data beats a failed refetch: a customer who sees the
 * cameras keeps seeing them. Failure beats loading: a retry under way does not flash a skeleton.
 */
export function screenStateOf<T>({ data, error, isEmpty, retry }: ScreenQuery<T>): ScreenState<T> {
  if (data !== undefined) {
    return isEmpty?.(data) ? { status: 'empty' } : { status: 'loaded', data };
  }
  const failed = error !== undefined && error !== null && error !== false;
  return failed ? { status: 'failed', retry } : { status: 'loading' };
}
