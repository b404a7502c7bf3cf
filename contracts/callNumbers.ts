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

/** Methods of the app whose failure a customer sees, counted down from the largest number. */
export const BRIDGE_NUMBERS = {
  'IAP.payment': 63,
  'System.openThirdApp': 62,
  'System.copyToPasteboard': 61,
} as const;
export type BridgeMethod = keyof typeof BRIDGE_NUMBERS;

/**
 * Further pages of a list that is loaded page by page. They fail beside the pages that are there,
 * where the first one fails alone: that is another failure of the same call.
 */
export const FURTHER_PAGE_NUMBERS = {
  'getPageOrderList.further': 60,
} as const;
export type FurtherPage = keyof typeof FURTHER_PAGE_NUMBERS;
