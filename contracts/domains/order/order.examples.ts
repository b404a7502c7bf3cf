import type {
  ExtensionRequest,
  OrderRequest,
  PayUrl,
  PayUrlRequest,
  PlacedOrder,
} from './order.schemas';
import { GIFT_CODE } from '../../vocabulary/fixtures';

/** A first purchase of a single monthly plan; single fields can be replaced. */
export const orderRequestExample = (fields: Partial<OrderRequest> = {}): OrderRequest => ({
  discountRate: 0,
  currency: 'USD',
  homeId: '30001',
  deviceIds: ['40002'],
  payEnter: false,
  goodsReqs: [{ goodsId: '5001', goodsNum: 1, goodsType: 5, goodsPriceId: '50011' }],
  orderPrice: '2.99',
  payPrice: '2.99',
  preferentialPrice: 0,
  original: 3,
  originalRemark: '',
  ...fields,
});

/** The response to a placed order; single fields can be replaced. */
export const placedOrderExample = (fields: Partial<PlacedOrder> = {}): PlacedOrder => ({
  orderId: '90001',
  startTime: '2026-11-21T10:00:00Z',
  ...fields,
});

/** A request for the hosted payment page of an order; single fields can be replaced. */
export const payUrlRequestExample = (fields: Partial<PayUrlRequest> = {}): PayUrlRequest => ({
  orderId: '90001',
  type: 'PAYPAL',
  startTime: '2026-11-21T10:00:00Z',
  payMode: 1,
  cancelUrl: 'http://localhost:5173/defaultPackage/selectDevice',
  errorUrl: 'http://localhost:5173/payFailed',
  successUrl: 'http://localhost:5173/paySuccess',
  ...fields,
});

/** The hosted payment page of an order; single fields can be replaced. */
export const payUrlExample = (fields: Partial<PayUrl> = {}): PayUrl => ({
  orderStatus: 7,
  url: 'https://pay.provider.example/checkout/90001',
  ...fields,
});

/** A request to extend a plan with a gift card; single fields can be replaced. */
export const extensionRequestExample = (
  fields: Partial<ExtensionRequest> = {},
): ExtensionRequest => ({
  packageId: '70001',
  goodsId: '5001',
  homeId: '30001',
  giftCardCode: GIFT_CODE,
  ...fields,
});
