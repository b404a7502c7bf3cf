import {
  GIFT_CODE,
  OTHER_GIFT_CODE,
  USED_GIFT_CODE,
} from '@homeview/contracts/vocabulary/fixtures';
import type { CustomerTraits } from '@homeview/contracts/customer/customerTraits';
import { OrderStatus } from '@homeview/contracts/vocabulary/order/orderStatus';
import { addDays } from '../../world/calendar';
import { draftOf, newOrder } from '../../world/orders/newOrder';
import { PAYMENT_DECLINED } from '../../world/orders/orders';
import { devicesOfHouse, devicesOfPlan } from '../../world/plans/devices';
import { isLive } from '../../world/plans/plans';
import { byId, mustFind, nextNumber } from '../../world/world';
import type { World } from '../../world/world';
import { firstFree } from './firstFree';
import { planIdAt, priceAt } from './plans';

type Bill = CustomerTraits['bills'][number];

/** The ids of entries in their order; undefined for one that points nowhere. */
export type Ids = readonly (string | undefined)[];

export const STATUS_OF_BILL: Record<Bill['state'], number> = {
  unpaid: PAYMENT_DECLINED,
  paid: OrderStatus.Paid,
  processing: OrderStatus.Processing,
  refunded: OrderStatus.Refunded,
  refundFailed: OrderStatus.RefundFailed,
};

/** The kinds of orders that begin a plan; the others change one. */
const BEGINNING: readonly Bill['kind'][] = ['buy', 'giftCard', 'trial', 'ruleGive'];
const FREE: readonly Bill['kind'][] = ['giftCard', 'extend', 'keep', 'trial', 'ruleGive'];
const BY_CARD: readonly Bill['kind'][] = ['giftCard', 'extend'];

const TAX_RATE = 0.0825;
/** What a bill cost more than its price costs now. */
const OTHER_CENTS = 700;

/** The order of a used card that is another customer's. */
const ORDER_OF_OTHERS = '89999';

/**
 * Adds the orders whose house and price exist. The order that a plan began with has the plan's
 * number, others the next one of the world. Returns the id of each.
 */
export function addBills(world: World, now: Date, { plans, bills }: CustomerTraits): Ids {
  return bills.map((bill) => {
    const house = world.houses[bill.house];
    const price = priceAt(world, bill);
    if (!house || !price) return undefined;
    const plan = bill.plan === null ? undefined : byId(world.plans, planIdAt(bill.plan));
    const begins = BEGINNING.includes(bill.kind);
    const own = plan && begins ? [`8${plan.id.slice(1)}`] : [];
    const taken = world.orders.map(({ id }) => id);
    const id = own.find((one) => !taken.includes(one)) ?? String(nextNumber(world, 'orders'));
    const isOfStart = begins && bill.plan !== null && plans[bill.plan]?.beganDays === bill.inDays;
    const created = plan && isOfStart ? new Date(plan.start) : addDays(now, bill.inDays);
    // A smaller plan costs nothing until it takes over.
    const isFree = FREE.includes(bill.kind) || (bill.kind === 'change' && Boolean(plan?.change));
    const cents = (isFree ? 0 : price.cents) + (bill.atOtherPrice ? OTHER_CENTS : 0);
    const taxCents = bill.isTaxed ? Math.ceil(cents * TAX_RATE) : 0;
    const isPaid = bill.state !== 'unpaid' && bill.state !== 'processing';
    const goods = mustFind(world.goods, price.goodsId);
    world.orders.push({
      ...newOrder(draftOf(house, { goods, price }, { original: 3 }), id, created),
      kind: bill.kind,
      deviceIds: begins ? coveredBy(world, house.id, plan) : [],
      cents,
      taxCents,
      status: STATUS_OF_BILL[bill.state],
      paidAt: isPaid ? created.toISOString() : null,
      payMode: bill.payMode,
      planId: plan?.id ?? null,
      refund: refundOf(world, now, bill, cents + taxCents),
    });
    return id;
  });
}

/** The devices of a plan; of one that has ended or not begun, the first device without a plan. */
function coveredBy(world: World, houseId: string, plan: World['plans'][number] | undefined) {
  const devices =
    plan && isLive(plan)
      ? devicesOfPlan(world, plan.id)
      : devicesOfHouse(world, houseId)
          .filter(({ planId }) => planId === null)
          .slice(0, 1);
  return devices.map(({ id }) => id);
}

function refundOf(world: World, now: Date, bill: Bill, cents: number) {
  if (bill.state !== 'refunded' && bill.state !== 'refundFailed') return null;
  const id = String(nextNumber(world, 'refunds'));
  return { id, at: addDays(now, bill.refundInDays ?? bill.inDays).toISOString(), cents };
}

/** The code of the nth further card. */
const furtherCode = (at: number) => USED_GIFT_CODE.slice(0, -2) + String(at).padStart(2, '0');

/**
 * Adds the gift cards whose price exists; a used one has paid for an order, or for another
 * customer's. Returns the code of each.
 */
export function addGiftCards(world: World, { giftCards }: CustomerTraits): Ids {
  return giftCards.map((card, at) => {
    const price = priceAt(world, card);
    if (!price) return undefined;
    const usual = card.isUsed ? [USED_GIFT_CODE] : [GIFT_CODE, OTHER_GIFT_CODE];
    const taken = world.giftCards.map(({ id }) => id);
    const id = firstFree([...usual, furtherCode(at + 10)], taken);
    const order = world.orders.find(
      ({ kind, giftCardCode, priceId }) =>
        card.isUsed && giftCardCode === null && priceId === price.id && BY_CARD.includes(kind),
    );
    if (order) order.giftCardCode = id;
    const orderId = card.isUsed ? (order?.id ?? ORDER_OF_OTHERS) : null;
    world.giftCards.push({ id, goodsId: price.goodsId, priceId: price.id, orderId });
    return id;
  });
}
