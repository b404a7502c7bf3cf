/** Everything that changed between two versions of the contract. */
import type { Contract } from './contract';
import { diffOpenApi } from './diffOpenApi';
import type { DocumentChanges } from './diffOpenApi';
import { diffPacts } from './diffPacts';
import type { Change } from './diffPacts';

export interface Difference {
  readonly old: Contract;
  readonly now: Contract;
  readonly changes: readonly Change[];
  /** Undefined if one of the two has no OpenAPI document. */
  readonly document: DocumentChanges | undefined;
}

/** Compares the interactions if both have some, and the OpenAPI documents if both have one. */
export async function differenceOf(old: Contract, now: Contract): Promise<Difference> {
  const bothHavePacts = old.interactions.length > 0 && now.interactions.length > 0;
  return {
    old,
    now,
    changes: bothHavePacts ? diffPacts(old, now) : [],
    document: old.openApi && now.openApi ? await diffOpenApi(old.openApi, now.openApi) : undefined,
  };
}

export interface Counts {
  readonly breaks: number;
  readonly relaxes: number;
  readonly neutral: number;
}

/** Counts the changes. Those that only assumed or pending interactions have never break. */
export function countsOf({ changes, document }: Difference): Counts {
  const isBreak = ({ severity, optional }: Change) => severity === 'breaks' && !optional;
  const inDocument = document?.breaks.filter(({ optional }) => !optional).length ?? 0;
  const inPacts = changes.filter(isBreak).length;
  const relaxes = changes.filter(({ severity }) => severity === 'relaxes').length;
  return { breaks: inPacts + inDocument, relaxes, neutral: changes.length - inPacts - relaxes };
}

/** Whether anything differs, including what only the OpenAPI document shows. */
export const isSame = ({ changes, document }: Difference): boolean =>
  changes.length === 0 && (document?.all.length ?? 0) === 0 && (document?.breaks.length ?? 0) === 0;
