import type {
  BillAddress,
  OrderDetail,
  OrderRow,
  OrderedGoods,
  Place,
  RefundDetail,
} from './billing.schemas';

/** A place from the US postal code lookup; single fields can be replaced. */
export const placeExample = (fields: Partial<Place> = {}): Place => ({
  county: 'Orange',
  city: 'Irvine',
  state: 'CA',
  ...fields,
});

/** A billing address in the US; single fields can be replaced. */
export const billAddressExample = (fields: Partial<BillAddress> = {}): BillAddress => ({
  id: '60001',
  countryCode: 'USA',
  postal: '92614',
  ...placeExample(),
  address: '',
  ...fields,
});

/** A row of the bill list; single fields can be replaced. */
export const orderRowExample = (fields: Partial<OrderRow> = {}): OrderRow => ({
  orderId: '80001',
  subscribeName: 'Cloud Recording',
  subscribeDate: '2026-11-03T09:30:00Z',
  price: 2.99,
  ...fields,
});

/** An item of an order; single fields can be replaced. */
export const orderedGoodsExample = (fields: Partial<OrderedGoods> = {}): OrderedGoods => ({
  goodsId: '5001',
  subscribeName: 'Cloud Recording',
  price: 2.99,
  subscribeStartDate: '2026-11-03T09:30:00Z',
  subscribeEndDate: '2026-12-03T09:30:00Z',
  ...fields,
});

/** A refund; single fields can be replaced. */
export const refundDetailExample = (fields: Partial<RefundDetail> = {}): RefundDetail => ({
  refundId: '95001',
  refundTime: '2026-11-13T09:30:00Z',
  refundAmount: 2.99,
  ...fields,
});

/** An order that was paid by wallet; single fields can be replaced. */
export const orderDetailExample = (fields: Partial<OrderDetail> = {}): OrderDetail => ({
  payPrice: 2.99,
  orderPrice: 2.99,
  tax: 0,
  orderStatus: 5,
  invoice: 'INV-80001',
  invoiceDate: '2026-11-03T09:30:00Z',
  invoiceEmail: 'demo@homeview.example',
  payEmail: 'demo@homeview.example',
  orderGoodsResp: [orderedGoodsExample()],
  type: 'buy',
  giftCardCode: null,
  activateTime: '2026-11-03T09:30:00Z',
  payMode: 1,
  refundDetailResp: null,
  ...fields,
});
