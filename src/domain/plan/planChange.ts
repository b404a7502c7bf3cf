import type { PlanUnit } from '@homeview/contracts/vocabulary/plan/planUnit';
import { deviceLimit } from './deviceLimit';

/** The fields of the current plan that determine how it can be changed. Spec 3. */
export interface HeldPlan {
  readonly isUnlimited: boolean;
  readonly maxDevNum: number;
  readonly planUnit: PlanUnit;
}

/** The fields of the requested price. */
export interface RequestedPrice {
  readonly buyNum: number;
  readonly planUnit: PlanUnit;
}

/** When the new package starts: on payment, or at the end of the current period. */
export type ChangeStart = 'now' | 'periodEnd';

const LENGTH: Readonly<Record<PlanUnit, number>> = { day: 0, month: 1, year: 2 };

/** Number of devices in the current plan; Infinity for all. */
export const heldLimit = ({ isUnlimited, maxDevNum }: Omit<HeldPlan, 'planUnit'>): number =>
  isUnlimited ? Infinity : maxDevNum;

/**
 * Fewer devices, or the same number for a shorter period, start at the end of the period, so that
 * nothing paid for is lost; other changes start now (ADR 7). Spec 4.
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

/** Whether a price is the customer's current one: same package, coverage and period. */
export const isHeldPrice = (
  held: HeldPlan & { readonly goodsId: string },
  price: RequestedPrice & { readonly goodsId: string },
): boolean =>
  price.goodsId === held.goodsId &&
  price.planUnit === held.planUnit &&
  (deviceLimit(price, held) === Infinity) === held.isUnlimited;
