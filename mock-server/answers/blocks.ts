import { endpoints } from '@homeview/contracts/catalogue';
import { OrderStatus } from '@homeview/contracts/vocabulary/order/orderStatus';
import { UNLIMITED_DEVICES } from '@homeview/contracts/vocabulary/plan/unlimited';
import type { Order, Plan } from '../world/entities';
import { PAYMENT_DECLINED } from '../world/orders/orders';
import { nextOf } from '../world/plans/nextPlan';
import { deviceLimit, factsOf, isLive, isTrial } from '../world/plans/plans';
import { isRenewing } from '../world/plans/renewal';
import { isStorePlan } from '../world/plans/storePlans';
import { endOf } from '../world/timelineEvents';
import { mustFind } from '../world/world';
import type { World } from '../world/world';
import type { CustomerView } from './customerView';

/** A value of a text: a moment as ISO 8601, a sum in cents, a word to select by, or a count. */
export type Value = { readonly at: string } | { readonly cents: number } | string | number;
type Values = Readonly<Record<string, Value>>;

/** The parts of an answer, in their order. */
export const PARTS = ['happened', 'money', 'next'] as const;

interface Block {
  readonly id: string;
  readonly part: (typeof PARTS)[number];
  /** The values of its text; null when the block doesn't apply. */
  readonly of: (view: CustomerView) => Values | null;
}

const is = (view: CustomerView, ...screens: string[]) =>
  screens.some((screen) => view.screen === screen || view.screen?.startsWith(`${screen}/`));

const BUYING = ['/defaultPackage', '/packages', '/applePay'];

const named = ({ world, houses }: CustomerView, plan: Plan): string => {
  const name = mustFind(world.goods, plan.goodsId).name;
  return houses.length > 1 ? `${name} (${mustFind(world.houses, plan.houseId).name})` : name;
};

const sumOf = ({ cents, taxCents }: Order) => ({ cents: cents + taxCents });
const orderValues = (order: Order) => ({ number: order.id, date: { at: order.createdAt } });

/** A block about the order in question when it has this status. */
const ofOrder =
  (status: number, values: (order: Order, view: CustomerView) => Values | null): Block['of'] =>
  (view) =>
    view.order?.status === status ? values(view.order, view) : null;

const isByCard = ({ giftCardCode, kind }: Order) =>
  giftCardCode !== null || kind === 'giftCard' || kind === 'extend';

const renews = (world: World, plan: Plan) => isLive(plan) && endOf(world, plan).renews;

/** Whether the renewal of a plan can be turned on. */
const canRenew = (world: World, plan: Plan) => {
  const { goods } = factsOf(world, plan);
  return goods.supportRenew && !goods.deleted && !isStorePlan(plan);
};

const hasFreePrice = ({ world, plans }: CustomerView, plan = plans[0]) =>
  plan !== undefined && mustFind(world.prices, plan.priceId).cents === 0;

const isMutation = (call: string) =>
  call === '*' || endpoints.some(({ name, kind }) => name === call && kind === 'mutation');

const onSale = ({ world }: CustomerView) =>
  world.goods.filter((goods) => goods.onOffer && !goods.deleted);

const happened: readonly Omit<Block, 'part'>[] = [
  {
    id: 'session',
    of: ({ session }) => (session === 'signedIn' ? null : { state: session }),
  },
  {
    id: 'serviceFailed',
    of: ({ faults, appRefuses }) => {
      if (faults.length === 0 && !appRefuses) return null;
      const mayHaveRun = appRefuses || faults.some(({ call }) => isMutation(call));
      return { done: mayHaveRun ? 'maybe' : 'no' };
    },
  },
  {
    id: 'paymentDeclined',
    of: ofOrder(PAYMENT_DECLINED, (order) => ({ ...orderValues(order), sum: sumOf(order) })),
  },
  {
    id: 'paymentPending',
    of: ofOrder(OrderStatus.Processing, (order) => {
      const state = order.payMode === null ? 'open' : 'paying';
      const isFree = order.cents + order.taxCents === 0;
      return { ...orderValues(order), sum: sumOf(order), state: isFree ? 'free' : state };
    }),
  },
  {
    id: 'refunded',
    of: ofOrder(OrderStatus.Refunded, ({ id, refund }) =>
      refund ? { number: id, date: { at: refund.at }, sum: { cents: refund.cents } } : null,
    ),
  },
  {
    id: 'refundFailed',
    of: ofOrder(OrderStatus.RefundFailed, ({ id, refund }) =>
      refund ? { number: id, date: { at: refund.at }, sum: { cents: refund.cents } } : null,
    ),
  },
  {
    id: 'paid',
    of: ofOrder(OrderStatus.Paid, (order) => {
      const { cents, taxCents, paidAt, createdAt, id } = order;
      if (cents + taxCents === 0) return null;
      const tax = taxCents > 0 ? 'yes' : 'no';
      const date = { at: paidAt ?? createdAt };
      return { number: id, date, sum: sumOf(order), tax, taxSum: { cents: taxCents } };
    }),
  },
  {
    id: 'giftCard',
    of: (view) => {
      const { giftCard, world } = view;
      if (!giftCard || !is(view, '/giftCard')) return null;
      const { orderId, goodsId } = giftCard;
      const { name, deleted } = mustFind(world.goods, goodsId);
      return { plan: name, state: orderId !== null ? 'used' : deleted ? 'gone' : 'valid' };
    },
  },
  {
    id: 'giftCardPaid',
    of: (view) => {
      const { order, world } = view;
      if (order && isByCard(order)) return { plan: mustFind(world.goods, order.goodsId).name };
      const plan = view.plans.find(({ origin }) => origin === 'giftCard');
      return plan && !order ? { plan: named(view, plan) } : null;
    },
  },
  {
    id: 'sale',
    of: (view) => {
      const [sale] = view.world.activities;
      if (!sale || !is(view, '/promotions')) return null;
      return { from: { at: sale.startTime }, to: { at: sale.endTime }, state: saleState(view) };
    },
  },
  {
    id: 'trial',
    of: (view) => {
      if (!is(view, '/trialPackage')) return null;
      const offered = onSale(view).find(isTrial);
      const price = view.world.prices.find(({ goodsId }) => goodsId === offered?.id);
      return price ? { state: 'offered', sum: { cents: price.cents } } : { state: 'none' };
    },
  },
  {
    id: 'billAddress',
    of: (view) => {
      if (!is(view, '/billAddress')) return null;
      return { state: view.world.billAddresses.length > 0 ? 'known' : 'none' };
    },
  },
  { id: 'noHouse', of: ({ houses }) => (houses.length === 0 ? {} : null) },
  {
    id: 'nothingOnSale',
    of: (view) => (is(view, ...BUYING) && onSale(view).length === 0 ? {} : null),
  },
  {
    id: 'noChange',
    of: ({ screen, namedPlan }) =>
      screen === '/subscription/$id/updateDevice' && namedPlan?.change === null ? {} : null,
  },
  { id: 'devices', of: devicesOf },
  {
    id: 'noPlan',
    of: ({ world, houses }) => (world.plans.length === 0 && houses.length > 0 ? {} : null),
  },
];

function saleState({ world, now }: CustomerView): string {
  const [sale] = world.activities;
  if (!sale || now > sale.endTime) return 'over';
  return now < sale.startTime ? 'soon' : 'runs';
}

function devicesOf(view: CustomerView): Values | null {
  const { world, plans, uncovered, namedPlan } = view;
  if (is(view, ...BUYING, '/giftCard') && uncovered.length === 0 && plans.length > 0) {
    return { state: 'all', count: 0 };
  }
  if (!namedPlan || !isLive(namedPlan)) return null;
  const { devices, goods, price } = factsOf(world, namedPlan);
  const limit = deviceLimit(goods, price);
  if (devices.length === 0) return { state: 'empty', count: limit };
  // A plan for one device is nearly always full.
  const isFull = limit > 1 && devices.length >= limit && uncovered.length > 0;
  if (isFull) return { state: 'full', count: limit };
  const hasRoom = limit !== UNLIMITED_DEVICES && devices.length < limit && uncovered.length > 0;
  return hasRoom ? { state: 'room', count: limit - devices.length } : null;
}

const money: readonly Omit<Block, 'part'>[] = [
  {
    id: 'planChanges',
    of: (view) => {
      const plan = view.plans.find((one) => one.change !== null && renews(view.world, one));
      if (!plan?.change) return null;
      const { goods, price } = nextOf(view.world, plan);
      const limit = deviceLimit(goods, price);
      return {
        plan: named(view, plan),
        date: { at: plan.end },
        sum: { cents: price.cents },
        count: limit,
        covers: limit === UNLIMITED_DEVICES ? 'all' : 'some',
        unit: price.planUnit,
      };
    },
  },
  {
    id: 'planEnded',
    of: (view) => {
      const plan =
        view.plans.find((one) => !isLive(one)) ??
        (view.plans.length === 0 ? view.world.plans[0] : undefined);
      return plan ? { plan: named(view, plan), date: { at: plan.end } } : null;
    },
  },
  {
    id: 'planEnds',
    of: (view) => {
      const plan = view.plans.find((one) => isLive(one) && !renews(view.world, one));
      if (!plan) return null;
      const { goods } = factsOf(view.world, plan);
      const why = goods.deleted ? 'deleted' : goods.supportRenew ? 'off' : 'once';
      return { plan: named(view, plan), date: { at: plan.end }, why };
    },
  },
  {
    id: 'planFree',
    of: (view) => {
      const plan = view.plans.find((one) => renews(view.world, one) && hasFreePrice(view, one));
      return plan ? { plan: named(view, plan) } : null;
    },
  },
  {
    id: 'planRenews',
    of: (view) => {
      const plan = view.plans.find(
        (one) => one.change === null && renews(view.world, one) && !hasFreePrice(view, one),
      );
      if (!plan) return null;
      const { price } = nextOf(view.world, plan);
      const by = isStorePlan(plan) ? 'store' : 'portal';
      return { plan: named(view, plan), date: { at: plan.end }, sum: { cents: price.cents }, by };
    },
  },
];

const next: readonly Omit<Block, 'part'>[] = [
  {
    id: 'signIn',
    of: ({ session }) => (session === 'signedIn' ? null : { state: session }),
  },
  {
    id: 'payAgain',
    of: ofOrder(PAYMENT_DECLINED, () => ({})),
  },
  {
    id: 'redeem',
    of: (view) => {
      const { giftCard, world } = view;
      if (!is(view, '/giftCard') || !giftCard) return null;
      const usable = world.giftCards.find(({ orderId }) => orderId === null);
      const { payMark, deleted } = mustFind(world.goods, giftCard.goodsId);
      if (giftCard.orderId !== null) return usable ? { then: 'another' } : null;
      return deleted ? null : { then: payMark ? 'renews' : 'ends' };
    },
  },
  {
    id: 'store',
    of: (view) => {
      const plan = view.plans.find(isStorePlan);
      return plan ? { plan: named(view, plan) } : null;
    },
  },
  {
    id: 'changeChoice',
    of: ({ world, plans }) => {
      const plan = plans.find((one) => one.change !== null && renews(world, one));
      if (!plan?.change) return null;
      const { goods, price } = nextOf(world, plan);
      const isLimited = deviceLimit(goods, price) !== UNLIMITED_DEVICES;
      const devices = !isLimited ? 'all' : plan.change.chosen ? 'chosen' : 'open';
      if (isStorePlan(plan)) return devices === 'all' ? null : { devices, keep: 'no' };
      return { devices, keep: 'yes' };
    },
  },
  {
    id: 'renewal',
    of: (view) => {
      const { world, plans } = view;
      const plan = plans.find((one) => isLive(one) && canRenew(world, one) && one.change === null);
      const state = plan ? renewalState(view, plan) : null;
      return plan && state !== null ? { plan: named(view, plan), state } : null;
    },
  },
  {
    id: 'startAgain',
    of: ({ world, plans }) => {
      const ended = plans.find((plan) => !isLive(plan)) ?? (plans.length === 0 && world.plans[0]);
      if (!ended) return null;
      const { goods } = factsOf(world, ended);
      return { how: goods.supportRenew && !goods.deleted ? 'renew' : 'add' };
    },
  },
  { id: 'choosePlan', of: choosePlanOf },
  {
    id: 'look',
    of: (view) => {
      if (view.houses.length === 0) return { page: 'none' };
      if (view.order) return { page: 'bills' };
      if (view.world.plans.length > 0) return { page: 'home' };
      if (onSale(view).length === 0) return { page: 'later' };
      return choosePlanOf(view) || view.session !== 'signedIn' ? null : { page: 'home' };
    },
  },
];

/** Nobody who writes about trouble, or about a bill, is told to buy. */
function choosePlanOf(view: CustomerView): Values | null {
  const { screen, order, uncovered, world, namedPlan } = view;
  const offers = onSale(view);
  if (uncovered.length === 0 || offers.length === 0 || namedPlan || isTrouble(order)) return null;
  if (is(view, '/trialPackage') && offers.some(isTrial)) return { way: 'trial', count: 0 };
  const isAbout = screen === '/' || is(view, ...BUYING) || world.plans.length === 0;
  if (!isAbout || view.session !== 'signedIn') return null;
  if (!view.isInIosApp) return { way: 'portal', count: uncovered.length };
  // The store sells one subscription for all houses.
  return world.plans.some(isStorePlan) ? null : { way: 'store', count: uncovered.length };
}

const isTrouble = (order: Order | undefined) =>
  order !== undefined && order.status !== OrderStatus.Paid;

/** What the customer can do about the renewal of a plan; null when nothing, or nothing is asked. */
function renewalState(view: CustomerView, plan: Plan): string | null {
  const { world, order, session, screen } = view;
  if (mustFind(world.prices, plan.priceId).cents === 0) return null;
  if (order?.status === OrderStatus.Processing && order.planId === plan.id) return 'pending';
  if (plan.renewalLocked) return 'locked';
  if (plan.activeFrom !== null) return 'activating';
  if (isRenewing(plan)) {
    const isAsked = screen === '/' || is(view, '/subscription');
    return isAsked && session === 'signedIn' && !isTrouble(order) ? 'on' : null;
  }
  return plan.payMode === null ? 'unpaid' : 'off';
}

/** All blocks, each part by importance. */
export const BLOCKS: readonly Block[] = [
  ...happened.map((block) => ({ ...block, part: 'happened' as const })),
  ...money.map((block) => ({ ...block, part: 'money' as const })),
  ...next.map((block) => ({ ...block, part: 'next' as const })),
];

/** The blocks of one part that an answer has at most. */
const MOST = 2;
const MOST_IN_ALL = 5;

/** The blocks that apply, the most important ones of each part. */
export const blocksOf = (view: CustomerView): readonly { id: string; values: Values }[] =>
  PARTS.flatMap((part) =>
    BLOCKS.flatMap((block) => {
      const values = block.part === part ? block.of(view) : null;
      return values ? [{ id: block.id, values }] : [];
    }).slice(0, MOST),
  ).slice(0, MOST_IN_ALL);
