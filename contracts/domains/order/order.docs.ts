import type { Described, DocsOf } from '../callDocs';
import { ORDER_SOURCE_MEANINGS } from '../../vocabulary/order/orderSource';
import { ORDER_STATUS_MEANINGS } from '../../vocabulary/order/orderStatus';
import { PAY_MODE_MEANINGS, PAY_PROVIDER_MEANINGS } from '../../vocabulary/order/payMode';
import type * as endpoints from './order.endpoints';
import {
  extensionRequestExample,
  orderRequestExample,
  payUrlExample,
  payUrlRequestExample,
  placedOrderExample,
} from './order.examples';
import type { OrderRequest, PlacedOrder } from './order.schemas';

/** The pages of the portal to which a provider returns the customer. */
export const returnUrls = {
  cancelUrl: 'Page of the portal for a customer who cancels the payment',
  errorUrl: 'Page of the portal for a payment that failed',
  successUrl: 'Page of the portal for a payment that succeeded',
};

const orderRequest: Described<OrderRequest> = {
  name: 'OrderRequest',
  text: 'An order',
  fields: {
    discountRate: 'Discount rate: the portal sends 0',
    currency: 'ISO 4217 code of the currency',
    homeId: 'Id of the house',
    deviceIds: 'Ids of the devices that the new plan covers; may be empty',
    packageId: 'Id of the plan to renew or change; missing for a first purchase',
    activityId: 'Id of the promotion that the price belongs to',
    payEnter: 'Whether the customer came from the payment entry of the app',
    goodsReqs: {
      name: 'GoodsLine',
      text: 'What is ordered',
      fields: {
        goodsId: 'Id of the package',
        goodsNum: 'Quantity: the portal sends 1',
        goodsType: 'Type of the goods: the portal sends 5',
        goodsPriceId: 'Id of the price',
      },
    },
    orderPrice: 'Sum of the prices, with two decimals, as text',
    payPrice: 'Amount to pay, with two decimals, as text',
    preferentialPrice: 'Discount in units of the currency: the portal sends 0',
    original: { text: 'Where the order comes from', values: ORDER_SOURCE_MEANINGS },
    originalRemark: 'The shop that the customer came from, or empty',
    giftCardCode: 'Code of the gift card that pays for the order',
  },
};

const placedOrder: Described<PlacedOrder> = {
  name: 'PlacedOrder',
  text: 'An order that has been placed, but not paid',
  fields: {
    orderId: 'Id of the order',
    startTime: 'When the order was placed',
  },
};

const sameKey =
  'A repeated request with the same `Idempotency-Key` returns the same order (assumed).';

export const orderDocs: DocsOf<typeof endpoints> = {
  createOrder: {
    summary: 'Place an order',
    description: `Orders a new plan, or changes the plan \`packageId\`. The customer pays afterwards, see \`getPayUrl\`. ${sameKey}`,
    request: { ...orderRequest, example: orderRequestExample() },
    response: { data: placedOrder, example: placedOrderExample() },
  },
  getPayUrl: {
    summary: 'Get the payment page of an order',
    description:
      'The provider’s page on which the customer pays. The portal may ask again while the order is unpaid. Status 5 without a URL means that nothing is left to pay.',
    request: {
      name: 'PayUrlRequest',
      fields: {
        orderId: 'Id of the order',
        type: { text: 'Provider of the pay mode (assumed)', values: PAY_PROVIDER_MEANINGS },
        startTime: 'When the order was placed: `startTime` of the placed order',
        payMode: { text: 'How the customer pays', values: PAY_MODE_MEANINGS },
        ...returnUrls,
      },
      example: payUrlRequestExample(),
    },
    response: {
      data: {
        name: 'PayUrl',
        text: 'The payment page',
        fields: {
          orderStatus: {
            text: 'Status of the order. Other values are failures',
            values: ORDER_STATUS_MEANINGS,
          },
          url: 'Address of the provider’s page: https, on a host that the portal knows. Missing, null or empty if nothing is left to pay',
        },
      },
      example: payUrlExample(),
    },
  },
  renew: {
    summary: 'Renew a plan',
    description: `Orders the next period of the plan \`packageId\`. ${sameKey}`,
    request: {
      ...orderRequest,
      example: orderRequestExample({ packageId: '70001', deviceIds: [] }),
    },
    response: { data: placedOrder, example: placedOrderExample() },
  },
  applePayOrder: {
    summary: 'Place an order for the app store',
    description: `Places an order that the app store then sells, in the iOS app only. ${sameKey}`,
    request: {
      ...orderRequest,
      example: orderRequestExample({ original: 1, orderPrice: '3.99', payPrice: '3.99' }),
    },
    response: {
      data: { ...placedOrder, name: 'StoreOrder', text: 'An order that the app store sells' },
      example: placedOrderExample(),
    },
  },
  serviceExtension: {
    summary: 'Extend a plan with a gift card',
    description: `Extends a plan by the period of a gift card. ${sameKey}`,
    request: {
      name: 'ExtensionRequest',
      fields: {
        packageId: 'Id of the plan to extend',
        goodsId: 'Id of the package of the card',
        homeId: 'Id of the house',
        giftCardCode: 'Code of the gift card',
      },
      example: extensionRequestExample(),
    },
    response: { data: placedOrder, example: placedOrderExample() },
  },
};
