import { describe, expect, it } from 'vitest';
import { usualOffer } from '@homeview/contracts/customer/usualOffer';
import {
  billAddressExample,
  orderDetailExample,
  orderRowExample,
  orderedGoodsExample,
} from '@homeview/contracts/domains/billing/billing.examples';
import { goodsExample, priceExample } from '@homeview/contracts/domains/package/package.examples';
import {
  downgradeDetailExample,
  planDeviceExample,
  subscribedPlanExample,
  subscriptionDetailExample,
  unboundDeviceExample,
} from '@homeview/contracts/domains/subscription/subscription.examples';
import { config } from '../../platform/launch/config';
import { noteServiceTime } from '../../platform/serviceTime';
import { sessionEnded } from '../../platform/session/session';
import { stored } from '../../platform/storage/storedItems';
import { billingApi } from '../endpoints/billing.api';
import type { Call } from './testing/traitsWith';
import {
  GOODS,
  HOUSE,
  NOW,
  TIME,
  bill,
  bills,
  detail,
  onSale,
  paid,
  plan,
  plans,
  run,
  beginSignedIn,
  traitsWith,
  uncovered,
} from './testing/traitsWith';
import { traitsOf } from './traitsOf';

beginSignedIn();

const PAID = detail('70001', subscriptionDetailExample());
const GARDEN = uncovered('30001', unboundDeviceExample());
/** One house with one plan, which one bill has paid. */
const SEEN = [
  ...[onSale(GOODS), HOUSE, GARDEN, PAID, plans('30001', subscribedPlanExample())],
  ...[bills([orderRowExample()]), bill('80001', orderDetailExample())],
];
const own = { isOwner: true, isDefault: true };

describe('a customer', () => {
  it('is who the answers tell of', () => {
    expect(traitsWith(SEEN)).toEqual({
      ...{ session: 'signedIn', platform: 'browser', appVersion: null, locale: 'en-US' },
      ...{ region: null, minutes: (Date.parse(NOW) - Date.UTC(2026, 0, 1)) / 60_000 },
      offers: [usualOffer()],
      houses: [{ ...own, devices: [run(0), run(null)] }],
      ...{ chosenHouse: null, plans: [plan], bills: [paid], giftCards: [] },
      ...{ address: null, promotion: null, screen: '/', values: [], failed: null },
    });
  });

  it('is an ordinary one without any answer', () => {
    expect(traitsWith([])).toMatchObject({
      ...{ offers: [usualOffer()], houses: [{ ...own, devices: [run(null, 5)] }] },
      ...{ chosenHouse: null, plans: [], bills: [], giftCards: [], address: null },
    });
  });

  it.each<[object, unknown]>([
    [{}, { country: 'USA', isComplete: true }],
    [{ county: '' }, { country: 'USA', isComplete: false }],
    [
      { countryCode: 'DEU', county: '', address: 'Weg 1' },
      { country: 'DEU', isComplete: true },
    ],
  ])('has an address: %j', (fields, address) => {
    const answer: Call = ['getUserBillInfo', {}, billAddressExample(fields)];
    expect(traitsWith([answer]).address).toEqual(address);
  });

  it('is as of the time of the service', () => {
    noteServiceTime('2026-11-23T09:30:00Z');
    const known = traitsWith([onSale(GOODS), PAID]);
    expect(known.minutes).toBe((Date.parse(NOW) - Date.UTC(2026, 0, 1)) / 60_000 + 2 * 24 * 60);
    expect(known.plans).toMatchObject([{ endsInDays: 10 }]);
  });

  it('is not known by calls without an answer', () => {
    const pending: Call = ['getPackageBindDevList', { homeId: '30001' }, undefined];
    expect(traitsWith([pending])).toEqual(traitsWith([]));
  });

  it('can buy what is on sale, also in a list of one kind', () => {
    const trials: Call = [
      'getPackageList',
      { typeId: '2' },
      { list: [goodsExample({ typeId: '2' })] },
    ];
    expect(traitsWith([trials]).offers).toMatchObject([{ isTrial: true }]);
    expect(traitsWith([onSale()]).offers).toEqual([]);
  });

  it('has the region of the site', () => {
    expect(
      ['EU', 'US', 'XX'].map((region) => {
        stored.region.set(region);
        return traitsWith([]).region;
      }),
    ).toEqual(['EU', 'US', null]);
  });
});

describe('the session of a customer', () => {
  const signedOut = () => stored.token.remove();

  it('is over, or waits for a code', () => {
    signedOut();
    expect(traitsWith([]).session).toBe('signedOut');
    sessionEnded.set('yes');
    expect(traitsWith([]).session).toBe('expired');
    expect(traitsWith([], '/', { call: 'houseList', code: 21027 }).session).toBe('replaced');
    expect(traitsWith([], '/', { call: 'houseList', code: 21025 }).session).toBe('expired');
    stored.secondFactorSign.set('sign');
    expect(traitsWith([]).session).toBe('codeExpired');
    stored.secondFactorStart.set(Date.now() - 599_999);
    expect(traitsWith([]).session).toBe('codeSent');
    stored.secondFactorStart.set(Date.now() - 600_000);
    expect(traitsWith([]).session).toBe('codeExpired');
  });

  it('that has ended keeps the page that the customer was on', () => {
    const path = `/login?redirectUrl=${encodeURIComponent('/bills?status=8')}`;
    expect(traitsWith([], path).screen).toBe('/login');
    signedOut();
    expect(traitsWith([], path).screen).toBe('/login');
    sessionEnded.set('yes');
    expect(traitsWith([], path)).toMatchObject({ screen: '/bills', values: [{ name: 'status' }] });
    expect(traitsWith([], '/login').screen).toBe('/login');
  });
});

describe('the failure of a customer', () => {
  const failedOf = (call: string, code: number) => traitsWith([], '/', { call, code }).failed;

  it('is that of the link', () => {
    expect(failedOf('getOrderDetail', 500)).toEqual({ call: 'getOrderDetail', code: 500 });
    // The session says it.
    expect(failedOf('getOrderDetail', 21025)).toBeNull();
    expect(failedOf('unknown', 500)).toBeNull();
  });

  it('is otherwise the last one in the cache', () => {
    const { reducer } = billingApi;
    const failed = (call: string, startedTimeStamp: number, error: unknown) => ({
      ...{ status: 'rejected', endpointName: call, originalArgs: {}, requestId: call },
      ...{ startedTimeStamp, error },
    });
    const api = reducer(undefined, { type: 'none' });
    const queries = {
      first: failed('houseList', 1, { call: 'houseList', code: 500 }),
      last: failed('activity', 3, { call: 'activity', code: 503 }),
      between: failed('getOrderDetail', 2, { call: 'getOrderDetail', code: 404 }),
      other: failed('payModeList', 4, { message: 'no failure of a call' }),
    };
    const state = { api: { ...api, queries } } as unknown as Parameters<typeof traitsOf>[0];
    const location = { pathname: '/', search: '' };
    const { failed: last } = traitsOf(state, { config, location, failure: null });
    expect(last).toEqual({ call: 'activity', code: 503 });
  });
});

describe('a plan in detail', () => {
  const withDetail = (fields: Parameters<typeof subscriptionDetailExample>[0]) =>
    traitsWith([onSale(GOODS), HOUSE, detail('70001', subscriptionDetailExample(fields))]);

  it.each<[Parameters<typeof subscriptionDetailExample>[0], object]>([
    [{ subScribeStatus: -1 }, { state: 'none' }],
    [{ subScribeStatus: 0 }, { state: 'none' }],
    [{ subScribeStatus: 2 }, { state: 'cancelling' }],
    [{ subScribeStatus: 3 }, { state: 'activating' }],
    [{ isExpire: true }, { state: 'none' }],
    [{ orderType: 'giftCard' }, { origin: 'giftCard' }],
    [{ orderType: 'ruleGive' }, { origin: 'ruleGive' }],
    [{ orderType: 'trial' }, { origin: 'trial' }],
    [{ orderType: 'else' }, { origin: 'buy' }],
    [{ payMode: 3 }, { payMode: 3 }],
    [{ isUnlimited: true }, { price: 2 }],
    [
      { planUnit: 'year', price: 29.99 },
      { price: 1, beganDays: -353, endsInDays: 12 },
    ],
    [{ nextRenewal: null }, { beganDays: -18, endsInDays: 12 }],
    [{ nextRenewal: `2026-11-25${TIME}` }, { beganDays: -27, endsInDays: 4 }],
    [{ isSupportRenew: false }, { offer: 1, price: 0 }],
    [
      { isSupportRenew: false, payMode: 2 },
      { offer: 0, price: 0 },
    ],
    [{ goodsStatus: 0 }, { offer: 1 }],
    [{ goodsStatus: 1 }, { offer: 0 }],
    [{ packageName: 'Other' }, { offer: 1 }],
  ])('%j is %j', (fields, expected) => {
    expect(withDetail(fields).plans).toEqual([expect.objectContaining(expected)]);
  });

  it('of a package without payment makes a free one', () => {
    const { offers, plans: known } = withDetail({ packageType: 2, payMode: null });
    expect(known[0]).toMatchObject({ offer: 1, payMode: null });
    expect(offers[1]).toMatchObject({ needsPayWay: false, onSale: false });
    expect(offers[1]?.prices).toMatchObject([{ isFree: true }]);
  });

  it('of a deleted package, or one that does not renew, says so', () => {
    expect(withDetail({ goodsStatus: 0 }).offers[1]).toMatchObject({ isDeleted: true });
    expect(withDetail({ isSupportRenew: false }).offers[1]).toMatchObject({ renews: false });
  });

  it('begins when its bill says, if that is for the same period', () => {
    const period = (fields: object): Call =>
      bill('80001', orderDetailExample({ orderGoodsResp: [orderedGoodsExample(fields)] }));
    const begun = (fields: object) =>
      traitsWith([onSale(GOODS), PAID, period(fields)]).plans[0]?.beganDays;
    expect(begun({ subscribeStartDate: `2026-11-10${TIME}` })).toBe(-11);
    const other = { subscribeStartDate: `2026-11-10${TIME}` };
    expect(begun({ ...other, subscribeEndDate: `2026-12-04${TIME}` })).toBe(-18);
    expect(begun({ ...other, subscribeName: 'Other' })).toBe(-18);
  });

  it('is of the package with its price', () => {
    const dearer = goodsExample({
      goodsId: '5002',
      goodsPriceList: [priceExample({ goodsId: '5002', goodsPriceId: '50021', price: 3.99 })],
    });
    const offerOf = (price: number) =>
      traitsWith([onSale(GOODS, dearer), detail('70001', subscriptionDetailExample({ price }))])
        .plans[0]?.offer;
    expect([2.99, 3.99].map(offerOf)).toEqual([0, 1]);
  });

  it('without an end begins as usual, whatever its bills say', () => {
    const endless = { subscribeStartDate: `2026-11-10${TIME}`, subscribeEndDate: null };
    const calls = [
      detail('70001', subscriptionDetailExample({ nextRenewal: null })),
      bill('80001', orderDetailExample({ orderGoodsResp: [orderedGoodsExample(endless)] })),
    ];
    expect(traitsWith([onSale(GOODS), ...calls]).plans).toMatchObject([{ beganDays: -18 }]);
  });

  it('changes to another price than its own', () => {
    const packageChangeRecord = { maxDevNum: 1, buyNum: 1 };
    expect(withDetail({ packageChangeRecord }).plans).toMatchObject([
      { price: 0, change: { offer: 0, price: 1 } },
    ]);
    const other: Call = ['downgradeDevList', { packageId: '70002' }, downgradeDetailExample()];
    expect(traitsWith([onSale(GOODS), PAID, other]).plans).toMatchObject([{ change: null }]);
  });

  it('changes to a smaller plan', () => {
    const kept = [planDeviceExample({ lockStatus: 1 }), planDeviceExample({ deviceId: '40003' })];
    const record = { maxDevNum: 1, buyNum: 1 };
    const fields = { isUnlimited: true, devList: kept, packageChangeRecord: record };
    const { plans: known, houses: all } = withDetail(fields);
    expect(known[0]).toMatchObject({
      price: 2,
      change: { offer: 0, price: 0, devicesChosen: true },
    });
    expect(all[0]?.devices).toEqual([run(0, 1, true), run(0), run(null, 5)]);
    const none = { ...fields, devList: [planDeviceExample()] };
    expect(withDetail(none).plans[0]?.change?.devicesChosen).toBe(false);
    const downgrade = (answer: object): Call => [
      'downgradeDevList',
      { packageId: '70001' },
      downgradeDetailExample(answer),
    ];
    const changed = (answer: object) =>
      traitsWith([
        ...[onSale(GOODS), HOUSE, downgrade(answer)],
        detail('70001', subscriptionDetailExample({ ...none, price: 9.99 })),
      ]).plans[0]?.change;
    expect(changed({ goodsPrice: 29.99, isSelected: true })).toEqual({
      ...{ offer: 0, price: 1, devicesChosen: true },
    });
    expect(changed({ isSelected: false })).toMatchObject({ price: 0, devicesChosen: false });
  });
});

describe('a plan in a list', () => {
  const withRow = (fields: Parameters<typeof subscribedPlanExample>[0], ...more: Call[]) =>
    traitsWith([onSale(GOODS), HOUSE, plans('30001', subscribedPlanExample(fields)), ...more]);

  it.each<[Parameters<typeof subscribedPlanExample>[0], object]>([
    [{}, { ...plan, payMode: 1 }],
    [{ subscribeStatus: 2 }, { state: 'cancelling' }],
    [{ expiredDays: 5 }, { endsInDays: 5, beganDays: -26 }],
    [{ expiredDays: null }, { endsInDays: 12 }],
    [{ subscribeCycle: 'year' }, { price: 1, beganDays: -353 }],
    [{ supportedDevNum: -1 }, { price: 2 }],
    [{ packageType: 2 }, { offer: 1, payMode: null }],
    [{ packageName: 'Other' }, { offer: 1 }],
  ])('%j is %j', (fields, expected) => {
    expect(withRow(fields).plans).toEqual([expect.objectContaining(expected)]);
  });

  it('has as many devices as the list says', () => {
    expect(withRow({ devNum: 3 }, GARDEN).houses[0]?.devices).toEqual([run(0, 3), run(null)]);
  });

  it('is of the package that was asked for', () => {
    const goods = goodsExample({ goodsId: '5009', goodsName: 'Old name' });
    const asked: Call = ['getGoodsInfoByPackageId', { packageId: '70001' }, goods];
    const { plans: known, offers } = withRow({}, asked);
    expect([known[0]?.offer, offers[1]?.onSale]).toEqual([1, false]);
    const ofOther: Call = ['getGoodsInfoByPackageId', { packageId: '70002' }, goods];
    expect(withRow({}, ofOther).plans[0]?.offer).toBe(0);
    // Without a list, it is taken for one on sale.
    expect(traitsWith([asked]).offers).toMatchObject([{ onSale: true }]);
  });
});
