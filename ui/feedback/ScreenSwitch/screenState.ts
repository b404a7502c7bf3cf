/** The four states of a screen. */
export type ScreenState<T> =
  | { status: 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'empty' }
  | { status: 'loaded'; data: T };

export interface ScreenQuery<T> {
  /** Cached data, possibly stale; `undefined` if there is none. */
  data: T | undefined;
  /** Any value except `undefined`, `null` and `false` means that the last attempt failed. */
  error: unknown;
  /** Whether the data has nothing to show. */
  isEmpty?: ((data: T) => boolean) | undefined;
  retry: () => void;
}

/**
 * The state of a screen with one query. Cached data takes precedence over a failed refetch, so the
 * content stays visible. An error takes precedence over loading, so a retry does not flash a skeleton.
 */
export function screenStateOf<T>({ data, error, isEmpty, retry }: ScreenQuery<T>): ScreenState<T> {
  if (data !== undefined) {
    return isEmpty?.(data) ? { status: 'empty' } : { status: 'loaded', data };
  }
  const failed = error !== undefined && error !== null && error !== false;
  return failed ? { status: 'failed', retry } : { status: 'loading' };
}
