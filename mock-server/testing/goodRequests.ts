import type { EndpointName } from '@homeview/contracts/catalogue';
import { logRecordExample } from '@homeview/contracts/domains/log/log.examples';
import {
  extensionRequestExample,
  orderRequestExample,
  payUrlRequestExample,
} from '@homeview/contracts/domains/order/order.examples';
import { GIFT_CODE, SECOND_FACTOR_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { encryptPassword } from './mockClient';

const page = { pageNum: 1, pageSize: 100 };
const homeId = '30001';
const sign = { secondaryCertificationSign: 'sign-1001' };

/** A valid request for every call; each succeeds in at least one scenario. */
export const goodRequests: Record<EndpointName, object> = {
  login: { username: 'demo@homeview.example', password: encryptPassword('Demo-1234') },
  refreshToken: { refreshToken: 'refresh-1001' },
  verifySecondCertification: { ...sign, code: SECOND_FACTOR_CODE },
  resendSecondCertification: sign,
  houseList: {},
  payModeList: {},
  getRecordGoodsList: page,
  getGoodsInfoByPackageId: { packageId: '70001' },
  getPackageBindDevList: { homeId, ...page },
  getPackageSubscribeInfo: { packageId: '70001' },
  getUnbindPackageDevList: { homeId },
  packageBuyInfoV2: { payMode: 1, level: 15, houseId: homeId },
  createOrder: orderRequestExample(),
  getPayUrl: payUrlRequestExample(),
  updateSubscribeStatus: { packageId: '70001', subscribeStatus: 0 },
  updateDeviceLockStatus: { deviceId: '40001', lockStatus: 1 },
  downgradeDevList: { packageId: '70001' },
  deviceSwitchPackage: { deviceIds: ['40002'], packageId: '70001', type: 0 },
  renew: orderRequestExample({ packageId: '70001', deviceIds: [] }),
  applePayOrder: orderRequestExample(),
  serviceExtension: extensionRequestExample(),
  createPaySession: {
    priceId: '50011',
    packageId: '70001',
    payMode: 1,
    cancelUrl: 'http://localhost:5173/',
    errorUrl: 'http://localhost:5173/payFailed/live',
    successUrl: 'http://localhost:5173/paySuccess/live',
  },
  getPackageList: { level: 15, pageSize: 100, payMode: 1 },
  giftCardCheck: { code: GIFT_CODE },
  giftCardGoods: { code: GIFT_CODE },
  giftCardSubscribeGoods: { code: GIFT_CODE },
  activity: { activityId: '6001' },
  getUserBillInfo: {},
  addUserBillInfo: { countryCode: 'DEU', postal: '10115', address: 'Invalidenstr. 1, Berlin' },
  updateUserBillInfo: { id: '60001', countryCode: 'USA', postal: '92614', address: '' },
  address: { countryCode: 'USA', postal: '92614' },
  getOrderDetail: { orderId: '80001' },
  getPageOrderList: { pageNum: 1, pageSize: 20 },
  reportLog: { data: JSON.stringify({ contents: [logRecordExample()] }) },
};
