import type { PlanUnit } from '@homeview/contracts/vocabulary/plan/planUnit';
import { deviceLimit } from './deviceLimit';

/** The fields of a plan that is held which decide about a change of it. Spec 3. */
export interface HeldPlan {
  readonly isUnlimited: boolean;
  readonly maxDevNum: number;
  readonly planUnit: PlanUnit;
}

/** The fields of a price that is wanted instead. */
export interface RequestedPrice {
  readonly buyNum: number;
  readonly planUnit: PlanUnit;
}

/** When another package takes over: with its payment, or once the running period has ended. */
export type ChangeStart = 'now' | 'periodEnd';

const LENGTH: Readonly<Record<PlanUnit, number>> = { day: 0, month: 1, year: 2 };

/** Devices a plan that is held covers; Infinity for all. */
export const heldLimit = ({ isUnlimited, maxDevNum }: Omit<HeldPlan, 'planUnit'>): number =>
  isUnlimited ? Infinity : maxDevNum;

/**
 * What covers fewer devices, or as many for a shorter period, waits for the end of the period, so
 * that nothing paid for is cut short; the rest begins at once (ADR 7). Spec 4.
 */
export function changeStart(
  held: HeldPlan,
  price: RequestedPrice,
  goods: { readonly maxDevNum: number },
): ChangeStart {
  const [wanted, now] = [deviceLimit(price, goods), heldLimit(held)];
  const waits = wanted === now ? LENGTH[price.planUnit] < LENGTH[held.planUnit] : wanted < now;
  return waits ? 'periodEnd' : 'now';
}

/** Whether a price is what the customer holds: same package, coverage and period. */
export const isHeldPrice = (
  held: HeldPlan & { readonly goodsId: string },
  price: RequestedPrice & { readonly goodsId: string },
): boolean =>
  price.goodsId === held.goodsId &&
  price.planUnit === held.planUnit &&
  (deviceLimit(price, held) === Infinity) === held.isUnlimited;
