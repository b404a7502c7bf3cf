import type { Facts } from './facts';
import { no, twoOf, yes } from './reply';
import type { Call } from './reply';

const NOWHERE = '00000';

const addresses: Readonly<Record<Facts['address'], object | null>> = {
  none: null,
  'in the US': {
    verified: true,
    address: 'Suite 4',
    state: 'Ohio',
    city: 'Akron',
    county: 'Summit',
    postal: '44301',
    countryCode: 'USA',
    id: 'A-1',
  },
  abroad: {
    state: '',
    city: '',
    county: '',
    postal: '1050',
    countryCode: 'DNK',
    id: 'A-2',
    address: 'Nyhavn 1',
  },
};

const saveNew: Call = (_, { postal }) => (postal === NOWHERE ? no : yes({ id: 'A-3' }));
const saveChange: Call = ({ address, values }, { id }) =>
  address === 'none' || id !== values.billAddressId ? no : yes(true);

const address: Call = (_, { postal }) =>
  postal === NOWHERE
    ? no
    : yes(twoOf({ state: 'Ohio', city: 'Akron', county: 'Summit' }, { county: 'Portage' }));

const PAID_AT = '2024-02-29T00:00:00Z';

const item = {
  subscribeEndDate: '2025-02-28T00:00:00.000Z',
  subscribeStartDate: PAID_AT,
  price: 40,
  subscribeName: '',
  goodsId: 'sky',
};

const paid = {
  refundDetailResp: null,
  payMode: 2,
  activateTime: PAID_AT,
  giftCardCode: null,
  type: 'renew',
  orderGoodsResp: twoOf<object>(item, { goodsId: 'cam', price: 0.01 }),
  payEmail: '',
  invoiceEmail: '',
  invoiceDate: PAID_AT,
  invoice: '',
  orderStatus: 5,
  tax: 1.07,
  orderPrice: 40,
  payPrice: 41.07,
  shop: 'web',
};

const refundDetailResp = { refundAmount: 41, refundTime: PAID_AT, refundId: 'R', fee: 0.07 };

const billsOfPlan: Readonly<Record<Facts['bill'], object>> = {
  paid,
  refunded: { ...paid, orderStatus: 8, refundDetailResp },
  'refund failed': { ...paid, orderStatus: 9, refundDetailResp },
  'by card': {
    ...paid,
    type: 'giftCard',
    giftCardCode: 'G-1',
    payMode: null,
    payEmail: null,
    payPrice: 0,
    tax: 0,
  },
};

const unpaid = {
  ...paid,
  orderStatus: 7,
  type: 'buy',
  activateTime: null,
  invoice: null,
  invoiceDate: null,
  invoiceEmail: null,
  payEmail: null,
  payMode: null,
  orderGoodsResp: [{ ...item, subscribeStartDate: null, subscribeEndDate: null }],
};

const getOrderDetail: Call = ({ bill, newOrder, values }, { orderId }) => {
  if (orderId === values.orderId) return yes(billsOfPlan[bill]);
  return orderId === values.newOrderId && newOrder === 'unpaid' ? yes(unpaid) : no;
};

const row = { price: 41, subscribeDate: PAID_AT, subscribeName: 'Skyguard', orderId: 'O-1' };

/** A customer with many bills has paid more for the older ones. */
const getPageOrderList: Call = ({ billCount }, { pageNum }) => {
  const price = billCount > 20 ? (pageNum === '1' ? 2.99 : 9.99) : row.price;
  const list = twoOf({ ...row, price }, { orderId: 'O-2' });
  return yes({ total: billCount, list: billCount > 0 ? list : [] });
};

const plans = '/api/ipc/recordPlanController';

export const billCalls: Readonly<Record<string, Call>> = {
  [`GET ${plans}/getUserBillInfo`]: ({ address: where }) => yes(addresses[where]),
  [`POST ${plans}/addUserBillInfo`]: saveNew,
  [`POST ${plans}/updateUserBillInfo`]: saveChange,
  [`GET ${plans}/address`]: address,
  [`GET ${plans}/getOrderDetail`]: getOrderDetail,
  [`GET ${plans}/getPageOrderList`]: getPageOrderList,
};
