/**
 * The rules of the service, independent of the mock server: UUIDs, amounts in cents, time as numbers.
 * Each planted bug is a branch here, on by its name.
 */
import { randomUUID } from 'node:crypto';
import type { Bug } from './bugs';
import type { PayMode } from '../../vocabulary/order/payMode';
import type { Values } from './values';

/** A request that the service refuses, with its code. */
export class Refused extends Error {
  readonly code: number;
  constructor(code = 400) {
    super('Nope.');
    this.code = code;
  }
}

export const refuseIf = (isWrong: boolean, code?: number): void => {
  if (isWrong) throw new Refused(code);
};

interface Price {
  readonly goodsId: string;
  readonly cents: number;
  readonly months: number;
  /** Maximum number of devices; -1: any number. */
  readonly limit: number;
}

const centsOf = (amount: string): number => Math.round(Number(amount) * 100);

/** What the service sells: the prices by their ids. The yearly price has no state value. */
const pricesOf = (values: Values): Record<string, Price> => ({
  [values.monthlyPriceId]: {
    goodsId: values.goodsId,
    cents: centsOf(values.monthlyPrice),
    months: 1,
    limit: 1,
  },
  [values.yearlyPriceId]: { goodsId: values.goodsId, cents: 29_99, months: 12, limit: 1 },
  [values.unlimitedPriceId]: {
    goodsId: values.goodsId,
    cents: centsOf(values.unlimitedPrice),
    months: 1,
    limit: -1,
  },
  [values.cardPriceId]: { goodsId: values.cardGoodsId, cents: 2_99, months: 1, limit: 1 },
});

export interface Plan {
  readonly id: string;
  priceId: string;
  devices: string[];
  end: number;
  renews: boolean;
  live: boolean;
  origin: 'buy' | 'giftCard';
  payMode: PayMode | null;
  /** The status of the order that the plan came from. */
  orderStatus: number;
  /** Renewal cannot be changed now. */
  isLocked: boolean;
  /** The service has taken it away: it ends with its period. */
  isDeleted: boolean;
  next: { priceId: string; devices: string[] | null } | null;
}

export type Kind = 'buy' | 'renew' | 'change' | 'keep' | 'extend' | 'giftCard';

export interface Order {
  readonly id: string;
  readonly kind: Kind;
  readonly priceId: string;
  readonly cents: number;
  readonly devices: readonly string[];
  planId: string | null;
  readonly card: string | null;
  readonly createdAt: number;
  status: number;
  paidAt: number | null;
  refundedCents: number | null;
  period: readonly [number, number] | null;
}

export interface OrderRequest {
  readonly priceId: string;
  readonly amount: number;
  readonly devices: readonly string[];
  readonly planId: string | null;
  readonly card: string | null;
  readonly isPromotion: boolean;
}

/** Adds months to a time, in ms. */
const addMonths = (time: number, months: number): number => {
  const date = new Date(time);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.getTime();
};

export class World {
  readonly values: Values;
  /** The devices of the house. */
  readonly devices: readonly string[];
  now: number;
  readonly plans: Plan[] = [];
  readonly orders: Order[] = [];
  readonly usedCards = new Set<string>();
  readonly keys = new Map<string, { readonly body: string; readonly orderId: string }>();

  private readonly has: (bug: Bug) => boolean;
  private readonly prices: Record<string, Price>;
  private readonly cards: Readonly<Record<string, string>>;

  constructor(values: Values, has: (bug: Bug) => boolean, now: number) {
    this.values = values;
    this.has = has;
    this.now = now;
    this.prices = pricesOf(values);
    const { coveredDeviceId, freeDeviceId, secondFreeDeviceId, thirdFreeDeviceId } = values;
    this.devices = [coveredDeviceId, freeDeviceId, secondFreeDeviceId, thirdFreeDeviceId];
    this.cards = {
      [values.giftCardCode]: values.monthlyPriceId,
      [values.otherGiftCardCode]: values.cardPriceId,
    };
  }

  /** @throws Refused for an unknown price. */
  price(id: string): Price {
    const price = this.prices[id];
    if (!price) throw new Refused();
    return price;
  }

  /** A price that is for sale no longer, but somebody has a plan with it. */
  oldPrice(limit: number, months: number): string {
    const id = randomUUID();
    this.prices[id] = { goodsId: this.values.goodsId, cents: 5_00, months, limit };
    return id;
  }

  plan(id: string): Plan {
    const plan = this.plans.find((each) => each.id === id);
    if (!plan) throw new Refused();
    return plan;
  }

  order(id: string): Order {
    const order = this.orders.find((each) => each.id === id);
    if (!order) throw new Refused();
    return order;
  }

  /** The plan of a device, if it has one. */
  planOf(device: string): Plan | undefined {
    const counts = (plan: Plan) => plan.live || this.has('an ended plan keeps its devices');
    return this.plans.find((plan) => counts(plan) && plan.devices.includes(device));
  }

  freeDevices(): string[] {
    const isFree = (device: string) => !this.planOf(device) || this.has('a device stays free');
    return this.devices.filter(isFree);
  }

  /** The same order for the same key; another body with it is refused. */
  once(key: string, body: string, place: () => Order): Order {
    const known = this.keys.get(key);
    if (known && !this.has('a key makes two orders')) {
      refuseIf(known.body !== body && !this.has('a key takes another body'));
      return this.order(known.orderId);
    }
    const order = place();
    this.keys.set(this.has('any key is the same') ? '' : key, { body, orderId: order.id });
    return order;
  }

  add(fields: Pick<Order, 'kind' | 'priceId' | 'cents'> & Partial<Order>): Order {
    const order: Order = {
      id: randomUUID(),
      devices: [],
      planId: null,
      card: null,
      createdAt: this.now,
      status: 7,
      paidAt: null,
      refundedCents: null,
      period: null,
      ...fields,
    };
    this.orders.push(order);
    return order;
  }

  place(asked: OrderRequest): Order {
    const { planId, card, priceId, devices } = asked;
    const price = this.price(priceId);
    if (planId !== null) return this.placeChange(this.plan(planId), asked);
    if (card !== null) this.checkCard(card);
    const full = asked.isPromotion ? centsOf(this.values.promotionPrice) : price.cents;
    const due = card === null ? full : 0;
    refuseIf(asked.amount !== due && !this.has('any amount is taken'));
    const cents = this.has('a promotion costs the full price') ? price.cents : due;
    const isTaken = (device: string) =>
      !this.devices.includes(device) || this.planOf(device) !== undefined;
    refuseIf(devices.some(isTaken) && !this.has('a covered device is sold again'));
    refuseIf(price.limit !== -1 && devices.length > price.limit);
    const kind = card === null ? 'buy' : 'giftCard';
    const order = this.add({ kind, priceId, cents, devices, card });
    if (this.has('an unpaid order starts the plan')) this.startPlan(order);
    if (card !== null && this.has('an order uses the card at once')) this.usedCards.add(card);
    return order;
  }

  private placeChange(plan: Plan, { priceId, amount, devices }: OrderRequest): Order {
    refuseIf(!plan.live);
    if (priceId === plan.priceId) return this.keep(plan, priceId);
    const waits = this.price(priceId).limit !== -1 && this.price(plan.priceId).limit === -1;
    const cents = this.price(priceId).cents;
    refuseIf(amount !== cents);
    const order = this.add({
      kind: 'change',
      priceId,
      cents: waits ? 0 : cents,
      devices,
      planId: plan.id,
    });
    if (this.has('an unpaid upgrade takes effect') && !waits) this.settle(order);
    return order;
  }

  private keep(plan: Plan, priceId: string): Order {
    refuseIf(plan.next === null);
    const order = this.add({ kind: 'keep', priceId, cents: 0, planId: plan.id });
    if (this.has('an undone downgrade moves the date')) plan.end = addMonths(this.now, 2);
    if (!this.has('an undone downgrade still waits')) plan.next = null;
    if (!this.has('an undo is never settled')) order.status = 5;
    order.paidAt = this.now;
    return order;
  }

  placeRenewal(planId: string, priceId: string, card: string | null): Order {
    if (card !== null) this.checkCard(card);
    const { cents } = this.price(priceId);
    refuseIf(this.plan(planId).isDeleted);
    return this.add({
      kind: card === null ? 'renew' : 'extend',
      priceId,
      cents: card === null ? cents : 0,
      planId: this.plan(planId).id,
      card,
    });
  }

  checkCard(card: string): string {
    const priceId = this.cards[card];
    if (priceId === undefined) throw new Refused();
    refuseIf(this.usedCards.has(card) && !this.has('a used card is good'));
    return priceId;
  }

  addPlan(fields: Pick<Plan, 'id' | 'priceId' | 'devices' | 'end'> & Partial<Plan>): Plan {
    const plan: Plan = {
      renews: true,
      live: true,
      origin: 'buy',
      payMode: 3,
      orderStatus: 5,
      isLocked: false,
      isDeleted: false,
      next: null,
      ...fields,
    };
    this.plans.push(plan);
    return plan;
  }

  private startPlan(order: Order): void {
    const { priceId, card, devices } = order;
    const months = this.has('a year is a month') ? 1 : this.price(priceId).months;
    const period = [this.now, addMonths(this.now, months)] as const;
    const plan = this.addPlan({
      id: randomUUID(),
      priceId,
      devices: this.has('a plan covers no device') ? [] : [...devices],
      end: period[1],
      renews: card === null || this.has('a gift card plan renews'),
      ...(card === null ? {} : { origin: 'giftCard', payMode: null }),
    });
    order.planId = plan.id;
    order.period = period;
  }

  pay(order: Order): void {
    const twice = this.has('a payment counts twice') && order.kind === 'buy';
    if (order.status !== 7 && order.status !== 6) {
      if (twice && order.planId !== null) this.prolong(this.plan(order.planId), order);
      return;
    }
    refuseIf(order.status === 6 && this.has('a declined order is lost'));
    this.settle(order);
  }

  private settle(order: Order): void {
    order.status = this.has('a paid order stays unpaid') ? 7 : 5;
    order.paidAt = this.now;
    if (order.card !== null && !this.has('a card is never used')) this.usedCards.add(order.card);
    if (order.kind === 'buy' || order.kind === 'giftCard') {
      if (!this.has('a paid order starts no plan')) this.startPlan(order);
      return;
    }
    const plan = this.plan(order.planId ?? '');
    if (order.kind === 'change') this.change(plan, order);
    else this.prolong(plan, order);
  }

  private prolong(plan: Plan, order: Order): void {
    if (this.has('a renewal starts a second plan')) {
      this.startPlan(order);
      return;
    }
    const from = this.has('a renewal begins today') ? this.now : plan.end;
    const months = this.has('a renewal adds nothing') ? 0 : this.price(order.priceId).months;
    order.period = [from, addMonths(from, months)];
    plan.end = order.period[1];
    if (order.kind === 'renew') plan.priceId = order.priceId;
  }

  private change(plan: Plan, order: Order): void {
    const waits = order.cents === 0 && !this.has('a downgrade begins at once');
    if (waits) {
      plan.next = {
        priceId: order.priceId,
        devices: order.devices.length > 0 ? [...order.devices] : null,
      };
      return;
    }
    if (this.has('an upgrade keeps the old plan too'))
      this.plans.push({ ...plan, id: randomUUID() });
    plan.priceId = order.priceId;
    plan.devices = [...order.devices];
    if (!this.has('an upgrade keeps the old end')) plan.end = addMonths(this.now, 1);
  }

  refund(order: Order, worked: boolean): void {
    refuseIf(order.status !== 5);
    if (this.has('a refund does not show')) return;
    order.status = worked || this.has('a failed refund counts') ? 8 : 9;
    order.refundedCents = this.has('a refund is halved') ? order.cents / 2 : order.cents;
    const ends = worked
      ? !this.has('a refunded plan goes on')
      : this.has('a failed refund ends the plan');
    if (ends && order.planId !== null) this.end(this.plan(order.planId));
    if (this.has('a refund takes all orders')) for (const each of this.orders) each.status = 8;
  }

  private end(plan: Plan): void {
    if (!this.has('an ended plan keeps its devices')) plan.devices = [];
    plan.live = false;
    plan.renews = false;
    plan.end = Math.min(plan.end, this.now);
  }

  turnRenewal(plan: Plan, on: boolean): void {
    if (plan.isLocked || !plan.live || (on && this.has('renewal cannot come back'))) return;
    if (!on && this.has('turning renewal off ends the plan')) this.end(plan);
    plan.renews = on;
  }

  passTo(time: number): void {
    this.now = time;
    for (const plan of [...this.plans]) {
      while (plan.live && plan.end <= time) this.finishPeriod(plan);
    }
  }

  private finishPeriod(plan: Plan): void {
    const isPaid = (order: Order) => order.planId === plan.id && order.status === 7;
    const onCredit = this.has('an unpaid renewal counts') && this.orders.some(isPaid);
    if (!plan.renews && !onCredit && !this.has('renewal cannot be off')) {
      this.end(plan);
      return;
    }
    if (plan.next && !this.has('a downgrade never begins')) this.begin(plan, plan.next);
    const { cents, months } = this.price(plan.priceId);
    const from = plan.end;
    plan.end = addMonths(from, months);
    if (this.has('a renewal has no bill')) return;
    const order = this.add({ kind: 'renew', priceId: plan.priceId, cents, planId: plan.id });
    Object.assign(order, { status: 5, paidAt: from, period: [from, plan.end] });
  }

  private begin(plan: Plan, next: NonNullable<Plan['next']>): void {
    plan.priceId = next.priceId;
    const { limit } = this.price(plan.priceId);
    const kept = this.has('a downgrade keeps other devices')
      ? [...plan.devices].reverse()
      : next.devices;
    plan.devices = (kept ?? plan.devices).slice(0, limit);
    plan.next = null;
  }

  bind(plan: Plan, devices: readonly string[]): void {
    const { limit } = this.price(plan.priceId);
    const all = [...plan.devices, ...devices];
    const isFull = limit !== -1 && all.length > limit;
    refuseIf(isFull && !this.has('a full plan takes more'));
    plan.devices = all;
  }

  remove(plan: Plan, devices: readonly string[]): void {
    if (this.has('a removed device stays')) return;
    plan.devices = plan.devices.filter((device) => !devices.includes(device));
  }

  choose(plan: Plan, devices: readonly string[]): void {
    if (!plan.next) throw new Refused();
    if (!this.has('the chosen devices are forgotten')) plan.next.devices = [...devices];
  }
}
