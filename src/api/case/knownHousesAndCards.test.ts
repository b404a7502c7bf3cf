import { describe, expect, it } from 'vitest';
import { activityExample } from '@homeview/contracts/domains/activity/activity.examples';
import { orderDetailExample } from '@homeview/contracts/domains/billing/billing.examples';
import { extensionExample } from '@homeview/contracts/domains/giftCard/giftCard.examples';
import { houseExample } from '@homeview/contracts/domains/house/house.examples';
import { goodsExample, priceExample } from '@homeview/contracts/domains/package/package.examples';
import {
  planDeviceExample,
  subscribedPlanExample,
  subscriptionDetailExample,
  unboundDeviceExample,
} from '@homeview/contracts/domains/subscription/subscription.examples';
import { stored } from '../../platform/storage/storedItems';
import type { Call } from './testing/traitsWith';
import {
  GOODS,
  HOUSE,
  bill,
  detail,
  houses,
  onSale,
  plans,
  run,
  beginSignedIn,
  traitsWith,
  uncovered,
} from './testing/traitsWith';

beginSignedIn();

const PLAN = detail('70001', subscriptionDetailExample());

describe('the houses of a customer', () => {
  const SHARED = houseExample({ id: '30009', isOwner: false, isDefault: false });
  const OTHER = houseExample({ id: '30002', isDefault: false });
  const rows = (homeId: string) => plans(homeId, subscribedPlanExample());
  const placesOf = (...calls: Call[]) => traitsWith([onSale(GOODS), ...calls]);

  it('are those of the list, with as many devices as usual', () => {
    expect(placesOf(houses(SHARED, OTHER, houseExample())).houses).toEqual([
      { isOwner: false, isDefault: false, devices: [run(null)] },
      { isOwner: true, isDefault: false, devices: [run(null, 5)] },
      { isOwner: true, isDefault: true, devices: [run(null, 5)] },
    ]);
    expect(placesOf(houses()).houses).toEqual([]);
  });

  it('are those of the last list', () => {
    const [first, last] = [houses(houseExample()), houses(houseExample(), OTHER)];
    expect(placesOf(first, ['houseList', { again: true }, last[2]]).houses).toHaveLength(2);
  });

  it('are also those of plans', () => {
    expect(placesOf(houses(SHARED), rows('30002'))).toMatchObject({
      houses: [{ isOwner: false }, { isOwner: true, isDefault: true, devices: [run(0), {}] }],
      plans: [{ house: 1 }],
    });
    expect(placesOf(HOUSE, rows('30002'), rows('30003')).houses).toMatchObject([
      { isDefault: true },
      { isOwner: true, isDefault: false },
      { isOwner: true, isDefault: false },
    ]);
    expect(placesOf(HOUSE, rows('30001')).houses).toHaveLength(1);
    expect(placesOf(houses(OTHER, houseExample()), rows('30002')).plans).toMatchObject([
      { house: 0 },
    ]);
    const two = plans('30002', subscribedPlanExample(), subscribedPlanExample({ packageId: '2' }));
    expect(placesOf(HOUSE, two).houses).toHaveLength(2);
    expect(placesOf(rows('30002')).houses).toHaveLength(1);
  });

  it('have the plans without a house in the default one, or the first one of their own', () => {
    const homeless: Call = ['giftCardSubscribeGoods', { code: 'AB12CD34EF' }, [extensionExample()]];
    const houseOf = (...list: object[]) => placesOf(houses(...list), homeless).plans[0]?.house;
    expect(houseOf(SHARED, OTHER, houseExample())).toBe(2);
    expect(houseOf(SHARED, OTHER)).toBe(1);
    expect(houseOf(SHARED)).toBe(0);
    expect(houseOf(houseExample(), OTHER)).toBe(0);
    // A default house of somebody else is not theirs.
    expect(houseOf(houseExample({ id: '30009', isOwner: false }), OTHER)).toBe(1);
    expect(placesOf(homeless).houses).toMatchObject([{ isOwner: true, isDefault: true }]);
  });

  it('have the uncovered devices that the service lists for each', () => {
    const cameras = uncovered(
      '30002',
      unboundDeviceExample(),
      unboundDeviceExample({ deviceId: '40003' }),
    );
    expect(placesOf(houses(houseExample(), OTHER), cameras, rows('30002')).houses).toMatchObject([
      { devices: [run(null, 5)] },
      { devices: [run(0), run(null, 2)] },
    ]);
    expect(placesOf(HOUSE, uncovered('30001')).houses[0]?.devices).toEqual([]);
  });

  it('have a chosen one, if the customer owns it', () => {
    const chosen = (id: string) => {
      stored.houseId.set(id);
      return placesOf(houses(SHARED, houseExample(), OTHER)).chosenHouse;
    };
    expect(['30001', '30002', '30009', '30008'].map(chosen)).toEqual([1, 2, null, null]);
  });
});

describe('the values of an address', () => {
  const SECOND = detail(
    '70002',
    subscriptionDetailExample({ devList: [planDeviceExample({ deviceId: '40008' })] }),
  );
  const garden = uncovered('30001', unboundDeviceExample());
  const known = [onSale(GOODS, goodsExample({ goodsId: '5002' })), HOUSE, PLAN, SECOND, garden];
  const valuesOf = (path: string, ...more: Call[]) => traitsWith([...known, ...more], path).values;

  it.each([
    ['/subscription/70002', { name: 'id', of: 'plan', at: 1 }],
    ['/packages/5002/selectDevice', { name: 'packageId', of: 'offer', at: 1 }],
    ['/package/renewal?checkedPriceId=50023', { name: 'checkedPriceId', of: 'price', at: 6 }],
    ['/subscription/70001?replace=40008', { name: 'replace', of: 'device', at: 1 }],
    ['/subscription/70001?replace=40002', { name: 'replace', of: 'device', at: 2 }],
  ])('of %s are places of what the answers tell of', (path, value) => {
    expect(valuesOf(path)).toContainEqual(value);
  });

  it('may be those of a bill, a gift card or a sale', () => {
    const billed = ['80001', '80002'].map((id) => bill(id, orderDetailExample()));
    // The first one is that of the second plan.
    expect(valuesOf('/bills/80002', ...billed)).toEqual([{ name: 'id', of: 'bill', at: 1 }]);
    expect(valuesOf('/giftCard/AB12CD34EF/packages')).toEqual([
      { name: 'code', of: 'giftCard', at: 0 },
    ]);
    expect(valuesOf('/promotions?activityId=90001')).toEqual([
      { name: 'activityId', of: 'promotion', at: 0 },
    ]);
  });
});

describe('the gift cards of a customer', () => {
  const CODE = 'AB12CD34EF';
  const PATH = `/giftCard/${CODE}/packages`;
  const offered = (code: string, ...list: unknown[]): Call => ['giftCardGoods', { code }, list];
  const cards = (calls: readonly Call[], path = '/giftCard') => {
    const { giftCards, offers } = traitsWith([onSale(GOODS), HOUSE, ...calls], path);
    return giftCards.map(({ offer, price, isUsed }) => {
      const { prices = [], ...one } = offers[offer] ?? {};
      return { ...one, at: [offer, price], price: prices[price], isUsed };
    });
  };
  const goods = (fields: object, price: object = {}) =>
    goodsExample({
      ...{ goodsId: '5009', goodsName: 'Gift', ...fields },
      goodsPriceList: [
        priceExample({ goodsId: '5009', goodsPriceId: '50091', price: 0, ...price }),
      ],
    });

  it('are used ones if the service refused their code', () => {
    expect(cards([], PATH)).toMatchObject([{ isUsed: true, price: { cycle: 'month' } }]);
    expect(cards([])).toEqual([]);
    expect(cards([], '/bills?status=8')).toEqual([]);
    expect(traitsWith([onSale(GOODS), HOUSE], PATH).plans).toEqual([]);
  });

  it.each<[object, object, object]>([
    [{}, {}, { at: [1, 0], onSale: true, devices: 1, price: { cycle: 'month', isFree: false } }],
    [{ payMark: false }, {}, { at: [1, 0], onSale: false, needsPayWay: false }],
    [{}, { planUnit: 'year' }, { at: [1, 0], price: { cycle: 'year' } }],
    [{ maxDevNum: 3 }, { buyNum: 1 }, { at: [1, 0], devices: 3 }],
    [{}, { buyNum: -1 }, { at: [1, 0], price: { devices: -1 } }],
  ])('are for the package %j at the price %j', (fields, price, expected) => {
    const known = cards([offered(CODE, goods(fields, price))], PATH);
    expect(known).toMatchObject([{ isUsed: false, ...expected }]);
  });

  it('are for the package with their id, among those of one name', () => {
    const known = cards([offered(CODE, goods({ goodsName: GOODS.goodsName }))], PATH);
    expect(known).toMatchObject([{ at: [1, 0] }]);
  });

  it('may be for a package that is gone', () => {
    const known = cards([offered(CODE)], PATH);
    expect(known).toMatchObject([{ isUsed: false, isDeleted: true, needsPayWay: false }]);
  });

  it('are each for what its own answer says', () => {
    const both = [offered('ZZ12CD34EF', goods({})), offered(CODE, GOODS)];
    const known = cards(both, PATH);
    expect(traitsWith(both, PATH).values).toMatchObject([{ of: 'giftCard', at: 1 }]);
    expect(known.map(({ at }) => at)).toEqual([
      [1, 0],
      [0, 0],
    ]);
  });

  it('are also those that paid a bill, once', () => {
    const paidBy = bill('80001', orderDetailExample({ giftCardCode: CODE }));
    expect(cards([paidBy], PATH)).toMatchObject([{ isUsed: true, at: [0, 0] }]);
    expect(cards([paidBy, offered('ZZ12CD34EF', goods({}))])).toMatchObject([
      { isUsed: false, at: [1, 0] },
      { isUsed: true, at: [0, 0] },
    ]);
  });

  it('alone do not hide the packages on sale', () => {
    const { offers } = traitsWith([offered(CODE, goods({ payMark: false }))], PATH);
    expect(offers).toMatchObject([{ onSale: false }, { onSale: true }]);
    expect(traitsWith([offered(CODE, goods({}))], PATH).offers).toHaveLength(1);
  });
});

describe('the sale of a customer', () => {
  const sale = (activityId: string, fields: object): Call => [
    'activity',
    { activityId },
    activityExample(fields),
  ];
  const PATH = '/promotions?activityId=90001';

  it('has the days of the one that was asked for last', () => {
    const first = sale('90002', {});
    expect(traitsWith([first]).promotion).toEqual({ fromDays: -7, toDays: 7 });
    const last = sale('90001', {
      startTime: '2026-11-22T00:00:00Z',
      endTime: '2026-11-25T00:00:00Z',
    });
    const known = traitsWith([first, last], PATH);
    expect(known.promotion).toEqual({ fromDays: 1, toDays: 4 });
    expect(known.values).toEqual([{ name: 'activityId', of: 'promotion', at: 0 }]);
    expect(traitsWith([first], PATH).values).toEqual([]);
  });

  it('is an ordinary one before the answer, unless the service refused it', () => {
    expect(traitsWith([], PATH).promotion).toEqual({ fromDays: -7, toDays: 7 });
    expect(traitsWith([], '/promotions').promotion).toBeNull();
    expect(traitsWith([], '/promotions?status=8').promotion).toBeNull();
    expect(traitsWith([], PATH, { call: 'activity', code: 400 }).promotion).toBeNull();
    expect(traitsWith([], PATH, { call: 'houseList', code: 500 }).promotion).not.toBeNull();
  });
});
