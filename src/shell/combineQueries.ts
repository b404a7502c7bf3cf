/** The parts of an RTK Query result that a screen needs. */
export interface QueryLike<T> {
  /** The answer for the present argument; not one held from another. */
  readonly currentData?: T | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

type Data<Q> = { readonly [K in keyof Q]: Q[K] extends QueryLike<infer T> ? T : never };

/**
 * Several queries as one, for a screen that needs them all: data once every one has answered, the
 * first error among those that hold nothing, and a retry that asks again only what failed.
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
