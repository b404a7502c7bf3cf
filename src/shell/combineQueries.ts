/** The parts of an RTK Query result that pages need. */
export interface QueryLike<T> {
  /** The data for the current argument, never that of a previous one. */
  readonly currentData?: T | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

type Data<Q> = { readonly [K in keyof Q]: Q[K] extends QueryLike<infer T> ? T : never };

/**
 * Combines queries for a page that needs them all: data once all have loaded, the first error of a
 * query without data, and a retry that repeats only failed queries.
 */
export function combineQueries<Q extends Readonly<Record<string, QueryLike<unknown>>>>(queries: Q) {
  const all = Object.values(queries);
  const missing = all.filter((query) => query.currentData === undefined);
  const failed = missing.filter((query) => query.error !== undefined);
  const data =
    missing.length === 0
      ? (Object.fromEntries(
          Object.entries(queries).map(([name, query]) => [name, query.currentData]),
        ) as Data<Q>)
      : undefined;
  return {
    data,
    error: failed[0]?.error,
    retrying: failed.some((query) => query.isFetching),
    retry: () => failed.forEach((query) => query.refetch()),
  };
}
