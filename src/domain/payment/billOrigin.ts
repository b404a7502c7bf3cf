import type { OrderType } from '@homeview/contracts/vocabulary/order/orderType';
import { paymentState } from './paymentState';

interface BilledItem {
  readonly subscribeName: string;
  readonly subscribeStartDate: string | null;
  readonly subscribeEndDate: string | null;
}

/** The fields of a bill that tell where it comes from. */
export interface Bill {
  readonly orderStatus: number;
  readonly type?: OrderType | null | undefined;
  readonly orderGoodsResp: readonly BilledItem[];
}

/** The fields of a plan that a bill can be compared with; `detail` is null if it is not loaded. */
interface ListedPlan {
  readonly plan: { readonly packageName: string };
  readonly detail: { readonly packageName: string; readonly nextRenewal: string | null } | null;
}

/** Bills by order number; null for one that could not be loaded, which makes the others uncertain. */
export type Bills<B extends Bill = Bill> = ReadonlyMap<string, B | null>;

interface Period {
  readonly name: string;
  readonly startMs: number;
  readonly endMs: number;
}

const hasGaps = (bills: Bills): boolean => [...bills.values()].includes(null);

/** The period of a bill for one plan, refunded or not; null if it has none. */
function anyPeriodOf(bill: Bill | null): Period | null {
  const [item, ...more] = bill?.orderGoodsResp ?? [];
  if (more.length > 0 || !item?.subscribeStartDate || !item.subscribeEndDate) return null;
  return {
    name: item.subscribeName,
    startMs: Date.parse(item.subscribeStartDate),
    endMs: Date.parse(item.subscribeEndDate),
  };
}

/** Whether the money of an order was paid and stayed paid. */
const isKept = ({ orderStatus }: Bill): boolean =>
  ['paid', 'refundFailed'].includes(paymentState(orderStatus));

/** The paid period of a bill for one plan; null if it has none, or was refunded. */
export const periodOf = (bill: Bill | null | undefined): Period | null =>
  bill && isKept(bill) ? anyPeriodOf(bill) : null;

/** The bills by plan name and a moment of their period; a refunded one makes others uncertain too. */
function groupedBy(bills: Bills, moment: (period: Period) => number) {
  const groups = new Map<string, string[]>();
  for (const [orderId, bill] of bills) {
    const period = anyPeriodOf(bill);
    if (period === null) continue;
    const key = keyOf(period.name, moment(period));
    groups.set(key, [...(groups.get(key) ?? []), orderId]);
  }
  return (name: string, ms: number): readonly string[] => groups.get(keyOf(name, ms)) ?? [];
}

const keyOf = (name: string, ms: number): string => JSON.stringify([name, ms]);

/** The only item of a list; undefined if there are none or several. */
const only = <T>([first, ...more]: readonly T[]): T | undefined =>
  more.length === 0 ? first : undefined;

/**
 * The plan of each bill, as far as it is certain: a bill does not name its plan. The period of the
 * bill ends with that of the only plan of this name, or a renewal continues it, and no other bill of
 * this name has the same end.
 */
export function plansOfBills<P extends ListedPlan>(
  bills: Bills,
  plans: readonly P[],
): ReadonlyMap<string, P> {
  const certain = new Map<string, P>();
  if (hasGaps(bills)) return certain;
  const endingAt = groupedBy(bills, ({ endMs }) => endMs);
  const startingAt = groupedBy(bills, ({ startMs }) => startMs);
  const found = new Map<string, P | undefined>();

  const planThatEnds = ({ name, endMs }: Period): P | undefined => {
    if (plans.some(({ plan, detail }) => detail === null && plan.packageName === name)) {
      return undefined;
    }
    return only(
      plans.filter(
        ({ detail }) =>
          detail?.packageName === name && Date.parse(detail.nextRenewal ?? '') === endMs,
      ),
    );
  };

  const renewalAfter = ({ name, endMs }: Period): string | undefined => {
    const next = only(startingAt(name, endMs));
    return next !== undefined && bills.get(next)?.type === 'renew' ? next : undefined;
  };

  for (const orderId of bills.keys()) {
    const chain: string[] = [];
    let at: string | undefined = orderId;
    let plan: P | undefined;
    while (at !== undefined && plan === undefined) {
      if (found.has(at)) {
        plan = found.get(at);
        break;
      }
      chain.push(at);
      const period: Period | null = periodOf(bills.get(at));
      if (period === null || endingAt(period.name, period.endMs).length > 1) break;
      plan = planThatEnds(period);
      at = renewalAfter(period);
      if (at !== undefined && chain.includes(at)) break;
    }
    for (const id of chain) found.set(id, plan);
  }
  for (const [orderId, plan] of found) if (plan) certain.set(orderId, plan);
  return certain;
}

/** Months differ by up to three days. */
const SAME_LENGTH_MS = 4 * 86_400_000;

/**
 * The bill that a renewal continues: the only one of the same plan name and length whose period ends
 * where that of the renewal begins. Undefined if that is not certain.
 */
export function lastBillBefore(orderId: string, bills: Bills): string | undefined {
  const bill = bills.get(orderId);
  const period = periodOf(bill);
  if (hasGaps(bills) || period === null || bill?.type !== 'renew') return undefined;
  const { name, startMs, endMs } = period;
  if (groupedBy(bills, (of) => of.startMs)(name, startMs).length > 1) return undefined;
  const before = only(groupedBy(bills, (of) => of.endMs)(name, startMs));
  const lastPeriod = periodOf(bills.get(before ?? ''));
  if (lastPeriod === null) return undefined;
  const difference = endMs - startMs - (lastPeriod.endMs - lastPeriod.startMs);
  return Math.abs(difference) < SAME_LENGTH_MS ? before : undefined;
}

export type BillOrigin = OrderType | 'change';

/**
 * What an order was: the type that the service tells, or the change of a plan, which the service
 * also calls a purchase. A purchase is certainly a change if it began within the period of an
 * earlier bill that still runs, although no plan has that period any more.
 * @param plans all plans of the account; undefined if some are not known.
 */
export function billOrigin(
  orderId: string,
  bills: Bills,
  { plans, now }: { readonly plans: readonly ListedPlan[] | undefined; readonly now: Date | null },
): BillOrigin | null {
  const bill = bills.get(orderId);
  if (!bill || bill.type !== 'buy') return bill?.type ?? null;
  const bought = periodOf(bill);
  if (bought === null || plans === undefined || now === null || hasGaps(bills)) return 'buy';
  if (plans.some(({ detail }) => detail === null)) return 'buy';
  const ends = new Set(plans.map(({ detail }) => Date.parse(detail?.nextRenewal ?? '')));
  const isReplaced = [...bills.values()].some((earlier) => {
    const period = periodOf(earlier);
    return (
      period !== null &&
      period.startMs < bought.startMs &&
      period.endMs > Math.max(bought.startMs, now.getTime()) &&
      !ends.has(period.endMs) &&
      // A renewal that was paid early has moved the end of the plan.
      ![...bills.values()].some((later) => periodOf(later)?.startMs === period.endMs)
    );
  });
  return isReplaced ? 'change' : 'buy';
}
