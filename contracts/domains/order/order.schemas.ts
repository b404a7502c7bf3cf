import type { InferType } from 'yup';
import { TWO_DECIMALS } from '../../vocabulary/order/ordering';
import { OrderSource } from '../../vocabulary/order/orderSource';
import { PAY_MODES, PAY_PROVIDERS } from '../../vocabulary/order/payMode';
import {
  amount,
  flag,
  identifier,
  listOf,
  moment,
  oneOf,
  record,
  text,
  unreadField,
  wholeNumber,
} from '../wire';

const goodsLine = record({
  goodsId: text().min(1),
  goodsNum: wholeNumber().min(1),
  goodsType: wholeNumber(),
  goodsPriceId: text().min(1),
});

/** Two decimals, as a string. */
const priceText = () => text().matches(TWO_DECIMALS);

const orderRequest = record({
  discountRate: amount(),
  currency: text().min(1),
  homeId: text().min(1),
  deviceIds: listOf(text()),
  /** The plan to renew or change; omitted for a first purchase (assumed). */
  packageId: text().optional(),
  activityId: text().optional(),
  payEnter: flag(),
  goodsReqs: listOf(goodsLine).min(1),
  orderPrice: priceText(),
  payPrice: priceText(),
  preferentialPrice: amount(),
  original: oneOf(Object.values(OrderSource)),
  /** The shop value of the source marker, or empty. */
  originalRemark: text(),
  giftCardCode: text().optional(),
});

/** The same two fields as in the response of serviceExtension (assumed). */
const placedOrder = record({ orderId: identifier(), startTime: moment() });

export const createOrder = { request: orderRequest, response: placedOrder };
/** `packageId` is the plan to renew. */
export const renew = { request: orderRequest, response: placedOrder };
/**
 * The specification does not show the body of the in-app flow: the same as any order (assumed). The
 * store takes the payment, so the flow reads only the order's number.
 */
export const applePayOrder = {
  request: orderRequest,
  response: placedOrder.shape({ startTime: unreadField(moment()) }),
};

export const serviceExtension = {
  request: record({
    packageId: text().min(1),
    goodsId: text().min(1),
    homeId: text().min(1),
    giftCardCode: text().min(1),
  }),
  response: placedOrder,
};

export const getPayUrl = {
  request: record({
    orderId: text().min(1),
    /** The provider of the pay mode (assumed). */
    type: oneOf(PAY_PROVIDERS),
    startTime: moment(),
    payMode: oneOf(PAY_MODES),
    cancelUrl: text().min(1),
    errorUrl: text().min(1),
    successUrl: text().min(1),
  }),
  /** Status 5 without a URL means a free order. */
  response: record({ orderStatus: wholeNumber(), url: text().nullable().optional() }),
};

export type OrderRequest = InferType<typeof orderRequest>;
export type PlacedOrder = InferType<typeof placedOrder>;
export type ExtensionRequest = InferType<(typeof serviceExtension)['request']>;
export type PayUrlRequest = InferType<(typeof getPayUrl)['request']>;
export type PayUrl = InferType<(typeof getPayUrl)['response']>;
