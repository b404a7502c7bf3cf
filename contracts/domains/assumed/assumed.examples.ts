import type {
  DeviceBinding,
  PackageListRequest,
  PaySessionRequest,
  SubscribedInfo,
} from './assumed.schemas';
import { LIST_PAGE_SIZE } from '../../vocabulary/pageSize';
import { PACKAGE_LEVEL } from '../../vocabulary/order/ordering';

/** The plans of a house for one period; single fields can be replaced. */
export const subscribedInfoExample = (fields: Partial<SubscribedInfo> = {}): SubscribedInfo => ({
  planUnit: 'month',
  devList: [{ deviceId: '40001', deviceName: 'Front door' }],
  isApplePayUnlimited: false,
  unlimitPackageId: '',
  applepayHouseId: '',
  maxDevNum: 1,
  ...fields,
});

/** A request that puts two devices under a plan; single fields can be replaced. */
export const deviceBindingExample = (fields: Partial<DeviceBinding> = {}): DeviceBinding => ({
  deviceIds: ['40002', '40003'],
  packageId: '70001',
  type: 0,
  ...fields,
});

/** A request for packages without filters; single fields can be replaced. */
export const packageListRequestExample = (
  fields: Partial<PackageListRequest> = {},
): PackageListRequest => ({
  level: PACKAGE_LEVEL,
  pageSize: LIST_PAGE_SIZE,
  payMode: 1,
  ...fields,
});

/** A request for a payment page; single fields can be replaced. */
export const paySessionRequestExample = (
  fields: Partial<PaySessionRequest> = {},
): PaySessionRequest => ({
  priceId: '50011',
  packageId: '70001',
  payMode: 1,
  cancelUrl: 'http://localhost:5173/subscription/70001',
  errorUrl: 'http://localhost:5173/payFailed',
  successUrl: 'http://localhost:5173/paySuccess',
  ...fields,
});
