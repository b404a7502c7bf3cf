import { afterAll, it } from 'vitest';
import * as assumed from '../domains/assumed/assumed.endpoints';
import type { PackageListRequest, SubscribedInfo } from '../domains/assumed/assumed.schemas';
import * as orderEndpoints from '../domains/order/order.endpoints';
import { orderRequestExample, placedOrderExample } from '../domains/order/order.examples';
import * as packageEndpoints from '../domains/package/package.endpoints';
import { goodsExample, priceExample } from '../domains/package/package.examples';
import { TRIAL_TYPE_ID } from '../vocabulary/order/goodsKind';
import { once } from './support/client';
import type { Dispatch } from './support/client';
import { expectSuccess, expectRefused } from './support/expectations';
import { PAY_PAGE } from './support/payPage';
import { expectAllWritten } from './support/pacts';
import { orderApi } from '../../src/api/endpoints/order.api';
import { packageApi } from '../../src/api/endpoints/package.api';
import { subscriptionApi } from '../../src/api/endpoints/subscription.api';

afterAll(expectAllWritten);

const { packageBuyInfoV2, deviceSwitchPackage } = subscriptionApi.endpoints;

const asking = (payMode: 1 | 2 = 1, houseId = '30001') => {
  const payload = { payMode, level: 15, houseId } as const;
  return {
    endpoint: assumed.packageBuyInfoV2,
    payload,
    send: (dispatch: Dispatch) => dispatch(packageBuyInfoV2.initiate(payload, once)).unwrap(),
  };
};

const monthly: SubscribedInfo = {
  planUnit: 'month',
  devList: [{ deviceId: '40001', deviceName: 'Front door' }],
  isApplePayUnlimited: false,
  unlimitPackageId: '',
  applepayHouseId: '',
  maxDevNum: 1,
};
const oneOfSome = { '': 'some', '0.planUnit': 'exact', '0.isApplePayUnlimited': 'exact' } as const;

it(
  'the subscribed-info call sends payMode, level and houseId and returns one entry per planUnit',
  { tags: ['7.pact.05', '3.entity.14'] },
  async () => {
    await expectSuccess(
      { ...asking(), description: 'what a house is subscribed to', state: 'demo' },
      [monthly],
      oneOfSome,
    );
  },
);

it('the subscribed-info call returns the package that covers all devices', async () => {
  await expectSuccess(
    {
      ...asking(),
      description: 'what a house with an unlimited plan is subscribed to',
      state: 'unlimited-plan',
    },
    [{ ...monthly, planUnit: 'year', unlimitPackageId: '70001' }],
    { ...oneOfSome, '0.unlimitPackageId': /^.+$/ },
  );
});

it('the subscribed-info call returns isApplePayUnlimited for an unlimited plan of the store', async () => {
  await expectSuccess(
    {
      ...asking(2),
      description: 'what a house with an unlimited plan of the store is subscribed to',
      state: 'pending-change',
    },
    [
      {
        ...monthly,
        isApplePayUnlimited: true,
        unlimitPackageId: '70001',
        applepayHouseId: '30001',
      },
    ],
    {
      ...oneOfSome,
      '0.unlimitPackageId': /^.+$/,
      '0.applepayHouseId': /^.+$/,
    },
  );
});

it('the subscribed-info call returns the other house that has the plan of the store', async () => {
  await expectSuccess(
    {
      ...asking(2),
      description: 'what a house is subscribed to while another one has a plan of the store',
      state: 'wallet-plan-other-home',
    },
    [{ ...monthly, devList: [], applepayHouseId: '30002' }],
    // Any id: only the values of requests can be those of the state.
    { ...oneOfSome, '0.applepayHouseId': /^.+$/ },
  );
});

it('the subscribed-info call rejects a house of another customer with 400', async () => {
  await expectRefused(
    {
      ...asking(1, '30003'),
      description: 'what a house of somebody else is subscribed to',
      state: 'demo',
    },
    400,
  );
});

it('the subscribed-info call rejects an unknown token with 70032', async () => {
  await expectRefused(
    {
      ...asking(),
      description: 'what a house is subscribed to, asked for with a token that is unknown',
      state: 'session-expired',
    },
    70032,
  );
});

const binding = (type: 0 | 1 | 2, ...deviceIds: string[]) => {
  const payload = { deviceIds, packageId: '70001', type };
  return {
    endpoint: assumed.deviceSwitchPackage,
    payload,
    send: (dispatch: Dispatch) => dispatch(deviceSwitchPackage.initiate(payload)).unwrap(),
  };
};

it('the device-binding call binds devices with type 0', async () => {
  await expectSuccess(
    {
      ...binding(0, '40002', '40003'),
      description: 'devices to be put under a plan',
      state: 'plan-with-room',
    },
    undefined,
  );
});

it('the device-binding call removes devices with type 1', async () => {
  await expectSuccess(
    { ...binding(1, '40001'), description: 'devices to be taken out of a plan', state: 'demo' },
    undefined,
  );
});

it('the device-binding call sends the devices to keep after a downgrade with type 2', async () => {
  await expectSuccess(
    {
      ...binding(2, '40001'),
      description: 'devices that stay after a downgrade',
      state: 'pending-change',
    },
    undefined,
  );
});

it('the device-binding call rejects more devices than the plan covers with 400 and a reason', async () => {
  await expectRefused(
    {
      ...binding(0, '40004'),
      description: 'devices to be put under a plan that is full',
      state: 'full-plan',
    },
    400,
    'This plan covers at most 3 devices.',
  );
});

it('the device-binding call rejects an unknown token with 70032', async () => {
  await expectRefused(
    {
      ...binding(0, '40002'),
      description: 'devices to be put under a plan with a token that is unknown',
      state: 'session-expired',
    },
    70032,
  );
});

const listing = (more: Partial<PackageListRequest> = {}) => {
  const payload = { level: 15, pageSize: 100, payMode: 1, ...more } as const;
  return {
    endpoint: assumed.getPackageList,
    payload,
    send: (dispatch: Dispatch) =>
      dispatch(packageApi.endpoints.getPackageList.initiate(payload, once)).unwrap(),
  };
};
const packages = { list: [goodsExample({ goodsPriceList: [priceExample()] })] };

it(
  'the package list call sends level, pageSize and payMode and returns packages in list',
  { tags: ['7.pact.03'] },
  async () => {
    await expectSuccess(
      { ...listing(), description: 'the packages that fit a way of paying', state: 'demo' },
      packages,
    );
  },
);

it('the package list call sends all optional filters', async () => {
  const query = {
    goodsId: '5001',
    isSupportRenew: true,
    planUnit: 'month',
    excludeLevel: 10,
  } as const;
  await expectSuccess(
    {
      ...listing(query),
      description: 'the packages that match every filter',
      state: 'demo',
    },
    packages,
    { 'list.0.supportRenew': 'exact', 'list.0.goodsPriceList.0.planUnit': 'exact' },
  );
});

it('the package list call returns store products for payMode 2', async () => {
  await expectSuccess(
    {
      ...listing({ payMode: 2 }),
      description: 'the packages that the store sells',
      state: 'wallet-offer',
    },
    packages,
    { 'list.0.goodsPriceList.0.appleGoodsId': /^.+$/ },
  );
});

/** The call is documented, but the typeId of a trial is assumed, so this is in the assumed pact. */
const trialList = { ...packageEndpoints.getRecordGoodsList, status: 'assumed' } as const;

it('getRecordGoodsList marks the trial by its typeId, with a monthly price and a store product', async () => {
  const payload = { pageNum: 1, pageSize: 100 };
  await expectSuccess(
    {
      endpoint: trialList,
      description: 'the packages on offer with a trial',
      state: 'trial-offer',
      payload,
      send: (dispatch) =>
        dispatch(packageApi.endpoints.getRecordGoodsList.initiate(payload, once)).unwrap(),
    },
    { list: [goodsExample({ typeId: TRIAL_TYPE_ID, goodsPriceList: [priceExample()] })] },
    {
      list: 'some',
      'list.0.typeId': 'exact',
      'list.0.goodsPriceList.0.planUnit': 'exact',
      'list.0.goodsPriceList.0.buyNum': 'exact',
      'list.0.goodsPriceList.0.appleGoodsId': /^.+$/,
    },
  );
});

it('the package list call may return an empty list', async () => {
  await expectSuccess(
    {
      ...listing(),
      description: 'the packages that fit when there are none',
      state: 'no-packages',
    },
    { list: [] },
  );
});

it('the package list call rejects an unknown token with 70032', async () => {
  await expectRefused(
    {
      ...listing(),
      description: 'the packages that fit, asked for with a token that is unknown',
      state: 'session-expired',
    },
    70032,
  );
});

const paying = (packageId = '70001') => {
  const payload = {
    priceId: '50011',
    packageId,
    payMode: 1,
    cancelUrl: 'http://localhost:5173/subscription/70001',
    errorUrl: 'http://localhost:5173/payFailed',
    successUrl: 'http://localhost:5173/paySuccess',
  } as const;
  const idempotencyKey = '7c2f6c1e-0d55-4a7e-9a53-0c8f4f0a7b11';
  return {
    endpoint: assumed.createPaySession,
    payload,
    send: (dispatch: Dispatch) =>
      dispatch(orderApi.endpoints.createPaySession.initiate({ payload, idempotencyKey })).unwrap(),
  };
};

it('the payment-session call sends price, plan, pay mode and three return URLs and reads url', async () => {
  await expectSuccess(
    {
      ...paying(),
      description: 'a payment page for a plan that came from a gift card',
      state: 'gift-card-plan',
    },
    { url: 'https://pay.provider.example/checkout/90001' },
    { url: PAY_PAGE },
  );
});

it('the payment-session call rejects an unknown plan with 400', async () => {
  await expectRefused(
    {
      ...paying('79999'),
      description: 'a payment page for a plan that does not exist',
      state: 'gift-card-plan',
    },
    400,
  );
});

it('the payment-session call rejects an unknown token with 70032', async () => {
  await expectRefused(
    {
      ...paying(),
      description: 'a payment page, asked for with a token that is unknown',
      state: 'session-expired',
    },
    70032,
  );
});

/** The call is documented, but that it cancels a pending change is assumed. */
const keepingOrder = { ...orderEndpoints.createOrder, status: 'assumed' } as const;

it(
  'createOrder with the held price and nothing to pay cancels a pending change',
  { tags: ['10.ruling.09'] },
  async () => {
    const payload = orderRequestExample({
      packageId: '70001',
      deviceIds: [],
      goodsReqs: [{ goodsId: '5001', goodsNum: 1, goodsType: 5, goodsPriceId: '50013' }],
      orderPrice: '0.00',
      payPrice: '0.00',
    });
    const idempotencyKey = '7c2f6c1e-0d55-4a7e-9a53-0c8f4f0a7b12';
    await expectSuccess(
      {
        endpoint: keepingOrder,
        payload,
        description: 'the current plan to be kept instead of the change that waits',
        state: 'pending-downgrade',
        send: (dispatch) =>
          dispatch(orderApi.endpoints.createOrder.initiate({ payload, idempotencyKey })).unwrap(),
      },
      placedOrderExample(),
    );
  },
);
