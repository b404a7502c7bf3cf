import { describe, expect, it } from 'vitest';
import type { CustomerTraits } from '@homeview/contracts/customer/customerTraits';
import { subscribedInfoExample } from '@homeview/contracts/domains/assumed/assumed.examples';
import {
  orderDetailExample,
  orderRowExample,
  orderedGoodsExample,
  refundDetailExample,
} from '@homeview/contracts/domains/billing/billing.examples';
import type {
  OrderDetail,
  OrderRow,
  OrderedGoods,
} from '@homeview/contracts/domains/billing/billing.schemas';
import {
  planDeviceExample,
  subscribedPlanExample,
  subscriptionDetailExample,
} from '@homeview/contracts/domains/subscription/subscription.examples';
import type { Call } from './testing/traitsWith';
import {
  GOODS,
  HOUSE,
  TIME,
  bill,
  bills,
  detail,
  onSale,
  paid,
  plan,
  plans,
  beginSignedIn,
  traitsWith,
} from './testing/traitsWith';

beginSignedIn();

type Bills = CustomerTraits['bills'];

const row = orderRowExample;
const billsOf = (calls: readonly Call[], ...more: [string?, { call: string; code: number }?]) =>
  traitsWith([onSale(GOODS), HOUSE, ...calls], ...more).bills;
const statesOf = (known: Bills) => known.map(({ state }) => state);
const PLAN = detail('70001', subscriptionDetailExample());
const order = (fields: Partial<OrderDetail>, item: Partial<OrderedGoods> = {}): Call =>
  bill('80001', orderDetailExample({ orderGoodsResp: [orderedGoodsExample(item)], ...fields }));

describe('the bills of a customer', () => {
  it('are those in detail and in lists, the oldest first', () => {
    const list = [
      row({ orderId: '80003', subscribeDate: `2026-11-20${TIME}` }),
      row({ orderId: '80002', subscribeDate: `2026-11-19${TIME}` }),
    ];
    const known = billsOf([bills(list), order({})]);
    expect(known.map(({ inDays }) => inDays)).toEqual([-18, -2, -1]);
    expect(statesOf(known)).toEqual(['paid', 'paid', 'paid']);
  });

  it.each([
    [5, 'paid'],
    [7, 'processing'],
    [8, 'refunded'],
    [9, 'refundFailed'],
    [1, 'unpaid'],
  ])('of status %d are %s, by their list or their own page', (status, state) => {
    expect(statesOf(billsOf([bills([row()], 1, { orderStatus: status })]))).toEqual([state]);
    expect(statesOf(billsOf([order({ orderStatus: status })]))).toEqual([state]);
    const [filtered, whole] = [bills([row()], 1, { orderStatus: status }), bills([row()])];
    expect(statesOf(billsOf([filtered, whole]))).toEqual([state]);
    expect(statesOf(billsOf([whole, filtered]))).toEqual([state]);
    // The page of the bill is asked for later than its list.
    expect(statesOf(billsOf([filtered, order({ orderStatus: 8 })]))).toEqual(['refunded']);
  });

  it('include the one in the address, unless the service refused it', () => {
    const unknown = {
      plan: null,
      kind: 'buy',
      state: 'paid',
      inDays: 0,
      payMode: 1,
      atOtherPrice: false,
    };
    expect(billsOf([], '/bills/80009')).toEqual([expect.objectContaining(unknown)]);
    expect(billsOf([order({})], '/bills/80001')).toHaveLength(1);
    expect(billsOf([], '/bills/80009', { call: 'getOrderDetail', code: 400 })).toEqual([]);
    expect(billsOf([], '/bills/80009', { call: 'getOrderDetail', code: 500 })).toHaveLength(1);
    expect(billsOf([], '/bills')).toEqual([]);
  });

  it('behind the end of the list are like its oldest one, a month apart, the first a purchase', () => {
    const oldest = order({ orderStatus: 8, type: 'renew' });
    const known = billsOf([bills([row()], 4), oldest]);
    expect(known.map(({ inDays, kind, state }) => [inDays, kind, state])).toEqual([
      [-110, 'buy', 'paid'],
      [-79, 'renew', 'paid'],
      [-49, 'renew', 'paid'],
      [-18, 'renew', 'refunded'],
    ]);
    // Only the whole list tells how many there are.
    expect(billsOf([bills([row()], 4, { orderStatus: 8 })])).toHaveLength(1);
    expect(billsOf([bills([], 4)])).toEqual([]);
  });
});

describe('a bill', () => {
  it.each<[Partial<OrderDetail>, Partial<Bills[number]>]>([
    [{}, { refundInDays: null, payMode: 1, isTaxed: false, atOtherPrice: false }],
    [{ type: 'renew' }, { kind: 'renew' }],
    [{ payMode: null }, { payMode: null }],
    [{ payMode: 2 }, { payMode: 2 }],
    [{ tax: 0.01 }, { isTaxed: true }],
    [{ orderPrice: 3.99 }, { atOtherPrice: true }],
    [{ orderPrice: 0 }, { atOtherPrice: false, price: 0 }],
    [{ refundDetailResp: refundDetailExample() }, { refundInDays: -8 }],
    [{ activateTime: `2026-11-04${TIME}` }, { inDays: -17 }],
    [{ activateTime: null, invoiceDate: `2026-11-05${TIME}` }, { inDays: -16 }],
    [{ activateTime: null, invoiceDate: null }, { inDays: 0 }],
  ])('whose page says %j is %j', (fields, expected) => {
    expect(billsOf([PLAN, order(fields)])).toEqual([expect.objectContaining(expected)]);
  });

  it.each<[Partial<OrderRow>, Partial<Bills[number]>]>([
    [{}, { kind: 'buy', payMode: 1, isTaxed: false, atOtherPrice: false, inDays: -18 }],
    [{ price: 0 }, { kind: 'giftCard' }],
    [{ price: 3.99 }, { price: 0, plan: null }],
  ])('of which only the row %j is known is %j', (fields, expected) => {
    expect(billsOf([bills([row(fields)])])).toEqual([expect.objectContaining(expected)]);
  });

  it('of which only the row is known was paid like its plan', () => {
    const byStore = detail('70001', subscriptionDetailExample({ payMode: 2 }));
    expect(billsOf([byStore, bills([row()])])).toMatchObject([{ plan: 0, payMode: 2 }]);
  });

  it('has the name, the sum and the day of its page rather than those of its row', () => {
    const list = bills([row({ subscribeName: 'Old name', price: 9.99 })]);
    expect(billsOf([PLAN, list, order({})])).toEqual([paid]);
    const dated = bills([row({ subscribeDate: `2026-11-02${TIME}` })]);
    expect(billsOf([PLAN, dated, order({})])).toMatchObject([{ inDays: -19 }]);
  });

  it.each<[string, Partial<OrderedGoods>, Partial<OrderDetail>, object]>([
    ['a day', { subscribeEndDate: `2026-11-04${TIME}` }, {}, { cycle: 'day' }],
    ['two days', { subscribeEndDate: `2026-11-05${TIME}` }, {}, { cycle: 'month' }],
    ['31 days', { subscribeEndDate: `2026-12-04${TIME}` }, {}, { cycle: 'month' }],
    ['32 days', { subscribeEndDate: `2026-12-05${TIME}` }, {}, { cycle: 'year' }],
    ['no end', { subscribeEndDate: null }, {}, { cycle: 'month' }],
    ['no start', { subscribeStartDate: null }, {}, { cycle: 'month' }],
    ['a sum', {}, { orderPrice: 9.99 }, { cycle: 'month', devices: -1 }],
    ['nothing to pay', {}, { orderPrice: 0 }, { cycle: 'month', devices: 1 }],
  ])('without a plan, with %s, is of the price that fits', (_, item, fields, expected) => {
    const { bills: known, offers } = traitsWith([onSale(GOODS), order(fields, item)]);
    expect(known).toMatchObject([{ plan: null, house: 0 }]);
    const { offer = -1, price = -1 } = known[0] ?? {};
    expect(offers[offer]?.prices[price]).toMatchObject(expected);
  });

  it('is at no other price while the prices are unknown', () => {
    expect(traitsWith([order({ orderPrice: 3.99 })]).bills).toMatchObject([
      { offer: 0, atOtherPrice: false },
    ]);
  });

  it('that a gift card paid tells of the card', () => {
    const { giftCards } = traitsWith([onSale(GOODS), order({ giftCardCode: 'AB12CD34EF' })]);
    expect(giftCards).toEqual([{ offer: 0, price: 0, isUsed: true }]);
    expect(traitsWith([onSale(GOODS), order({})]).giftCards).toEqual([]);
  });
});

describe('the plan of a bill', () => {
  const other = (fields: Parameters<typeof subscriptionDetailExample>[0]) =>
    detail(
      '70002',
      subscriptionDetailExample({ devList: [planDeviceExample({ deviceId: '40009' })], ...fields }),
    );
  const END = `2026-12-13${TIME}`;
  const plansOf = (...calls: Call[]) => billsOf(calls).map((known) => known.plan);

  it('has its name and its end', () => {
    const later = other({ nextRenewal: END });
    expect(plansOf(PLAN, later, order({}, { subscribeEndDate: END }))).toEqual([0, 1]);
    expect(plansOf(later, PLAN, order({}, { subscribeEndDate: END }))).toEqual([1, 0]);
    const renamed = other({ nextRenewal: END, packageName: 'Other' });
    // Neither has both.
    expect(plansOf(PLAN, renamed, order({}, { subscribeEndDate: END }))).toEqual([1, 0]);
  });

  it('has its sum, among plans of one name that end together', () => {
    const dear = other({ price: 9.99, isUnlimited: true });
    expect(plansOf(PLAN, dear, order({ orderPrice: 9.99 }))).toEqual([0, 1]);
    expect(plansOf(PLAN, dear, order({ orderPrice: 2.99 }))).toEqual([1, 0]);
    // A sum of neither: the first one.
    expect(plansOf(PLAN, dear, order({ orderPrice: 1 }))).toEqual([1, 0]);
  });

  it('is otherwise the only one of its name whose order has its status', () => {
    const ended = order({ orderStatus: 8 }, { subscribeEndDate: null });
    const refunded = other({ orderStatus: 8, nextRenewal: null });
    expect(plansOf(PLAN, refunded, ended)).toEqual([0, 1]);
    const alike = detail('70001', subscriptionDetailExample({ orderStatus: 8, nextRenewal: null }));
    expect(plansOf(alike, refunded, ended)).toEqual([0, 1, null]);
    expect(plansOf(PLAN, other({ orderStatus: 9 }), ended)).toEqual([0, 1, null]);
  });

  it('has none if nothing tells the name', () => {
    const implied: Call = [
      'packageBuyInfoV2',
      { houseId: '30001', payMode: 1, level: 1 },
      [subscribedInfoExample()],
    ];
    expect(billsOf([implied], '/bills/80009').map((known) => known.plan)).toEqual([0, null]);
  });
});

describe('a plan without a bill', () => {
  it('has one that it began with', () => {
    expect(billsOf([PLAN])).toEqual([paid]);
    const trial = { orderType: 'trial', payMode: 3, nextRenewal: `2026-11-25${TIME}` } as const;
    expect(billsOf([detail('70001', subscriptionDetailExample(trial))])).toEqual([
      { ...paid, kind: 'trial', payMode: 3, inDays: -27 },
    ]);
  });

  it.each([
    [8, 'refunded', 0],
    [9, 'refundFailed', 0],
    [7, 'processing', null],
    [1, 'unpaid', null],
  ])('whose order has status %d has one that is %s', (orderStatus, state, refundInDays) => {
    const known = detail('70001', subscriptionDetailExample({ orderStatus }));
    expect(billsOf([known])).toEqual([{ ...paid, state, refundInDays }]);
    // The list of bills leaves out what is not paid.
    expect(billsOf([known, bills([])])).toEqual([{ ...paid, state, refundInDays }]);
  });

  it('has none if the whole list has none for it', () => {
    expect(billsOf([PLAN, bills([])])).toEqual([]);
    expect(billsOf([PLAN, bills([], 0, { orderStatus: 8 })])).toEqual([paid]);
  });

  it('has one in its own house', () => {
    const rows = plans('30002', subscribedPlanExample());
    expect(traitsWith([onSale(GOODS), HOUSE, rows])).toMatchObject({
      plans: [{ ...plan, house: 1 }],
      bills: [{ ...paid, house: 1 }],
    });
  });
});
