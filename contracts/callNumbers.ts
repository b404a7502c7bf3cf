import type { EndpointName } from './catalogue';

/**
 * The number of each call in a reference. A new call gets the next number; a number is never given
 * to another call, or old references would tell of the wrong one.
 */
export const CALL_NUMBERS: Readonly<Record<EndpointName, number>> = {
  login: 1,
  refreshToken: 2,
  verifySecondCertification: 3,
  resendSecondCertification: 4,
  houseList: 5,
  payModeList: 6,
  getRecordGoodsList: 7,
  getGoodsInfoByPackageId: 8,
  getPackageBindDevList: 9,
  getPackageSubscribeInfo: 10,
  getUnbindPackageDevList: 11,
  updateSubscribeStatus: 12,
  updateDeviceLockStatus: 13,
  downgradeDevList: 14,
  createOrder: 15,
  getPayUrl: 16,
  renew: 17,
  applePayOrder: 18,
  serviceExtension: 19,
  giftCardCheck: 20,
  giftCardGoods: 21,
  giftCardSubscribeGoods: 22,
  getUserBillInfo: 23,
  addUserBillInfo: 24,
  updateUserBillInfo: 25,
  address: 26,
  getOrderDetail: 27,
  getPageOrderList: 28,
  activity: 29,
  reportLog: 30,
  packageBuyInfoV2: 31,
  deviceSwitchPackage: 32,
  getPackageList: 33,
  createPaySession: 34,
};
