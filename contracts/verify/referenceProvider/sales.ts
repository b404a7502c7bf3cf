import type { Facts } from './facts';
import { CARDS, HOUSE, PLAN, USED_UP_CARD, no, twoOf, yes } from './reply';
import type { Call } from './reply';

/** A price in a currency without decimals. */
const price = {
  appleGoodsId: '',
  currency: 'JPY',
  price: 400,
  buyNum: 9,
  planUnit: 'month',
  goodsId: 'sky',
  goodsPriceId: 'sky-m',
  listPrice: 500,
};

const goods = {
  typeId: '',
  goodsPriceList: twoOf(price, { goodsPriceId: 'sky-m2', price: 0.5 }),
  timeUnit: null,
  supportRenew: true,
  payMark: false,
  maxDevNum: 9,
  description: '',
  goodsName: 'Skyguard',
  goodsId: 'sky',
};

const inStore = { ...goods, goodsPriceList: [{ ...price, appleGoodsId: 'sky.store' }] };
const trial = {
  ...inStore,
  typeId: '2',
  goodsPriceList: [{ ...price, buyNum: 1, appleGoodsId: 'sky.trial' }],
};

const onOffer: Call = ({ sells, sellsTrial }) => {
  const list = sells ? twoOf(goods, { goodsId: 'sky-2' }) : [];
  return yes({ list: sellsTrial ? [...list, trial] : list, total: 2 });
};

/** With pay mode 2 (the store), only packages that have a store product are listed. */
const inPackageList: Call = (facts, payload) =>
  String(payload.payMode) === '2'
    ? yes({ list: twoOf(inStore, { goodsId: 'sky-2' }) })
    : onOffer(facts, payload);

const getGoodsInfoByPackageId: Call = ({ plan }, { packageId }) =>
  plan && packageId === PLAN ? yes(goods) : no;

const isCard = (code: unknown) => CARDS.includes(String(code));
const isGoodCard = (code: unknown) => isCard(code) && code !== USED_UP_CARD;

const giftCardCheck: Call = (_, { code }) => (isGoodCard(code) ? yes({ worth: 'a year' }) : no);

const giftCardGoods: Call = (_, { code }) => {
  if (!isGoodCard(code)) return no;
  const payMark = code === CARDS[0];
  return yes(twoOf({ ...goods, payMark }, { goodsId: 'sky-3' }));
};

const giftCardSubscribeGoods: Call = ({ plan }, { code }) => {
  if (!isGoodCard(code)) return no;
  const row = { supportedDevNum: -1, devNum: 0, expiredDays: 366, packageId: 'P-1' };
  return yes(plan ? twoOf({ ...row, packageName: '' }, { packageId: 'P-2' }) : []);
};

const activity: Call = ({ promotion }) =>
  promotion === null
    ? no
    : yes({
        endTime: '2027-01-01T00:00:00+14:00',
        startTime: '1999-12-31T23:59:59.9Z',
        status: promotion,
      });

const placed = yes({ startTime: '2026-11-21T23:30:00.123+13:45', queue: 2, orderId: 'O-77' });

const createOrder: Call = (_, { deviceIds, packageId, giftCardCode }) => {
  // A device with a plan is accepted only if that plan is changed.
  const isTaken = Array.isArray(deviceIds) && deviceIds.includes('40001') && packageId !== PLAN;
  return isTaken || (giftCardCode !== undefined && !isGoodCard(giftCardCode)) ? no : placed;
};

const renew: Call = ({ plan }, { packageId }) =>
  plan && plan.goodsStatus > 0 && packageId === PLAN ? placed : no;

const applePayOrder: Call = ({ storePlanElsewhere }, { homeId }) =>
  storePlanElsewhere || homeId !== HOUSE ? no : placed;

const serviceExtension: Call = (_, { giftCardCode, packageId }) =>
  isGoodCard(giftCardCode) && packageId === PLAN ? placed : no;

const page = 'https://checkout.example.org/pay?session=%E2%82%AC';

const payUrls: Readonly<Record<Facts['newOrder'], ReturnType<Call>>> = {
  none: no,
  unpaid: yes({ url: page, orderStatus: 1 }),
  settled: yes({ url: null, orderStatus: 5 }),
};

const getPayUrl: Call = ({ newOrder }) => payUrls[newOrder];

const createPaySession: Call = ({ plan }, { packageId }) =>
  plan && packageId === PLAN ? yes({ url: page, expires: 0 }) : no;

const plans = '/api/ipc/recordPlanController';

export const salesCalls: Readonly<Record<string, Call>> = {
  'GET /payGateway/payModeList': () => yes([3, 'voucher', 2, 9]),
  [`GET ${plans}/getRecordGoodsList`]: onOffer,
  [`GET ${plans}/getPackageList`]: inPackageList,
  [`GET ${plans}/getGoodsInfoByPackageId`]: getGoodsInfoByPackageId,
  'GET /api/ipc/giftCard/check/{code}': giftCardCheck,
  'GET /api/ipc/giftCard/goods/{code}': giftCardGoods,
  'GET /api/ipc/giftCard/subscribeGoods/{code}': giftCardSubscribeGoods,
  'GET /api/ipc/activity/{activityId}': activity,
  'POST /payGateway/createOrder': createOrder,
  'POST /payGateway/renew': renew,
  'POST /api/ipc/ApplePay/order': applePayOrder,
  'POST /payGateway/serviceExtension': serviceExtension,
  'POST /payGateway/getPayUrl': getPayUrl,
  'POST /payGateway/createPaySession': createPaySession,
};
