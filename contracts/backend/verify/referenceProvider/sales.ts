import type { Facts } from './facts';
import { freeDevices } from './plans';
import { no, twoOf, yes } from './reply';
import type { Call, Payload } from './reply';
import type { Values } from './values';

/** A price in a currency without decimals. */
const price = {
  appleGoodsId: '',
  currency: 'JPY',
  price: 400,
  buyNum: 1,
  planUnit: 'month',
  goodsId: 'sky',
  goodsPriceId: 'sky-m',
  listPrice: 500,
};

const goods = {
  typeId: '',
  goodsPriceList: twoOf(price, { goodsPriceId: 'sky-m2', price: 0.5, buyNum: -1 }),
  timeUnit: null,
  supportRenew: true,
  payMark: true,
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
const inPackageList: Call = (facts, payload) => {
  const { payMode, goodsId = facts.values.goodsId } = payload;
  if (goodsId !== facts.values.goodsId) return yes({ list: [], total: 0 });
  return String(payMode) === '2'
    ? yes({ list: twoOf(inStore, { goodsId: 'sky-2' }) })
    : onOffer(facts, payload);
};

const getGoodsInfoByPackageId: Call = ({ plan, values }, { packageId }) =>
  plan && packageId === values.planId ? yes(goods) : no;

const isGoodCard = ({ giftCardCode, otherGiftCardCode }: Values, code: unknown) =>
  code === giftCardCode || code === otherGiftCardCode;

const giftCardCheck: Call = ({ values }, { code }) =>
  isGoodCard(values, code) ? yes({ worth: 'a year' }) : no;

const giftCardGoods: Call = ({ values }, { code }) => {
  if (!isGoodCard(values, code)) return no;
  const payMark = code === values.giftCardCode;
  return yes(twoOf({ ...goods, payMark }, { goodsId: 'sky-3' }));
};

const giftCardSubscribeGoods: Call = ({ plan, values }, { code }) => {
  if (!isGoodCard(values, code)) return no;
  const row = { supportedDevNum: -1, devNum: 0, expiredDays: 366, packageId: 'P-1' };
  return yes(plan ? twoOf({ ...row, packageName: '' }, { packageId: 'P-2' }) : []);
};

const activity: Call = ({ promotion, values }, { activityId }) =>
  promotion === null || activityId !== values.activityId
    ? no
    : yes({
        endTime: '2027-01-01T00:00:00+14:00',
        startTime: '2999-12-31T23:59:59.9Z',
        status: promotion,
      });

const placed = yes({ startTime: '2026-11-21T23:30:00.123+13:45', queue: 2, orderId: 'O-77' });

/** Package, price id and amount that may be ordered together. */
function isForSale(values: Values, { goodsReqs, orderPrice }: Payload): boolean {
  const { goodsId, cardGoodsId } = values;
  const sold = [
    [goodsId, values.monthlyPriceId, values.monthlyPrice],
    [goodsId, values.monthlyPriceId, values.storePrice],
    [goodsId, values.yearlyPriceId, values.promotionPrice],
    [goodsId, values.unlimitedPriceId, values.unlimitedPrice],
    // Keeps a plan, or is paid by a gift card.
    [goodsId, values.unlimitedPriceId, '0.00'],
    [cardGoodsId, values.cardPriceId, '0.00'],
  ];
  const [first] = goodsReqs as Payload[];
  const asked = JSON.stringify([first?.goodsId, first?.goodsPriceId, orderPrice]);
  return sold.some((offer) => JSON.stringify(offer) === asked);
}

const isOrder = (values: Values, payload: Payload) =>
  payload.homeId === values.houseId && isForSale(values, payload);

const createOrder: Call = ({ values }, payload) => {
  const { deviceIds, packageId, giftCardCode, activityId } = payload;
  // A device with a plan is accepted only if that plan is changed.
  const devices = packageId === values.planId ? [values.coveredDeviceId] : freeDevices(values);
  const areKnown = Array.isArray(deviceIds) && deviceIds.every((id) => devices.includes(id));
  const isPaid = giftCardCode === undefined || isGoodCard(values, giftCardCode);
  const isKnownSale = activityId === undefined || activityId === values.activityId;
  return areKnown && isPaid && isKnownSale && isOrder(values, payload) ? placed : no;
};

const renew: Call = ({ plan, values }, payload) =>
  plan && plan.goodsStatus > 0 && payload.packageId === values.planId && isOrder(values, payload)
    ? placed
    : no;

const applePayOrder: Call = ({ storePlanElsewhere, values }, payload) =>
  storePlanElsewhere || !isOrder(values, payload) ? no : placed;

const serviceExtension: Call = ({ values }, { giftCardCode, packageId, goodsId, homeId }) => {
  const isPlan = packageId === values.planId && goodsId === values.goodsId;
  return isGoodCard(values, giftCardCode) && isPlan && homeId === values.houseId ? placed : no;
};

const page = 'https://checkout.example.org/pay?session=%E2%82%AC';

const payUrls: Readonly<Record<Facts['newOrder'], ReturnType<Call>>> = {
  none: no,
  unpaid: yes({ url: page, orderStatus: 1 }),
  settled: yes({ url: null, orderStatus: 5 }),
};

const getPayUrl: Call = ({ newOrder, values }, { orderId }) =>
  orderId === values.newOrderId ? payUrls[newOrder] : no;

const createPaySession: Call = ({ plan, values }, { packageId, priceId }) =>
  plan && packageId === values.planId && priceId === values.monthlyPriceId
    ? yes({ url: page, expires: 0 })
    : no;

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
