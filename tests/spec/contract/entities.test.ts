import { expect, it } from 'vitest';
import { activity } from '@homeview/contracts/domains/activity/activity.schemas';
import {
  deviceBinding,
  subscribedInfoList,
} from '@homeview/contracts/domains/assumed/assumed.schemas';
import { login, verifySecondCertification } from '@homeview/contracts/domains/auth/auth.schemas';
import {
  addUserBillInfo,
  getOrderDetail,
  getPageOrderList,
  getUserBillInfo,
  updateUserBillInfo,
} from '@homeview/contracts/domains/billing/billing.schemas';
import { giftCardSubscribeGoods } from '@homeview/contracts/domains/giftCard/giftCard.schemas';
import { houseList } from '@homeview/contracts/domains/house/house.schemas';
import {
  applePayOrder,
  createOrder,
  getPayUrl,
  renew,
} from '@homeview/contracts/domains/order/order.schemas';
import { getRecordGoodsList } from '@homeview/contracts/domains/package/package.schemas';
import {
  downgradeDevList,
  getPackageBindDevList,
  getPackageSubscribeInfo,
} from '@homeview/contracts/domains/subscription/subscription.schemas';
import { choicesOf, fieldPaths, requiredFields } from '../fieldPaths';

/** The fields in section 3 of the specification, typed by hand and separated by spaces. */
const named = (names: string) => names.split(/\s+/).sort();
const sorted = (names: string[] | undefined) => [...(names ?? [])].sort();

it(
  'has the specified fields of a login user and a login response',
  { tags: ['3.entity.02', '3.entity.03'] },
  () => {
    const user = 'id username nickname';
    const tokens = 'accessToken refreshToken expiresIn';
    expect(sorted(fieldPaths(verifySecondCertification.response))).toEqual(
      named(`${tokens} ${user}`),
    );
    expect(sorted(fieldPaths(login.response))).toEqual(
      named(`${tokens} ${user} secondaryCertificationSign`),
    );
  },
);

it('has the specified fields of a house', { tags: ['3.entity.04'] }, () => {
  expect(sorted(fieldPaths(houseList.response))).toEqual(named('id name isOwner isDefault'));
});

it('has the specified fields of a package', { tags: ['3.entity.06'] }, () => {
  expect(sorted(fieldPaths(getRecordGoodsList.response, 'list'))).toEqual(
    named(`goodsId goodsName description maxDevNum payMark supportRenew timeCount timeUnit
      goodsPriceList typeId`),
  );
});

it(
  'has the specified fields of a price entry, by day, month or year',
  { tags: ['3.entity.08', '3.entity.09'] },
  () => {
    expect(sorted(fieldPaths(getRecordGoodsList.response, 'list.goodsPriceList'))).toEqual(
      named('goodsPriceId goodsId planUnit buyNum price currency appleGoodsId'),
    );
    const units = choicesOf(getRecordGoodsList.response, 'list.goodsPriceList.planUnit');
    expect(units).toEqual(['day', 'month', 'year']);
  },
);

it(
  'has the specified fields of a subscribed plan, by year, month or day',
  { tags: ['3.entity.12', '3.entity.13'] },
  () => {
    expect(sorted(fieldPaths(getPackageBindDevList.response, 'list'))).toEqual(
      named(`packageId packageName packageType subscribeStatus expiredDays subscribeCycle payMode
      buyNum supportedDevNum devNum`),
    );
    const cycles = choicesOf(getPackageBindDevList.response, 'list.subscribeCycle');
    expect(cycles).toEqual(['day', 'month', 'year']);
  },
);

it('has the specified fields of subscribed info', { tags: ['3.entity.14'] }, () => {
  // planUnit is the key by which the response is read (further calls).
  expect(sorted(fieldPaths(subscribedInfoList.response))).toEqual(
    named('planUnit devList isApplePayUnlimited unlimitPackageId applepayHouseId maxDevNum'),
  );
});

it(
  'has the specified fields of a subscription detail, by month, year or day',
  { tags: ['3.entity.15', '3.entity.17'] },
  () => {
    expect(sorted(fieldPaths(getPackageSubscribeInfo.response))).toEqual(
      named(`packageName packageDesc orderType subScribeType subScribeStatus goodsStatus whetherPay
      isRenewal nextRenewal packageType price isSupportRenew devList maxDevNum orderStatus payMode
      isUnlimited isRenewPackage isExpire level planUnit homeId canUpgrade canDowngrade changeStatus
      packageChangeRecord`),
    );
    const cycles = choicesOf(getPackageSubscribeInfo.response, 'subScribeType');
    expect(cycles).toEqual(['day', 'month', 'year']);
  },
);

it('accepts any order type in a subscription detail', { tags: ['3.entity.16'] }, () => {
  expect(choicesOf(getPackageSubscribeInfo.response, 'orderType')).toEqual([]);
});

it(
  'has the specified fields of a subscription’s device and its change record',
  { tags: ['3.entity.19', '3.entity.20'] },
  () => {
    const { response } = getPackageSubscribeInfo;
    expect(sorted(fieldPaths(response, 'devList'))).toEqual(
      named('deviceId deviceName lockStatus'),
    );
    expect(sorted(fieldPaths(response, 'packageChangeRecord'))).toEqual(named('maxDevNum buyNum'));
  },
);

it(
  'has the specified fields of a plan that a gift card can extend',
  { tags: ['3.entity.21'] },
  () => {
    expect(sorted(fieldPaths(giftCardSubscribeGoods.response))).toEqual(
      named('packageId packageName expiredDays devNum supportedDevNum'),
    );
  },
);

it('has the specified fields of a bill address', { tags: ['3.entity.22'] }, () => {
  expect(sorted(fieldPaths(getUserBillInfo.response))).toEqual(
    named('id countryCode postal county city state address'),
  );
});

it(
  'requires the documented fields of a bill address that is sent, and no others',
  { tags: ['7.http.16'] },
  () => {
    expect(sorted(requiredFields(addUserBillInfo.request))).toEqual(
      named('countryCode postal address'),
    );
    expect(sorted(requiredFields(updateUserBillInfo.request))).toEqual(
      named('id countryCode postal address'),
    );
  },
);

it(
  'requires all fields of a question for the subscribed info and of a device binding',
  { tags: ['7.pact.04', '7.call.12'] },
  () => {
    expect(sorted(requiredFields(subscribedInfoList.request))).toEqual(
      named('payMode level houseId'),
    );
    expect(sorted(requiredFields(deviceBinding.request))).toEqual(
      named('deviceIds packageId type'),
    );
  },
);

it(
  'has the specified fields of an order list and its rows',
  { tags: ['3.entity.24', '3.entity.25'] },
  () => {
    expect(sorted(fieldPaths(getPageOrderList.response))).toEqual(named('list total'));
    expect(sorted(requiredFields(getPageOrderList.response))).toEqual(named('list total'));
    expect(sorted(fieldPaths(getPageOrderList.response, 'list'))).toEqual(
      named('orderId subscribeName subscribeDate price'),
    );
  },
);

it(
  'has the specified fields of an order detail, its items and its refund',
  { tags: ['3.entity.26', '3.entity.27', '3.entity.29'] },
  () => {
    const { response } = getOrderDetail;
    expect(sorted(fieldPaths(response))).toEqual(
      named(`payPrice orderPrice tax orderStatus invoice invoiceDate invoiceEmail payEmail
      orderGoodsResp type giftCardCode activateTime payMode refundDetailResp`),
    );
    expect(sorted(fieldPaths(response, 'orderGoodsResp'))).toEqual(
      named('goodsId subscribeName price subscribeStartDate subscribeEndDate'),
    );
    expect(sorted(fieldPaths(response, 'refundDetailResp'))).toEqual(
      named('refundId refundTime refundAmount'),
    );
  },
);

it('has the specified types of an order', { tags: ['3.entity.28'] }, () => {
  const types = choicesOf(getOrderDetail.response, 'type');
  expect(types).toEqual(['giftCard', 'ruleGive', 'buy', 'renew', 'trial']);
});

it('has the specified fields of an activity', { tags: ['3.entity.30'] }, () => {
  expect(sorted(fieldPaths(activity.response))).toEqual(named('status startTime endTime'));
});

it(
  'has the specified fields of a downgrade detail, with the devices of a subscription',
  { tags: ['3.entity.31'] },
  () => {
    expect(sorted(fieldPaths(downgradeDevList.response))).toEqual(
      named('maxDevNum devList goodsPrice isSelected'),
    );
    expect(sorted(fieldPaths(downgradeDevList.response, 'devList'))).toEqual(
      named('deviceId deviceName lockStatus'),
    );
  },
);

const ordering = [
  { call: 'createOrder', request: createOrder.request },
  { call: 'renew', request: renew.request },
  { call: 'applePayOrder', request: applePayOrder.request },
];

it.each(ordering)(
  'has the specified fields of an order request of $call and its goods',
  { tags: ['3.entity.32', '3.entity.33'] },
  ({ request }) => {
    expect(sorted(fieldPaths(request))).toEqual(
      named(`discountRate currency homeId deviceIds packageId activityId payEnter goodsReqs orderPrice
      payPrice preferentialPrice original originalRemark giftCardCode`),
    );
    expect(sorted(fieldPaths(request, 'goodsReqs'))).toEqual(
      named('goodsId goodsNum goodsType goodsPriceId'),
    );
  },
);

it(
  'has the specified fields of a pay-URL request and its response',
  { tags: ['3.entity.34', '3.entity.35'] },
  () => {
    expect(sorted(fieldPaths(getPayUrl.request))).toEqual(
      named('orderId type startTime payMode cancelUrl errorUrl successUrl'),
    );
    expect(sorted(fieldPaths(getPayUrl.response))).toEqual(named('orderStatus url'));
  },
);
