import { expect, it } from 'vitest';
import { activity } from '@homeview/contracts/activity/activity.schemas';
import { subscribedInfoList } from '@homeview/contracts/assumed/assumed.schemas';
import { login, verifySecondCertification } from '@homeview/contracts/auth/auth.schemas';
import {
  getOrderDetail,
  getPageOrderList,
  getUserBillInfo,
} from '@homeview/contracts/billing/billing.schemas';
import { giftCardSubscribeGoods } from '@homeview/contracts/giftCard/giftCard.schemas';
import { houseList } from '@homeview/contracts/house/house.schemas';
import {
  applePayOrder,
  createOrder,
  getPayUrl,
  renew,
} from '@homeview/contracts/order/order.schemas';
import { getRecordGoodsList } from '@homeview/contracts/package/package.schemas';
import {
  downgradeDevList,
  getPackageBindDevList,
  getPackageSubscribeInfo,
} from '@homeview/contracts/subscription/subscription.schemas';
import { choicesOf, fieldsOf } from './fieldsOf';

/** Section 3 of the specification, typed by hand; a string of names separated by spaces. */
const named = (names: string) => names.split(/\s+/).sort();
const sorted = (names: string[] | undefined) => [...(names ?? [])].sort();

it('a login user and a login response', { tags: ['3.entity.02', '3.entity.03'] }, () => {
  const user = 'id username nickname';
  const tokens = 'accessToken refreshToken expiresIn';
  expect(sorted(fieldsOf(verifySecondCertification.response))).toEqual(named(`${tokens} ${user}`));
  expect(sorted(fieldsOf(login.response))).toEqual(
    named(`${tokens} ${user} secondaryCertificationSign`),
  );
});

it('a house', { tags: ['3.entity.04'] }, () => {
  expect(sorted(fieldsOf(houseList.response))).toEqual(named('id name isOwner isDefault'));
});

it('a package', { tags: ['3.entity.06'] }, () => {
  expect(sorted(fieldsOf(getRecordGoodsList.response, 'list'))).toEqual(
    named(`goodsId goodsName description maxDevNum payMark supportRenew timeCount timeUnit
      goodsPriceList typeId`),
  );
});

it('a price entry, by day, month or year', { tags: ['3.entity.08', '3.entity.09'] }, () => {
  expect(sorted(fieldsOf(getRecordGoodsList.response, 'list.goodsPriceList'))).toEqual(
    named('goodsPriceId goodsId planUnit buyNum price currency appleGoodsId'),
  );
  const units = choicesOf(getRecordGoodsList.response, 'list.goodsPriceList.planUnit');
  expect(units).toEqual(['day', 'month', 'year']);
});

it('a subscribed plan, by year, month or day', { tags: ['3.entity.12', '3.entity.13'] }, () => {
  expect(sorted(fieldsOf(getPackageBindDevList.response, 'list'))).toEqual(
    named(`packageId packageName packageType subscribeStatus expiredDays subscribeCycle payMode
      buyNum supportedDevNum devNum`),
  );
  const cycles = choicesOf(getPackageBindDevList.response, 'list.subscribeCycle');
  expect(cycles).toEqual(['day', 'month', 'year']);
});

it('subscribed info', { tags: ['3.entity.14'] }, () => {
  // planUnit is what the answer is read by (spec 7, further calls).
  expect(sorted(fieldsOf(subscribedInfoList.response))).toEqual(
    named('planUnit devList isApplePayUnlimited unlimitPackageId applepayHouseId maxDevNum'),
  );
});

it('a subscription detail, by month, year or day', { tags: ['3.entity.15', '3.entity.17'] }, () => {
  expect(sorted(fieldsOf(getPackageSubscribeInfo.response))).toEqual(
    named(`packageName packageDesc orderType subScribeType subScribeStatus goodsStatus whetherPay
      isRenewal nextRenewal packageType price isSupportRenew devList maxDevNum orderStatus payMode
      isUnlimited isRenewPackage isExpire level planUnit homeId canUpgrade canDowngrade changeStatus
      packageChangeRecord`),
  );
  const cycles = choicesOf(getPackageSubscribeInfo.response, 'subScribeType');
  expect(cycles).toEqual(['day', 'month', 'year']);
});

it('a subscription detail tolerates any order type', { tags: ['3.entity.16'] }, () => {
  expect(choicesOf(getPackageSubscribeInfo.response, 'orderType')).toEqual([]);
});

it(
  'a device of a subscription, and its change record',
  { tags: ['3.entity.19', '3.entity.20'] },
  () => {
    const { response } = getPackageSubscribeInfo;
    expect(sorted(fieldsOf(response, 'devList'))).toEqual(named('deviceId deviceName lockStatus'));
    expect(sorted(fieldsOf(response, 'packageChangeRecord'))).toEqual(named('maxDevNum buyNum'));
  },
);

it('a plan that a gift card can make longer', { tags: ['3.entity.21'] }, () => {
  expect(sorted(fieldsOf(giftCardSubscribeGoods.response))).toEqual(
    named('packageId packageName expiredDays devNum supportedDevNum'),
  );
});

it('a bill address', { tags: ['3.entity.22'] }, () => {
  expect(sorted(fieldsOf(getUserBillInfo.response))).toEqual(
    named('id countryCode postal county city state address'),
  );
});

it('an order list and its rows', { tags: ['3.entity.24', '3.entity.25'] }, () => {
  expect(sorted(fieldsOf(getPageOrderList.response))).toEqual(named('list total'));
  expect(sorted(fieldsOf(getPageOrderList.response, 'list'))).toEqual(
    named('orderId subscribeName subscribeDate price'),
  );
});

it(
  'an order detail, its items and its refund',
  { tags: ['3.entity.26', '3.entity.27', '3.entity.29'] },
  () => {
    const { response } = getOrderDetail;
    expect(sorted(fieldsOf(response))).toEqual(
      named(`payPrice orderPrice tax orderStatus invoice invoiceDate invoiceEmail payEmail
      orderGoodsResp type giftCardCode activateTime payMode refundDetailResp`),
    );
    expect(sorted(fieldsOf(response, 'orderGoodsResp'))).toEqual(
      named('goodsId subscribeName price subscribeStartDate subscribeEndDate'),
    );
    expect(sorted(fieldsOf(response, 'refundDetailResp'))).toEqual(
      named('refundId refundTime refundAmount'),
    );
  },
);

it('what an order was', { tags: ['3.entity.28'] }, () => {
  const types = choicesOf(getOrderDetail.response, 'type');
  expect(types).toEqual(['giftCard', 'ruleGive', 'buy', 'renew', 'trial']);
});

it('an activity', { tags: ['3.entity.30'] }, () => {
  expect(sorted(fieldsOf(activity.response))).toEqual(named('status startTime endTime'));
});

it('a downgrade detail, with devices as those of a subscription', { tags: ['3.entity.31'] }, () => {
  expect(sorted(fieldsOf(downgradeDevList.response))).toEqual(
    named('maxDevNum devList goodsPrice isSelected'),
  );
  expect(sorted(fieldsOf(downgradeDevList.response, 'devList'))).toEqual(
    named('deviceId deviceName lockStatus'),
  );
});

const ordering = [
  { call: 'createOrder', request: createOrder.request },
  { call: 'renew', request: renew.request },
  { call: 'applePayOrder', request: applePayOrder.request },
];

it.each(ordering)(
  'an order request of $call and its goods',
  { tags: ['3.entity.32', '3.entity.33'] },
  ({ request }) => {
    expect(sorted(fieldsOf(request))).toEqual(
      named(`discountRate currency homeId deviceIds packageId activityId payEnter goodsReqs orderPrice
      payPrice preferentialPrice original originalRemark giftCardCode`),
    );
    expect(sorted(fieldsOf(request, 'goodsReqs'))).toEqual(
      named('goodsId goodsNum goodsType goodsPriceId'),
    );
  },
);

it('a pay-URL request and its response', { tags: ['3.entity.34', '3.entity.35'] }, () => {
  expect(sorted(fieldsOf(getPayUrl.request))).toEqual(
    named('orderId type startTime payMode cancelUrl errorUrl successUrl'),
  );
  expect(sorted(fieldsOf(getPayUrl.response))).toEqual(named('orderStatus url'));
});
