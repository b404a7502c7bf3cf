import type { Found, CaseResponse, CatalogueResponse } from '../api';
import type { FindForm } from './find.schema';

type Failure = CatalogueResponse['failures'][number];

export type Filter = Omit<FindForm, 'query'>;

export type Chosen =
  | {
      readonly caseInfo: CaseResponse;
      readonly because: string | null;
      /** The page to open, if it is not that of the case. */
      readonly path?: string;
    }
  | { readonly failure: Failure };

/**
 * The list on the page: all cases in their order, or the search hits, best first; both filtered.
 * Failures are many, so without a search they appear only under the kind "failed", and for a screen
 * without cases, after the ordinary case that it is seen in.
 */
export function choose(
  catalogue: Pick<CatalogueResponse, 'cases' | 'failures' | 'places'>,
  found: Found | undefined,
  { screen, kind }: Filter,
): readonly Chosen[] {
  const { cases, failures } = catalogue;
  const fits = (one: Chosen): boolean => {
    const place = 'caseInfo' in one ? one.caseInfo.screen : one.failure.screen;
    const kinds: readonly string[] = 'caseInfo' in one ? one.caseInfo.kinds : ['failed'];
    return (screen === '' || place === screen) && (kind === '' || kinds.includes(kind));
  };
  const all: readonly Chosen[] = [
    ...cases.map((caseInfo) => ({ caseInfo, because: null })),
    ...(kind === 'failed' ? failures.map((failure) => ({ failure })) : []),
  ];
  const chosen = (found ? wanted(found, cases, failures) : all).filter(fits);
  if (found || kind !== '' || screen === '' || chosen.length > 0) return chosen;
  const place = new Map(Object.entries(catalogue.places)).get(screen);
  const seenIn = cases.find(({ id }) => id === place?.scenario);
  return [
    ...(seenIn && place ? [{ caseInfo: seenIn, because: null, path: place.path }] : []),
    ...failures.map((failure) => ({ failure })).filter(fits),
  ];
}

function wanted(
  { hits }: Found,
  cases: readonly CaseResponse[],
  failures: readonly Failure[],
): readonly Chosen[] {
  return hits.flatMap(({ id, because, act }): Chosen[] => {
    const caseInfo = cases.find((one) => one.id === id);
    if (caseInfo)
      return [
        {
          caseInfo,
          because: act === null ? because : `${because} after this step: ${act.replace(/\.$/, '')}`,
        },
      ];
    const failure = failures.find((one) => one.id === id);
    return failure ? [{ failure }] : [];
  });
}
