/**
 * The number of each call in an error reference. A new call gets the next free number. Never reuse a
 * number: old references would then name the wrong call.
 */
export const CALL_NUMBERS = {
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
} as const;

/** Bridge methods whose failure a customer sees. Their numbers count down from the largest, 63. */
export const BRIDGE_NUMBERS = {
  'IAP.payment': 63,
  'System.openThirdApp': 62,
  'System.copyToPasteboard': 61,
} as const;
export type BridgeMethod = keyof typeof BRIDGE_NUMBERS;

/**
 * Further pages of a paginated list. They have their own number because the pages loaded so far stay
 * visible when one fails, whereas a failed first page leaves an empty screen.
 */
export const FURTHER_PAGE_NUMBERS = {
  'getPageOrderList.further': 60,
} as const;
export type FurtherPage = keyof typeof FURTHER_PAGE_NUMBERS;
