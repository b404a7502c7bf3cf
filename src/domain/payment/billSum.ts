import { toCents } from '../offer/price';
import { paymentState } from './paymentState';

/** The sums of a bill, in dollars. */
export interface Sums {
  readonly payPrice: number;
  readonly orderPrice: number;
  readonly tax: number;
}

/** Why two bills of a plan have different sums. */
type SumReason = 'price' | 'tax' | 'priceAndTax';

export interface SumDifference {
  /** Positive if the later bill is higher. */
  readonly cents: number;
  readonly beforeCents: number;
  readonly nowCents: number;
  readonly reason: SumReason;
}

/** How the sum of a bill differs from that of an earlier bill of the same plan; null if it does not. */
export function sumDifference(before: Sums, now: Sums): SumDifference | null {
  const [beforeCents, nowCents] = [toCents(before.payPrice), toCents(now.payPrice)];
  if (beforeCents === nowCents) return null;
  const price = toCents(before.orderPrice) !== toCents(now.orderPrice);
  const tax = toCents(before.tax) !== toCents(now.tax);
  const reason = price && tax ? 'priceAndTax' : price ? 'price' : 'tax';
  return { cents: nowCents - beforeCents, beforeCents, nowCents, reason };
}

interface Refundable extends Sums {
  readonly orderStatus: number;
  readonly refundDetailResp: { readonly refundAmount: number } | null;
}

/** What was paid for these bills, without what was refunded. */
interface PaidTotal {
  readonly cents: number;
  readonly hasRefunds: boolean;
}

/** The sum of what was paid; undefined if a bill is not loaded, or a refund has no amount. */
export function paidTotal(
  bills: readonly (Refundable | null | undefined)[],
): PaidTotal | undefined {
  let [cents, hasRefunds] = [0, false];
  for (const bill of bills) {
    if (!bill) return undefined;
    const state = paymentState(bill.orderStatus);
    if (state === 'confirming' || state === 'notPaid') continue;
    cents += toCents(bill.payPrice);
    if (state !== 'refunded') continue;
    if (!bill.refundDetailResp) return undefined;
    cents -= toCents(bill.refundDetailResp.refundAmount);
    hasRefunds = true;
  }
  return { cents, hasRefunds };
}
