import { PLAN_UNITS } from '@homeview/contracts/vocabulary/plan/planUnit';
import type { PlanUnit } from '@homeview/contracts/vocabulary/plan/planUnit';

/** The entry with this `planUnit`, at any position. */
export const infoOfUnit = <Info extends { readonly planUnit: string }>(
  entries: readonly Info[],
  unit: PlanUnit,
): Info | undefined => entries.find(({ planUnit }) => planUnit === unit);

/** The entries of all known plan units, starting with `first`; unknown units are omitted. */
export const infosFrom = <Info extends { readonly planUnit: string }>(
  entries: readonly Info[],
  first: PlanUnit,
): Info[] =>
  [first, ...PLAN_UNITS.filter((unit) => unit !== first)]
    .map((unit) => infoOfUnit(entries, unit))
    .filter((info) => info !== undefined);
