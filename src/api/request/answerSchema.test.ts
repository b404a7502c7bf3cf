/** Which response deviations fail a call, and which are repaired. */
import {
  billAddressExample,
  orderDetailExample,
  orderRowExample,
} from '@homeview/contracts/domains/billing/billing.examples';
import { goodsExample, priceExample } from '@homeview/contracts/domains/package/package.examples';
import {
  payUrlExample,
  payUrlRequestExample,
} from '@homeview/contracts/domains/order/order.examples';
import {
  planDeviceExample,
  subscribedPlanExample,
  subscriptionDetailExample,
} from '@homeview/contracts/domains/subscription/subscription.examples';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { resetPortal, storeSession, stubService } from '../../../tests/support/renderPortal';
import { setLogger } from '../../platform/log/log';
import { authApi } from '../endpoints/auth.api';
import { billingApi } from '../endpoints/billing.api';
import type { Dispatch } from '../dispatch';
import { orderApi } from '../endpoints/order.api';
import { packageApi } from '../endpoints/package.api';
import { store } from '../../../tests/support/portalStore';
import { subscriptionApi } from '../endpoints/subscription.api';

const page = { pageNum: 1, pageSize: 20 };
const once = { subscribe: false, forceRefetch: true } as const;
const dispatch: Dispatch = store.dispatch;

/** The tested calls; each resolves to the data that components receive. */
const calls = {
  payModeList: () => dispatch(packageApi.endpoints.payModeList.initiate({}, once)).unwrap(),
  getRecordGoodsList: () =>
    dispatch(packageApi.endpoints.getRecordGoodsList.initiate(page, once)).unwrap(),
  getPackageBindDevList: () =>
    dispatch(
      subscriptionApi.endpoints.getPackageBindDevList.initiate({ homeId: '30001', ...page }, once),
    ).unwrap(),
  getPackageSubscribeInfo: () =>
    dispatch(
      subscriptionApi.endpoints.getPackageSubscribeInfo.initiate({ packageId: '70001' }, once),
    ).unwrap(),
  getOrderDetail: () =>
    dispatch(billingApi.endpoints.getOrderDetail.initiate({ orderId: '80001' }, once)).unwrap(),
  getPageOrderList: () =>
    dispatch(billingApi.endpoints.getPageOrderList.initiate({ pageSize: 20 }, once)).unwrap(),
  updateSubscribeStatus: () =>
    dispatch(
      subscriptionApi.endpoints.updateSubscribeStatus.initiate({
        packageId: '70001',
        subscribeStatus: 0,
      }),
    ).unwrap(),
  getUserBillInfo: () => dispatch(billingApi.endpoints.getUserBillInfo.initiate({}, once)).unwrap(),
  login: () =>
    dispatch(authApi.endpoints.login.initiate({ username: 'demo', password: 'secret' })).unwrap(),
  getPayUrl: () =>
    dispatch(
      orderApi.endpoints.getPayUrl.initiate({
        payload: payUrlRequestExample(),
        idempotencyKey: 'key',
      }),
    ).unwrap(),
};
type Name = keyof typeof calls;

/** The result of a call if the service sends this text as data. */
function readText(name: Name, data: string): Promise<unknown> {
  stubService({ [name]: () => new Response(`{"code":200,"desc":"","data":${data}}`) });
  return calls[name]();
}
const read = (name: Name, data: unknown) => readText(name, JSON.stringify(data));

const without = (data: object, ...fields: string[]) =>
  Object.fromEntries(Object.entries(data).filter(([field]) => !fields.includes(field)));

const logged = vi.fn();
const unreadable = (call: Name) => ({ call, code: 12005 });

beforeEach(() => {
  resetPortal();
  storeSession();
  logged.mockReset();
  setLogger({ log: logged, start: vi.fn(), leave: vi.fn() });
  return () => setLogger(null);
});

describe('a field that no component needs', () => {
  const goods = goodsExample();
  const offered = (fields: object) => ({ list: [{ ...goods, ...fields }] });

  it('may be missing', async () => {
    const list = [without(goods, 'timeCount', 'timeUnit')];
    expect(await read('getRecordGoodsList', { list })).toEqual({ list });
    const plan = without(subscribedPlanExample(), 'payMode', 'buyNum');
    expect(await read('getPackageBindDevList', { list: [plan] })).toEqual({ list: [plan] });
    const detail = without(subscriptionDetailExample(), 'isRenewPackage', 'level', 'changeStatus');
    expect(await read('getPackageSubscribeInfo', detail)).toEqual(detail);
  });

  it('may be null', async () => {
    const answer = offered({ timeCount: null, timeUnit: null });
    expect(await read('getRecordGoodsList', answer)).toEqual(answer);
    expect(logged).not.toHaveBeenCalled();
  });

  it('is omitted and logged if it is invalid', { tags: ['10.ruling.10'] }, async () => {
    const answer = offered({ timeCount: 'twelve', timeUnit: 'fortnight' });
    const list = [without(goods, 'timeCount', 'timeUnit')];
    expect(await read('getRecordGoodsList', answer)).toEqual({ list });
    expect(logged.mock.calls.flat()).toEqual([
      expect.objectContaining({ level: 'warning', message: 'leave out: list.0.timeCount' }),
      expect.objectContaining({ event: 'getRecordGoodsList', module: 'answer' }),
    ]);
  });

  it('may be undocumented', async () => {
    const answer = { ...offered({ badge: 'new' }), pages: 1 };
    expect(await read('getRecordGoodsList', answer)).toEqual(answer);
    expect(logged).not.toHaveBeenCalled();
  });
});

describe('an unknown value of a newer service version', () => {
  it('is omitted and logged in a list of pay modes', { tags: ['10.ruling.10'] }, async () => {
    expect(await read('payModeList', [4, 1, 'voucher', 3])).toEqual([1, 3]);
    expect(logged).toHaveBeenCalledTimes(2);
    expect(logged).toHaveBeenCalledWith(
      expect.objectContaining({ event: 'payModeList', message: 'leave out: 0' }),
    );
  });

  it('is omitted even if the list becomes empty', async () => {
    expect(await read('payModeList', [4])).toEqual([]);
  });

  it('omits and logs its plan in a list of plans', async () => {
    const [known, unknown] = [subscribedPlanExample(), { subscribeCycle: 'week' }];
    const list = [{ ...known, ...unknown }, known, { ...known, subscribeStatus: 9 }];
    expect(await read('getPackageBindDevList', { list })).toEqual({ list: [known] });
  });

  it('omits its item regardless of other errors in it', async () => {
    const unknown = { subscribeCycle: 'week', packageName: 7, expiredDays: 'none' };
    expect(await read('getPackageBindDevList', { list: [unknown] })).toEqual({ list: [] });
    expect(logged).toHaveBeenCalledOnce();
  });

  it('omits its item from the inner list and keeps the plan', async () => {
    const week = { ...priceExample({ goodsPriceId: '50019' }), planUnit: 'week' };
    const list = [{ ...goodsExample(), goodsPriceList: [week, priceExample()] }];
    expect(await read('getRecordGoodsList', { list })).toEqual({
      list: [goodsExample({ goodsPriceList: [priceExample()] })],
    });
  });

  it('is omitted if its field is optional', async () => {
    const bill = { ...orderDetailExample(), type: 'auction', payMode: 9 };
    expect(await read('getOrderDetail', bill)).toEqual(
      without(orderDetailExample(), 'type', 'payMode'),
    );
  });

  it(
    'counts as null and is logged if its field may be null',
    { tags: ['10.ruling.10'] },
    async () => {
      const detail = subscriptionDetailExample();
      expect(await read('getPackageSubscribeInfo', { ...detail, payMode: 4 })).toEqual({
        ...detail,
        payMode: null,
      });
      expect(logged).toHaveBeenCalledWith(
        expect.objectContaining({ event: 'getPackageSubscribeInfo', message: 'put null: payMode' }),
      );
    },
  );
});

describe('prices with the same goodsPriceId', () => {
  const prices = (...goodsPriceList: object[]) => ({ ...goodsExample(), goodsPriceList });
  const month = priceExample({ goodsPriceId: '1', price: 2.99 });
  const year = priceExample({ goodsPriceId: '1', planUnit: 'year', price: 29.99 });
  const other = priceExample({ goodsPriceId: '2', price: 9.99 });

  it('are omitted and logged as an error, because an order could buy another one', async () => {
    expect(await read('getRecordGoodsList', { list: [prices(month, other, year)] })).toEqual({
      list: [prices(other)],
    });
    expect(logged.mock.calls.flat()).toEqual([
      expect.objectContaining({ level: 'error', message: 'leave out: list.0.goodsPriceList.0' }),
      expect.objectContaining({ level: 'error', message: 'leave out: list.0.goodsPriceList.2' }),
    ]);
  });

  it('are also omitted if they are prices of different packages', async () => {
    expect(
      await read('getRecordGoodsList', { list: [prices(month), prices(year, other)] }),
    ).toEqual({ list: [prices(), prices(other)] });
  });

  it('are one price if they are equal', async () => {
    expect(await read('getRecordGoodsList', { list: [prices(month, month)] })).toEqual({
      list: [prices(month)],
    });
  });

  it('are omitted though one of them has an unknown choice', async () => {
    const week = { ...month, planUnit: 'week' };
    expect(await read('getRecordGoodsList', { list: [prices(week, month, other)] })).toEqual({
      list: [prices(other)],
    });
  });
});

describe('a required field', () => {
  it.each<[string, Name, unknown]>([
    [
      'a missing name',
      'getPackageBindDevList',
      { list: [without(subscribedPlanExample(), 'packageName')] },
    ],
    [
      'a null name',
      'getPackageBindDevList',
      { list: [{ ...subscribedPlanExample(), packageName: null }] },
    ],
    ['a null value of a closed list', 'payModeList', [1, null]],
    [
      'a missing value of a closed list',
      'getPackageBindDevList',
      { list: [without(subscribedPlanExample(), 'subscribeCycle')] },
    ],
    ['an invalid item', 'getPackageBindDevList', { list: ['plan'] }],
    [
      'an unknown choice that no list holds',
      'getPackageSubscribeInfo',
      { ...subscriptionDetailExample(), subScribeStatus: 9 },
    ],
    [
      'an invalid item beside an unknown one',
      'getPackageBindDevList',
      {
        list: [
          { ...subscribedPlanExample(), subscribeCycle: 'week' },
          { ...subscribedPlanExample(), packageName: 7 },
        ],
      },
    ],
    [
      'a device without an id',
      'getPackageSubscribeInfo',
      { ...subscriptionDetailExample(), devList: [without(planDeviceExample(), 'deviceId')] },
    ],
    ['no data', 'getRecordGoodsList', null],
  ])('fails the call: %s', async (_, name, data) => {
    await expect(read(name, data)).rejects.toEqual(unreadable(name));
    expect(logged).not.toHaveBeenCalled();
  });

  it('that is nullable and missing counts as null', async () => {
    const detail = subscriptionDetailExample({ packageChangeRecord: null });
    expect(await read('getPackageSubscribeInfo', without(detail, 'packageChangeRecord'))).toEqual(
      detail,
    );
    expect(await readText('getUserBillInfo', 'null')).toBeNull();
    const address = billAddressExample();
    expect(await read('getUserBillInfo', address)).toEqual(address);
  });
});

describe('an optional field', () => {
  it('that is null counts as missing', { tags: ['10.ruling.10'] }, async () => {
    const session = { accessToken: 'a', refreshToken: 'r', id: '1001', username: 'demo' };
    const answer = { ...session, expiresIn: null, nickname: null };
    expect(await read('login', { ...answer, secondaryCertificationSign: null })).toEqual(answer);
    const other = { accessToken: null, refreshToken: null, id: null, username: null };
    expect(await read('login', { ...other, secondaryCertificationSign: 'sign-1' })).toEqual({
      secondaryCertificationSign: 'sign-1',
    });
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ message: 'leave out: id' }));
  });

  it('that is read fails the call if it is invalid', async () => {
    const answer = { secondaryCertificationSign: 7 };
    await expect(read('login', answer)).rejects.toEqual(unreadable('login'));
  });
});

describe('an answer of which only an object is read', () => {
  it('counts as null if it is something else', async () => {
    expect(await read('updateSubscribeStatus', 'done')).toBeNull();
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ message: 'put null: ' }));
  });

  it('is read as an object otherwise', async () => {
    const answer = { lock: true, subscribeStatus: 7 };
    expect(await read('updateSubscribeStatus', answer)).toEqual({ lock: true });
    await expect(read('updateSubscribeStatus', { lock: 'yes' })).rejects.toEqual(
      unreadable('updateSubscribeStatus'),
    );
  });
});

describe('a price', () => {
  const priced = (price: string) =>
    JSON.stringify({ list: [orderRowExample({ price: 77 })], total: 1 }).replace('77', price);

  it.each(['0', '2.99', '2', '2.990', '19.99', '0.07', '9999999999999.99'])(
    'is valid: %s',
    async (price) => {
      const { pages } = (await readText('getPageOrderList', priced(price))) as { pages: unknown[] };
      expect(pages).toEqual([{ list: [orderRowExample({ price: Number(price) })], total: 1 }]);
    },
  );

  it.each(['-0.01', '2.995', '1.005', '1e-7', '1e999', '-1e999', '1e13', '1e21', '"2.99"', 'null'])(
    'fails the call: %s',
    async (price) => {
      await expect(readText('getPageOrderList', priced(price))).rejects.toEqual(
        unreadable('getPageOrderList'),
      );
    },
  );
});

describe('a date', () => {
  const dated = (subscribeDate: string) => ({
    list: [orderRowExample({ subscribeDate })],
    total: 1,
  });

  it.each([
    '2026-02-28T10:00:00Z',
    '2028-02-29T23:59:59.999Z',
    '2000-02-29T00:00:00Z',
    '2026-12-31T00:00:00+05:30',
    '2026-04-30T00:00:00-11:00',
  ])('is valid: %s', async (date) => {
    expect(await read('getPageOrderList', dated(date))).toMatchObject({ pages: [dated(date)] });
  });

  it.each([
    ...['2026-02-31T10:00:00Z', '2026-02-29T10:00:00Z', '1900-02-29T10:00:00Z'],
    ...['2026-04-31T10:00:00Z', '2026-13-01T10:00:00Z', '2026-00-10T10:00:00Z'],
    ...['2026-01-00T10:00:00Z', '2026-01-32T10:00:00Z', '2026-01-01T24:00:00Z'],
    ...['2026-01-01T10:60:00Z', '2026-01-01T10:00:60Z', '2026-01-01T10:00:00+24:00'],
    ...['2026-01-01T10:00:00', '2026-01-01', '', 'x2026-01-01T10:00:00Z', '2026-01-01T10:00:00Zx'],
    ...['2026-02-28T10:00:00Z|', 'Invalid Date', '0001-01-01T00:00:00Z', '1970-01-01T00:00:00Z'],
    ...['3000-01-01T00:00:00Z'],
  ])('fails the call: %s', async (date) => {
    await expect(read('getPageOrderList', dated(date))).rejects.toEqual(
      unreadable('getPageOrderList'),
    );
  });
});

describe('the pay URL of an order', () => {
  const free = payUrlExample({ orderStatus: 5 });
  it.each([
    ['missing', without(free, 'url')],
    ['null', { ...free, url: null }],
    ['empty', { ...free, url: '' }],
  ])('may be %s if nothing is due', { tags: ['10.ruling.10'] }, async (_, answer) => {
    expect(await read('getPayUrl', answer)).toEqual(answer);
  });
});
