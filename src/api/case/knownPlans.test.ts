import { describe, expect, it } from 'vitest';
import { subscribedInfoExample } from '@homeview/contracts/domains/assumed/assumed.examples';
import { extensionExample } from '@homeview/contracts/domains/giftCard/giftCard.examples';
import { goodsExample, priceExample } from '@homeview/contracts/domains/package/package.examples';
import {
  planDeviceExample,
  subscribedPlanExample,
  subscriptionDetailExample,
} from '@homeview/contracts/domains/subscription/subscription.examples';
import type { Call } from './testing/traitsWith';
import {
  GOODS,
  HOUSE,
  detail,
  onSale,
  plan,
  plans,
  run,
  beginSignedIn,
  traitsWith,
} from './testing/traitsWith';

beginSignedIn();

const customer = (...calls: Call[]) => traitsWith([onSale(GOODS), HOUSE, ...calls]);
const PLAN = detail('70001', subscriptionDetailExample());

/** The plans of a house for one period, in a purchase. */
const covered = (
  fields: Parameters<typeof subscribedInfoExample>[0],
  houseId = '30001',
  payMode = 1,
): Call => [
  'packageBuyInfoV2',
  { houseId, payMode, level: 1 },
  [subscribedInfoExample({ devList: [], ...fields })],
];
const devices = (...ids: string[]) => ids.map((deviceId) => ({ deviceId, deviceName: 'Camera' }));

describe('the plan in the address', () => {
  const at = (path: string, ...more: [{ call: string; code: number }?]) =>
    traitsWith([onSale(GOODS), HOUSE], path, ...more);
  const path = '/subscription/70009';

  it('exists unless the service refused it', () => {
    expect(at(path)).toMatchObject({
      plans: [plan],
      houses: [{ devices: [run(0), run(null, 5)] }],
      values: [{ name: 'id', of: 'plan', at: 0 }],
    });
    expect(at(path, { call: 'getPackageSubscribeInfo', code: 400 }).plans).toEqual([]);
    expect(at(path, { call: 'getPackageSubscribeInfo', code: 500 }).plans).toEqual([plan]);
  });

  it('is not counted twice', () => {
    const known = traitsWith([onSale(GOODS), HOUSE, PLAN], '/subscription/70001');
    expect(known.plans).toEqual([plan]);
    const other = traitsWith([onSale(GOODS), HOUSE, PLAN], path);
    expect(other).toMatchObject({ plans: [{}, {}], values: [{ of: 'plan', at: 1 }] });
  });
});

describe('plans of a list and in detail', () => {
  it('are the same by id, in the house of their list', () => {
    const other = detail('70002', subscriptionDetailExample({ homeId: '30003', devList: [] }));
    const rows = plans('30002', subscribedPlanExample());
    expect(customer(rows, PLAN, other)).toMatchObject({
      houses: [{}, { devices: [run(0), run(null, 5)] }, {}],
      plans: [{ house: 1 }, { house: 2 }],
    });
  });
});

describe('a plan that a gift card can extend', () => {
  const CODE = 'AB12CD34EF';
  const extended = (...list: object[]): Call => ['giftCardSubscribeGoods', { code: CODE }, list];
  const ofCard = (...list: unknown[]): Call => ['giftCardGoods', { code: CODE }, list];

  it('is one of the customer', () => {
    const fields = { packageId: '70005', devNum: 2, expiredDays: 5 };
    expect(customer(extended(extensionExample(fields)))).toMatchObject({
      plans: [{ ...plan, beganDays: -26, endsInDays: 5 }],
      houses: [{ devices: [run(0, 2), run(null, 5)] }],
    });
    expect(customer(extended(extensionExample({ expiredDays: null }))).plans).toEqual([plan]);
  });

  it('is of the package and the cycle of its card', () => {
    const yearly = goodsExample({
      ...{ goodsId: '5009', goodsName: 'Yearly' },
      goodsPriceList: [priceExample({ goodsId: '5009', goodsPriceId: '50091', planUnit: 'year' })],
    });
    const { plans: known } = customer(ofCard(yearly), extended(extensionExample()));
    expect(known).toEqual([{ ...plan, offer: 1, beganDays: -353 }]);
    // Another card tells nothing about it.
    const other: Call = ['giftCardGoods', { code: 'ZZ12CD34EF' }, [yearly]];
    expect(customer(other, extended(extensionExample())).plans).toEqual([plan]);
  });

  it('covers as many devices as the card says', () => {
    const { plans: known } = customer(extended(extensionExample({ supportedDevNum: -1 })));
    expect(known).toMatchObject([{ price: 2 }]);
  });

  it('is not counted twice', () => {
    const [same, next] = [extensionExample(), extensionExample({ packageId: '70002' })];
    const known = customer(PLAN, extended(same, { ...next, expiredDays: 5 }));
    expect(known.plans).toMatchObject([{ endsInDays: 12 }, { endsInDays: 5 }]);
  });
});

describe('a plan of which only the devices are known', () => {
  it('covers them, in their house', () => {
    const calls = [covered({ devList: devices('40001', '40002'), planUnit: 'year' }, '30002')];
    expect(customer(...calls)).toMatchObject({
      plans: [{ house: 1, state: 'active', beganDays: -353, endsInDays: 12, payMode: 1 }],
      houses: [{ devices: [run(null, 5)] }, { devices: [run(0, 2), run(null, 5)] }],
    });
    const { plans: known, offers } = customer(...calls);
    const { offer = -1, price = -1 } = known[0] ?? {};
    expect(offers[offer]?.prices[price]).toMatchObject({ cycle: 'year', devices: 2 });
  });

  it('is none if other plans cover the devices', () => {
    const both = covered({ devList: devices('40001', '40002') });
    const known = customer(PLAN, both);
    expect(known.plans).toEqual([plan, { ...plan, price: 0 }]);
    expect(known.houses[0]?.devices).toEqual([run(0), run(1), run(null, 5)]);
    expect(customer(PLAN, covered({ devList: devices('40001') })).plans).toEqual([plan]);
    // Each way to pay tells of the same devices.
    const again = covered({ devList: devices('40001', '40002') }, '30001', 2);
    expect(customer(PLAN, both, again).plans).toHaveLength(2);
  });

  it('is none if a list tells how many devices the plans of the house have', () => {
    const listed = plans('30001', subscribedPlanExample());
    const more = { devList: devices('40001', '40002') };
    expect(customer(listed, covered(more)).plans).toEqual([plan]);
    expect(customer(listed, covered(more, '30002')).plans).toHaveLength(2);
    const empty = plans('30001', subscribedPlanExample({ devNum: 0 }));
    expect(customer(empty, covered(more)).plans).toHaveLength(2);
  });
});

describe('a plan for any number of devices', () => {
  const EVERY = { unlimitPackageId: '70007' };

  it('is known by its id', () => {
    const known = customer(covered(EVERY));
    expect(known.plans).toEqual([{ ...plan, price: 2 }]);
    expect(known.houses[0]?.devices).toEqual([run(null, 5)]);
    const path = '/subscription/70007';
    expect(traitsWith([onSale(GOODS), covered(EVERY)], path).plans).toHaveLength(1);
  });

  it('is counted once', () => {
    const same = detail('70007', subscriptionDetailExample({ isUnlimited: true }));
    expect(customer(same, covered(EVERY)).plans).toHaveLength(1);
    expect(customer(PLAN, covered(EVERY)).plans).toHaveLength(2);
    expect(customer(covered(EVERY), covered(EVERY, '30001', 2)).plans).toHaveLength(1);
  });

  it('covers the devices that are listed with it', () => {
    const known = customer(covered({ ...EVERY, devList: devices('40001', '40002') }));
    expect(known.plans).toMatchObject([{ price: 2 }]);
    expect(known.houses[0]?.devices).toEqual([run(0, 2), run(null, 5)]);
  });

  it('may be sold by the store', () => {
    const modeOf = (fields: object) => customer(covered(fields)).plans.map((one) => one.payMode);
    expect(modeOf({ ...EVERY, isApplePayUnlimited: true })).toEqual([2]);
    expect(modeOf({ isApplePayUnlimited: true, devList: devices('40001') })).toEqual([1]);
  });
});

describe('the plan of the store', () => {
  const STORE = { applepayHouseId: '30001' };

  it('is in the house that the service names', () => {
    expect(customer(covered({ applepayHouseId: '30002' })).plans).toEqual([
      { ...plan, house: 1, payMode: 2 },
    ]);
  });

  it('is one that is known by its devices', () => {
    expect(customer(covered({ ...STORE, devList: devices('40001') })).plans).toEqual([
      { ...plan, payMode: 2 },
    ]);
    const elsewhere = { ...STORE, devList: devices('40001') };
    expect(customer(covered(elsewhere, '30002')).plans).toMatchObject([
      { house: 1, payMode: 1 },
      { house: 0, payMode: 2 },
    ]);
  });

  it('is counted once', () => {
    const bought = detail('70001', subscriptionDetailExample({ payMode: 2 }));
    expect(customer(bought, covered(STORE)).plans).toHaveLength(1);
    const unlimited = { ...STORE, unlimitPackageId: '70007', isApplePayUnlimited: true };
    expect(customer(covered(unlimited)).plans).toHaveLength(1);
    expect(customer(PLAN, covered(STORE)).plans).toMatchObject([{ payMode: 1 }, { payMode: 2 }]);
    expect(customer(PLAN, covered({})).plans).toEqual([plan]);
  });

  it('leaves the devices of other plans where they are', () => {
    const kept = planDeviceExample({ lockStatus: 1 });
    const locked = detail('70001', subscriptionDetailExample({ devList: [kept] }));
    expect(customer(locked, covered(STORE)).houses[0]?.devices).toEqual([
      run(0, 1, true),
      run(null, 5),
    ]);
  });
});
