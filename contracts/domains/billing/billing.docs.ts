import type { Described, DocsOf, Fields } from '../callDocs';
import { BILLING_COUNTRY_MEANINGS } from '../../vocabulary/billingCountry';
import { ORDER_STATUS_MEANINGS } from '../../vocabulary/order/orderStatus';
import { ORDER_TYPE_MEANINGS } from '../../vocabulary/order/orderType';
import { PAY_MODE_MEANINGS } from '../../vocabulary/order/payMode';
import { pageFields } from '../paging.docs';
import type * as endpoints from './billing.endpoints';
import {
  billAddressExample,
  orderDetailExample,
  orderRowExample,
  placeExample,
} from './billing.examples';
import type { NewBillAddress, Place } from './billing.schemas';
import { BILL_PAGE_SIZE } from '../../vocabulary/pageSize';

const countryCode = { text: 'Country (ISO alpha-3)', values: BILLING_COUNTRY_MEANINGS };
const orderStatus = { text: 'Status of the order', values: ORDER_STATUS_MEANINGS };
const subscribeName = 'Name of the plan that customers see';

const place: Described<Place> = {
  name: 'Place',
  text: 'A place of the postal code',
  fields: { county: 'County', city: 'City', state: 'State, as two letters' },
};

const newAddress: Described<NewBillAddress> = {
  name: 'NewBillAddress',
  text: 'A billing address',
  fields: {
    county: 'County, in the United States',
    city: 'City, in the United States',
    state: 'State, in the United States, as two letters',
    id: 'Id of the address; missing for the first one',
    countryCode,
    postal: 'Postal code',
    address: 'Street and city outside of the United States; may be empty inside',
  } satisfies Fields<NewBillAddress>,
};

const inGermany = {
  countryCode: 'DEU',
  postal: '10115',
  address: 'Invalidenstr. 1, Berlin',
} as const;

export const billingDocs: DocsOf<typeof endpoints> = {
  getUserBillInfo: {
    summary: 'Get the billing address',
    description: 'The billing address of the customer; null while there is none (assumed).',
    request: { fields: {}, example: {} },
    response: {
      data: {
        name: 'BillAddress',
        text: 'A billing address. In the United States county, city and state are set; elsewhere the address is',
        fields: { ...newAddress.fields, id: 'Id of the address' },
      },
      example: billAddressExample(),
    },
  },
  addUserBillInfo: {
    summary: 'Add the billing address',
    description: 'Saves the first billing address of the customer.',
    request: { ...newAddress, example: inGermany },
    response: { data: 'Not read by the portal' },
  },
  updateUserBillInfo: {
    summary: 'Change the billing address',
    description: 'Replaces the billing address of the customer.',
    request: {
      fields: { ...newAddress.fields, id: 'Id of the address' },
      example: { id: '60001', ...inGermany },
    },
    response: { data: 'Not read by the portal' },
  },
  address: {
    summary: 'Look up a postal code',
    description:
      'The places of a postal code of the United States: usually one, several if it spans counties (assumed).',
    request: {
      fields: { countryCode, postal: 'Postal code' },
      example: { countryCode: 'USA', postal: '92614' },
    },
    response: { data: place, example: [placeExample()] },
  },
  getOrderDetail: {
    summary: 'Get a bill',
    description:
      'A bill in full. The portal also asks for it when a customer returns from paying (assumed).',
    request: { fields: { orderId: 'Id of the order' }, example: { orderId: '80001' } },
    response: {
      data: {
        name: 'OrderDetail',
        text: 'An order with its invoice',
        fields: {
          payPrice: 'Amount paid, including tax',
          orderPrice: 'Sum of the items, excluding tax',
          tax: 'Tax',
          orderStatus,
          invoice: 'Number of the invoice; null before there is one',
          invoiceDate: 'Date of the invoice; null before there is one',
          invoiceEmail: 'Where the invoice was sent; null before there is one',
          payEmail: 'E-mail address of the payer at the provider, or null',
          orderGoodsResp: {
            name: 'OrderedGoods',
            text: 'The items of the order',
            fields: {
              goodsId: 'Id of the package',
              subscribeName,
              price: 'Price of the item, excluding tax',
              subscribeStartDate: 'First day of the service period; null before it begins',
              subscribeEndDate: 'Last day of the service period; null before it begins',
            },
          },
          type: { text: 'Kind of the order', values: ORDER_TYPE_MEANINGS },
          giftCardCode: 'Code of the gift card that paid, or null',
          activateTime: 'When the plan was activated, or null',
          payMode: { text: 'How the customer paid, or null', values: PAY_MODE_MEANINGS },
          refundDetailResp: {
            name: 'RefundDetail',
            text: 'The refund, or null',
            fields: {
              refundId: 'Id of the refund',
              refundTime: 'When the refund was made',
              refundAmount: 'Amount of the refund',
            },
          },
        },
      },
      example: orderDetailExample(),
    },
  },
  getPageOrderList: {
    summary: 'List the bills',
    description: 'The orders of the customer, newest first, in pages.',
    request: {
      fields: {
        ...pageFields,
        orderStatus: {
          text: 'Only orders with this status; missing for all orders',
          values: ORDER_STATUS_MEANINGS,
        },
      },
      example: { pageNum: 1, pageSize: BILL_PAGE_SIZE },
    },
    response: {
      data: {
        text: 'A page of orders',
        fields: {
          list: {
            name: 'OrderRow',
            text: 'The orders of the page',
            fields: {
              orderId: 'Id of the order',
              subscribeName,
              subscribeDate: 'When the order was placed',
              price: 'Amount paid, including tax',
            },
          },
          total: 'Number of all orders, on all pages',
        },
      },
      example: { list: [orderRowExample()], total: 1 },
    },
  },
};
