/**
 * Sections 7 and 8 of the specification, typed by hand from its text. Never derived from the
 * catalogue: an error shared by both would pass every test.
 */
export interface SpecCall {
  readonly ledger: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly timeoutMs: number;
  /** Fields of the payload, including those in the path; null: not specified. */
  readonly payload: readonly string[] | null;
  /** Fields that a ruling adds or allows, so they may be sent too. */
  readonly also?: readonly string[];
  /** Path or payload comes from a ruling, not from the specification. */
  readonly assumed?: true;
}

const get = (ledger: string, path: string, payload: SpecCall['payload']): SpecCall => ({
  ledger,
  method: 'GET',
  path,
  timeoutMs: 30_000,
  payload,
});
const post = (ledger: string, path: string, payload: SpecCall['payload']): SpecCall => ({
  ...get(ledger, path, payload),
  method: 'POST',
});
const in20s = (call: SpecCall): SpecCall => ({ ...call, timeoutMs: 20_000 });
const assumed = (call: SpecCall): SpecCall => ({ ...call, assumed: true });
const also = (call: SpecCall, ...fields: string[]): SpecCall => ({ ...call, also: fields });

const plans = '/api/ipc/recordPlanController';

/** Spec 3, order request. */
const orderRequest = [
  'discountRate',
  'currency',
  'homeId',
  'deviceIds',
  'packageId',
  'activityId',
  'payEnter',
  'goodsReqs',
  'orderPrice',
  'payPrice',
  'preferentialPrice',
  'original',
  'originalRemark',
  'giftCardCode',
];

/** Spec 3, pay-URL request. */
const payUrlRequest = [
  'orderId',
  'type',
  'startTime',
  'payMode',
  'cancelUrl',
  'errorUrl',
  'successUrl',
];

const billAddress = ['countryCode', 'postal', 'id', 'address'];
const usAddress = ['county', 'city', 'state'];

export const SPEC_CALLS: readonly SpecCall[] = [
  post('7.call.01', '/apiLogin/users/refreshToken', ['refreshToken']),
  in20s(post('7.call.02', '/apiLogin/users/loginWithFreeVerification', ['username', 'password'])),
  in20s(
    post('7.call.03', '/apiLogin/users/verifySecondCertification', [
      'code',
      'secondaryCertificationSign',
    ]),
  ),
  in20s(
    post('7.call.04', '/apiLogin/users/resendSecondCertification', ['secondaryCertificationSign']),
  ),
  get('7.call.05', '/api/ipc/house/houseList', []),
  get('7.call.06', '/payGateway/payModeList', []),
  get('7.call.07', `${plans}/getRecordGoodsList`, ['pageNum', 'pageSize']),
  assumed(get('7.call.08', `${plans}/packageBuyInfoV2`, ['payMode', 'level', 'houseId'])),
  get('7.call.09', `${plans}/getGoodsInfoByPackageId`, ['packageId']),
  get('7.call.10', `${plans}/getPackageSubscribeInfo`, ['packageId']),
  get('7.call.11', `${plans}/updateSubscribeStatus`, ['packageId', 'subscribeStatus']),
  assumed(post('7.call.12', `${plans}/deviceSwitchPackage`, ['deviceIds', 'packageId', 'type'])),
  post('7.call.13', `${plans}/getPackageBindDevList`, ['homeId', 'pageNum', 'pageSize']),
  get('7.call.14', `${plans}/getUnbindPackageDevList`, ['homeId']),
  get('7.call.15', `${plans}/updateDeviceLockStatus`, ['deviceId', 'lockStatus']),
  get('7.call.16', `${plans}/getUserBillInfo`, []),
  also(post('7.call.17', `${plans}/addUserBillInfo`, billAddress), ...usAddress),
  also(post('7.call.18', `${plans}/updateUserBillInfo`, billAddress), ...usAddress),
  get('7.call.19', `${plans}/address`, ['countryCode', 'postal']),
  get('7.call.20', `${plans}/getOrderDetail`, ['orderId']),
  get('7.call.21', `${plans}/getPageOrderList`, ['pageNum', 'pageSize', 'orderStatus']),
  get('7.call.22', '/api/ipc/ApplePay/downgradeDevList', ['packageId']),
  post('7.call.23', '/api/ipc/ApplePay/order', null),
  get('7.call.24', '/api/ipc/activity/{activityId}', ['activityId']),
  get('7.call.25', '/api/ipc/giftCard/check/{code}', ['code']),
  get('7.call.26', '/api/ipc/giftCard/goods/{code}', ['code']),
  get('7.call.27', '/api/ipc/giftCard/subscribeGoods/{code}', ['code']),
  post('7.call.28', '/payGateway/createOrder', orderRequest),
  post('7.call.29', '/payGateway/renew', orderRequest),
  post('7.call.30', '/payGateway/getPayUrl', payUrlRequest),
  post('7.call.31', '/payGateway/serviceExtension', [
    'packageId',
    'goodsId',
    'homeId',
    'giftCardCode',
  ]),
  assumed(
    get('7.pact.02', `${plans}/getPackageList`, [
      'level',
      'pageSize',
      'payMode',
      'goodsId',
      'isSupportRenew',
      'planUnit',
      'excludeLevel',
    ]),
  ),
  assumed(
    post('7.pact.10', '/payGateway/createPaySession', [
      'priceId',
      'packageId',
      'payMode',
      'cancelUrl',
      'errorUrl',
      'successUrl',
    ]),
  ),
  post('7.log.01', '/logs/reportLog', ['data']),
];
