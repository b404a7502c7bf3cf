import { PLAN_UNITS } from '@homeview/contracts/vocabulary/plan/planUnit';
import type { PlanUnit } from '@homeview/contracts/vocabulary/plan/planUnit';

/** The entry of a plan unit is the one whose `planUnit` it is, wherever it stands. Spec 3, 7. */
export const infoOfUnit = <Info extends { readonly planUnit: string }>(
  entries: readonly Info[],
  unit: PlanUnit,
): Info | undefined => entries.find(({ planUnit }) => planUnit === unit);

/** The entries of all plan units, that of `first` before the others; unknown units are left out. */
export const infosFrom = <Info extends { readonly planUnit: string }>(
  entries: readonly Info[],
  first: PlanUnit,
): Info[] =>
  [first, ...PLAN_UNITS.filter((unit) => unit !== first)]
    .map((unit) => infoOfUnit(entries, unit))
    .filter((info) => info !== undefined);
