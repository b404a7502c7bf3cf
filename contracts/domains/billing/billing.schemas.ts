import type { InferType } from 'yup';
import { BILLING_COUNTRIES } from '../../vocabulary/billingCountry';
import { ORDER_TYPES } from '../../vocabulary/order/orderType';
import { PAY_MODES } from '../../vocabulary/order/payMode';
import {
  count,
  identifier,
  listOf,
  moment,
  nothing,
  oneOf,
  price,
  record,
  text,
  unread,
  unreadField,
  wholeNumber,
} from '../wire';

const countryCode = () => oneOf(BILLING_COUNTRIES);

/** A result of the US postal code lookup; the three fields are set together. */
const place = record({ county: text(), city: text(), state: text() });

/** In the US, county, city and state are set and the address may be empty; elsewhere the reverse. */
const billAddress = place.shape({
  id: identifier(),
  countryCode: countryCode(),
  postal: identifier(),
  address: text(),
});

/** Only the four documented fields are required; those of a US place are also sent. */
const newAddress = place.partial().shape({
  /** Omitted for the first address. */
  id: text().min(1).optional(),
  countryCode: countryCode(),
  postal: text().min(1),
  address: text(),
});

export const getUserBillInfo = {
  request: nothing(),
  /** Null while the customer has none (assumed). */
  response: billAddress.nullable(),
};

export const addUserBillInfo = { request: newAddress, response: unread() };

export const updateUserBillInfo = {
  request: newAddress.shape({ id: text().min(1) }),
  response: unread(),
};

export const address = {
  request: record({ countryCode: countryCode(), postal: text().min(1) }),
  /** The places of a postal code: usually one, several if it spans counties (assumed). */
  response: listOf(place),
};

const refundDetail = record({
  refundId: text(),
  refundTime: moment(),
  refundAmount: price(),
});

const orderedGoods = record({
  goodsId: unreadField(text()),
  subscribeName: text(),
  price: price(),
  /** The service period; null before it begins. */
  subscribeStartDate: moment().nullable(),
  subscribeEndDate: moment().nullable(),
});

const orderDetail = record({
  /** The amount paid, including tax. */
  payPrice: price(),
  /** The sum of the items, excluding tax. */
  orderPrice: price(),
  tax: price(),
  orderStatus: wholeNumber(),
  /** Invoice number; null before there is an invoice. */
  invoice: text().nullable(),
  invoiceDate: moment().nullable(),
  invoiceEmail: text().nullable(),
  payEmail: text().nullable(),
  /** The items (a list: assumed). */
  orderGoodsResp: listOf(orderedGoods),
  /** An unknown type is treated as missing. */
  type: oneOf(ORDER_TYPES).nullable().optional(),
  giftCardCode: text().nullable(),
  activateTime: moment().nullable(),
  payMode: oneOf(PAY_MODES).nullable().optional(),
  refundDetailResp: refundDetail.nullable(),
});

export const getOrderDetail = {
  request: record({ orderId: text().min(1) }),
  response: orderDetail,
};

const orderRow = record({
  orderId: identifier(),
  subscribeName: text(),
  subscribeDate: moment(),
  price: price(),
});

export const getPageOrderList = {
  request: record({
    pageNum: wholeNumber().min(1),
    pageSize: wholeNumber().min(1),
    /** Omitted: orders of every status. */
    orderStatus: wholeNumber().optional(),
  }),
  /** `total` counts all orders, not only those of the page. */
  response: record({ list: listOf(orderRow), total: count() }),
};

export type BillAddress = InferType<typeof billAddress>;
export type NewBillAddress = InferType<typeof newAddress>;
export type Place = InferType<typeof place>;
export type OrderDetail = InferType<typeof orderDetail>;
export type OrderedGoods = InferType<typeof orderedGoods>;
export type RefundDetail = InferType<typeof refundDetail>;
export type OrderRow = InferType<typeof orderRow>;
