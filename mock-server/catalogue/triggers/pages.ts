import { GIFT_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { page } from './trigger';

const DETAIL = '/subscription/70001';
const DEVICES = '/defaultPackage/selectDevice?goodsId=5001&checkedPriceId=50011';
const CARD = `/giftCard/${GIFT_CODE}/packages`;

/** Calls that a page makes when it opens. */
export const pageTriggers = {
  refreshToken: page('access-token-expired'),
  houseList: page('demo', '/'),
  payModeList: page('demo', DEVICES),
  getRecordGoodsList: page('demo', '/defaultPackage'),
  getGoodsInfoByPackageId: page('demo', '/package/renewal?packageId=70001'),
  getPackageBindDevList: page('demo', '/'),
  getPackageSubscribeInfo: page('demo', DETAIL, [
    'subscription.unknownTitle',
    'subscription.unknownMessage',
  ]),
  getUnbindPackageDevList: page('demo', DEVICES),
  downgradeDevList: page('pending-change', `${DETAIL}/updateDevice`, ['Message_expired']),
  giftCardGoods: page('gift-cards', CARD, ['giftCard.refusedTitle', 'giftCard.otherCode']),
  giftCardSubscribeGoods: page('gift-cards', CARD, ['giftCard.refusedTitle', 'giftCard.otherCode']),
  getUserBillInfo: page('demo', '/billAddress'),
  getOrderDetail: page('demo', '/bills/80001', ['bill.unknownTitle']),
  getPageOrderList: page('demo', '/bills'),
  activity: page('promotion-running', '/promotions/selectDevice?activityId=6001', [
    'promotions.unknownTitle',
    'promotions.unknownMessage',
  ]),
  getPackageList: page('demo', '/packages'),
};
