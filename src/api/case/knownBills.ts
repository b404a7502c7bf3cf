import dayjs from 'dayjs';
import type { CustomerTraits } from '@homeview/contracts/customer/customerTraits';
import type { OrderDetail, OrderRow } from '@homeview/contracts/domains/billing/billing.schemas';
import { OrderStatus } from '@homeview/contracts/vocabulary/order/orderStatus';
import { daysUntil } from '../../domain/plan/daysUntil';
import { rowsOf } from '../../domain/paging';
import type { CachedAnswers } from './cachedAnswers';
import type { KnownPlan } from './knownPlans';
import type { OfferTable } from './offerTable';

type Bill = CustomerTraits['bills'][number];

export interface KnownBill {
  readonly id: string | null;
  /** The gift card that paid. */
  readonly card?: string | null;
  readonly traits: Bill;
}

/** The state of a bill by the status of its order; each other status was not paid. */
export const STATE_OF_ORDER: Readonly<Partial<Record<number, Bill['state']>>> = {
  [OrderStatus.Paid]: 'paid',
  [OrderStatus.Processing]: 'processing',
  [OrderStatus.Refunded]: 'refunded',
  [OrderStatus.RefundFailed]: 'refundFailed',
};
const stateOf = (status: number): Bill['state'] => STATE_OF_ORDER[status] ?? 'unpaid';

interface Context {
  readonly plans: readonly KnownPlan[];
  readonly offers: OfferTable;
  readonly now: Date;
  /** The order number of a bill that exists although no answer tells of it. */
  readonly wanted?: string | undefined;
  /** The place of a plan's house. */
  readonly houseOf: (plan: KnownPlan | undefined) => number;
}

/** All bills that the answers tell of, in the order of their orders; each plan has one at least. */
export function knownBills(answers: CachedAnswers, context: Context): KnownBill[] {
  const details = new Map(answers.bill.map(({ asked, data }) => [asked.orderId, data]));
  const lists = answers.bills.map(({ asked, data }) => ({
    status: asked.orderStatus,
    pages: data.pages,
    rows: rowsOf(data.pages, ({ orderId }) => orderId),
  }));
  const all = lists.find(({ status }) => status === undefined);
  const rows = new Map<string, { row: OrderRow | null; status: number | undefined }>();
  for (const { status, rows: ofList } of lists)
    for (const row of ofList) {
      const known = rows.get(row.orderId)?.status;
      rows.set(row.orderId, { row, status: status ?? known });
    }
  for (const id of [...details.keys(), ...(context.wanted === undefined ? [] : [context.wanted])])
    if (!rows.has(id)) rows.set(id, { row: null, status: undefined });

  const known = [...rows].map(([id, { row, status }]) => {
    const detail = details.get(id) ?? null;
    return billOf(
      { id, row, detail, status: detail?.orderStatus ?? status ?? OrderStatus.Paid },
      context,
    );
  });
  // The list may end before the last bill: the others are like the oldest one, a month apart, so that
  // the periods of a plan follow one another.
  const missing = (all?.pages.at(-1)?.total ?? 0) - (all?.rows.length ?? 0);
  const oldest = known.at(-1);
  if (oldest)
    for (let at = 1; at <= missing; at += 1) {
      const ordered = dayjs(context.now).add(oldest.traits.inDays, 'day').subtract(at, 'month');
      const inDays = daysUntil(ordered.toISOString(), context.now);
      const kind = at < missing ? oldest.traits.kind : 'buy';
      known.push({ id: null, traits: { ...oldest.traits, inDays, kind, state: 'paid' } });
    }
  return [...firstBills(known, all !== undefined, context), ...known.reverse()];
}

interface Facts {
  readonly id: string;
  readonly row: OrderRow | null;
  readonly detail: OrderDetail | null;
  readonly status: number;
}

function billOf({ id, row, detail, status }: Facts, context: Context): KnownBill {
  const { plans, offers, now } = context;
  const item = detail?.orderGoodsResp[0];
  const name = item?.subscribeName ?? row?.subscribeName ?? null;
  const { subscribeStartDate: start = null, subscribeEndDate: end = null } = item ?? {};
  const amount = detail?.orderPrice ?? row?.price ?? null;
  const at = placeOfPlan({ name, end, status, amount }, context);
  const plan = plans[at];
  const isFree = amount === 0;
  const days = start !== null && end !== null ? daysUntil(end, new Date(start)) : null;
  const choice = plan
    ? { offer: plan.traits.offer, price: plan.traits.price }
    : offers.choose({
        ...{ name, devices: null },
        cycle: days === null ? null : days <= 1 ? 'day' : days <= 31 ? 'month' : 'year',
        // A gift card or a trial leaves nothing to pay.
        amount: isFree ? null : amount,
        likely: 'month',
      });
  const date = row?.subscribeDate ?? detail?.activateTime ?? detail?.invoiceDate ?? null;
  const price = offers.amountOf(choice);
  const refund = detail?.refundDetailResp?.refundTime;
  return {
    id,
    card: detail?.giftCardCode ?? null,
    traits: {
      house: context.houseOf(plan),
      ...choice,
      plan: plan ? at : null,
      kind: detail?.type ?? (isFree ? 'giftCard' : 'buy'),
      state: stateOf(status),
      inDays: date === null ? 0 : daysUntil(date, now),
      refundInDays: refund === undefined ? null : daysUntil(refund, now),
      payMode: detail ? (detail.payMode ?? null) : (plan?.traits.payMode ?? 1),
      isTaxed: detail !== null && detail.tax > 0,
      atOtherPrice: amount !== null && price !== null && !isFree && amount !== price,
    },
  };
}

/** The plan that a bill paid for; -1 if that is not certain. */
function placeOfPlan(
  bill: { name: string | null; end: string | null; status: number; amount: number | null },
  { plans, offers }: Pick<Context, 'plans' | 'offers'>,
): number {
  const named = plans.filter(({ name }) => name !== null && name === bill.name);
  const ofPeriod = named.filter(({ end }) => end !== null && end === bill.end);
  // Plans of the same package may end at the same time.
  const ofAmount = ofPeriod.find(({ traits }) => offers.amountOf(traits) === bill.amount);
  // Of a bill that was refunded or is not paid yet, its plan says the same.
  const ofStatus = named.filter(({ orderStatus }) => orderStatus === bill.status);
  const plan = ofAmount ?? ofPeriod[0] ?? (ofStatus.length === 1 ? ofStatus[0] : undefined);
  return plan ? plans.indexOf(plan) : -1;
}

/** The bills that plans began with, of plans without one. */
function firstBills(
  known: readonly KnownBill[],
  areAllKnown: boolean,
  { plans, houseOf }: Context,
): KnownBill[] {
  return plans.flatMap((plan, at): KnownBill[] => {
    const state = stateOf(plan.orderStatus);
    if (known.some(({ traits }) => traits.plan === at)) return [];
    if (areAllKnown && state === 'paid') return [];
    const { offer, price, origin, beganDays, payMode } = plan.traits;
    return [
      {
        id: null,
        traits: {
          ...{ house: houseOf(plan), offer, price, plan: at, kind: origin, state },
          ...{ inDays: beganDays, refundInDays: state.startsWith('refund') ? 0 : null },
          ...{ payMode, isTaxed: false, atOtherPrice: false },
        },
      },
    ];
  });
}
