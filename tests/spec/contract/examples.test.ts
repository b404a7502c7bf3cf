import { describe, expect, it } from 'vitest';
import type { Schema } from 'yup';
import { activity } from '@homeview/contracts/domains/activity/activity.schemas';
import {
  deviceBinding,
  packageList,
  paySession,
  subscribedInfoList,
} from '@homeview/contracts/domains/assumed/assumed.schemas';
import { login, verifySecondCertification } from '@homeview/contracts/domains/auth/auth.schemas';
import {
  address,
  getOrderDetail,
  getPageOrderList,
  getUserBillInfo,
} from '@homeview/contracts/domains/billing/billing.schemas';
import { giftCardSubscribeGoods } from '@homeview/contracts/domains/giftCard/giftCard.schemas';
import { houseList } from '@homeview/contracts/domains/house/house.schemas';
import { logContents } from '@homeview/contracts/domains/log/log.schemas';
import {
  createOrder,
  getPayUrl,
  serviceExtension,
} from '@homeview/contracts/domains/order/order.schemas';
import { getRecordGoodsList } from '@homeview/contracts/domains/package/package.schemas';
import {
  downgradeDevList,
  getPackageBindDevList,
  getPackageSubscribeInfo,
  getUnbindPackageDevList,
} from '@homeview/contracts/domains/subscription/subscription.schemas';

type Builder = (fields?: object) => object;

const modules = import.meta.glob<Record<string, Builder>>(
  '../../../contracts/domains/*/*.examples.ts',
  {
    eager: true,
  },
);
const builders = Object.values(modules).flatMap((exported) => Object.entries(exported));

/** The schema of an example, and the response or request around the example. */
const places: Readonly<Record<string, readonly [Schema, (build: Builder) => unknown]>> = {
  credentialsExample: [login.request, (build) => build()],
  subscribedInfoExample: [subscribedInfoList.response, (build) => [build()]],
  deviceBindingExample: [deviceBinding.request, (build) => build()],
  packageListRequestExample: [packageList.request, (build) => build()],
  paySessionRequestExample: [paySession.request, (build) => build()],
  sessionExample: [verifySecondCertification.response, (build) => build()],
  houseExample: [houseList.response, (build) => [build()]],
  goodsExample: [getRecordGoodsList.response, (build) => ({ list: [build()] })],
  priceExample: [
    getRecordGoodsList.response,
    (build) => ({ list: [goods({ goodsPriceList: [build()] })] }),
  ],
  subscribedPlanExample: [getPackageBindDevList.response, (build) => ({ list: [build()] })],
  subscriptionDetailExample: [getPackageSubscribeInfo.response, (build) => build()],
  planDeviceExample: [getPackageSubscribeInfo.response, (build) => detail({ devList: [build()] })],
  unboundDeviceExample: [getUnbindPackageDevList.response, (build) => [build()]],
  orderRequestExample: [createOrder.request, (build) => build()],
  placedOrderExample: [createOrder.response, (build) => build()],
  payUrlRequestExample: [getPayUrl.request, (build) => build()],
  payUrlExample: [getPayUrl.response, (build) => build()],
  extensionRequestExample: [serviceExtension.request, (build) => build()],
  downgradeDetailExample: [downgradeDevList.response, (build) => build()],
  extensionExample: [giftCardSubscribeGoods.response, (build) => [build()]],
  activityExample: [activity.response, (build) => build()],
  billAddressExample: [getUserBillInfo.response, (build) => build()],
  placeExample: [address.response, (build) => [build()]],
  orderRowExample: [getPageOrderList.response, (build) => ({ list: [build()], total: 1 })],
  orderDetailExample: [getOrderDetail.response, (build) => build()],
  orderedGoodsExample: [
    getOrderDetail.response,
    (build) => orderDetail({ orderGoodsResp: [build()] }),
  ],
  refundDetailExample: [
    getOrderDetail.response,
    (build) => orderDetail({ refundDetailResp: build() }),
  ],
  logRecordExample: [logContents, (build) => ({ contents: [build()] })],
};

const builderOf = (name: string): Builder => {
  const found = builders.find(([builder]) => builder === name)?.[1];
  if (!found) throw new Error(`There is no builder ${name}.`);
  return found;
};
const goods: Builder = (fields) => builderOf('goodsExample')(fields);
const detail: Builder = (fields) => builderOf('subscriptionDetailExample')(fields);
const orderDetail: Builder = (fields) => builderOf('orderDetailExample')(fields);

describe('the examples of the catalogue', () => {
  it('lists every example here with a schema', () => {
    expect(builders.map(([name]) => name).sort()).toEqual(Object.keys(places).sort());
  });

  it.each(Object.entries(places))('matches %s with its schema', (name, [schema, place]) => {
    expect(() => schema.validateSync(place(builderOf(name)), { strict: true })).not.toThrow();
  });
});
