import type { PlanUnit } from '@homeview/contracts/vocabulary/plan/planUnit';
import { toCents } from '../offer/price';
import type { OfferedPrice } from '../offer/price';
import { deviceLimit } from './deviceLimit';
import { nextPlanLimit } from './planDevices';
import { whyNotChangeable } from './planUnavailable';
import type { PlanStatus } from './planUnavailable';

/** The fields of the current plan that determine how it can be changed. */
export interface HeldPlan {
  readonly isUnlimited: boolean;
  readonly maxDevNum: number;
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
 * nothing paid for is lost; other changes start now (ADR 7).
 */
export function changeStart(
  held: HeldPlan,
  price: Pick<OfferedPrice, 'buyNum' | 'planUnit'>,
  goods: { readonly maxDevNum: number },
): ChangeStart {
  const [wanted, now] = [deviceLimit(price, goods), heldLimit(held)];
  const waits = wanted === now ? LENGTH[price.planUnit] < LENGTH[held.planUnit] : wanted < now;
  return waits ? 'periodEnd' : 'now';
}

/** Whether a price is the customer's current one: same package, coverage and period. */
export const isHeldPrice = (
  held: HeldPlan & { readonly goodsId: string },
  price: Pick<OfferedPrice, 'buyNum' | 'planUnit'> & { readonly goodsId: string },
): boolean =>
  price.goodsId === held.goodsId &&
  price.planUnit === held.planUnit &&
  (deviceLimit(price, held) === Infinity) === held.isUnlimited;

/** The price that a plan has, in its package; undefined if the package does not list it. */
export const heldPrice = <P extends OfferedPrice & { readonly goodsId: string }>(
  held: HeldPlan & { readonly price: number },
  goods: { readonly goodsId: string; readonly goodsPriceList: readonly P[] },
): P | undefined => {
  const same = goods.goodsPriceList.filter((price) =>
    isHeldPrice({ ...held, goodsId: goods.goodsId }, price),
  );
  // Several limited prices can have the same period.
  return same.find(({ price }) => toCents(price) === toCents(held.price)) ?? same[0];
};

/** The fields that determine whether a pending change can be undone. */
interface ChangingPlan extends PlanStatus {
  readonly packageChangeRecord: object | null;
}

/** Whether a pending change can be canceled here by keeping the current plan. */
export const canKeepPlan = (plan: ChangingPlan): boolean =>
  plan.packageChangeRecord !== null && whyNotChangeable(plan) === null;

/** Whether a pending change keeps the number of devices, so that only its period is another one. */
export const changesOnlyPeriod = (
  held: Omit<HeldPlan, 'planUnit'>,
  next: { readonly buyNum: number; readonly maxDevNum: number },
): boolean => deviceLimit(next, { maxDevNum: nextPlanLimit(next.maxDevNum) }) === heldLimit(held);

/**
 * How much more (or less) the next price costs for a period, in cents. Null if the periods differ:
 * the difference over a year would be a computed saving, which is never shown (ADR 9).
 */
export const priceDifference = (
  now: Pick<OfferedPrice, 'price' | 'planUnit'>,
  next: typeof now,
): number | null =>
  now.planUnit === next.planUnit ? toCents(next.price) - toCents(now.price) : null;
