import { activityExample } from '../../domains/activity/activity.examples';
import { payUrlExample, placedOrderExample } from '../../domains/order/order.examples';
import { goodsExample, priceExample } from '../../domains/package/package.examples';
import { plans, text, texts, timeOf } from './account';
import type { Account, Call, Calls, Payload } from './account';
import { rowOf } from './planCalls';
import { refuseIf } from './world';
import type { Order } from './world';

/** Prices in a currency without decimals, and one below a unit. */
const goods = (goodsId: string) =>
  goodsExample({
    goodsId,
    goodsName: 'Skyguard',
    description: '',
    maxDevNum: 9,
    goodsPriceList: [
      priceExample({ goodsPriceId: 'sky-m', goodsId, price: 400, currency: 'JPY' }),
      priceExample({ goodsPriceId: 'sky-m2', goodsId, price: 0.5, buyNum: -1 }),
    ],
  });

const inStore = (goodsId: string, typeId = '1') => ({
  ...goods(goodsId),
  typeId,
  goodsPriceList: [priceExample({ goodsId, appleGoodsId: `${goodsId}.store` })],
});

const onOffer: Call = ({ sells, sellsTrial }) => {
  const list = sells ? [goods('sky'), goods('sky-2')] : [];
  return { list: sellsTrial ? [...list, inStore('sky-trial', '2')] : list, total: 2 };
};

/** With pay mode 2 (the store), only packages that have a store product are listed. */
const inPackageList: Call = (account, payload, key) => {
  refuseIf((payload.goodsId ?? account.values.goodsId) !== account.values.goodsId);
  return payload.payMode === '2'
    ? { list: [inStore('sky'), inStore('sky-2')] }
    : onOffer(account, payload, key);
};

const placed = ({ id, createdAt }: Order) =>
  placedOrderExample({ orderId: id, startTime: timeOf(createdAt) });

const lineOf = ({ goodsReqs }: Payload): string => {
  const [line] = Array.isArray(goodsReqs) ? (goodsReqs as { goodsPriceId: string }[]) : [];
  return line?.goodsPriceId ?? '';
};

/** A call that makes an order, once for each key. */
const ordering =
  (place: (account: Account, payload: Payload) => Order): Call =>
  (account, payload, key) => {
    refuseIf(payload.homeId !== account.values.houseId);
    return placed(account.world.once(key, JSON.stringify(payload), () => place(account, payload)));
  };

const createOrder = ordering(({ world, values, promotion }, payload) => {
  const { activityId } = payload;
  refuseIf(activityId !== undefined && (activityId !== values.activityId || promotion === null));
  return world.place({
    priceId: lineOf(payload),
    amount: Math.round(Number(payload.payPrice) * 100),
    devices: texts(payload.deviceIds),
    planId: text(payload.packageId) || null,
    card: text(payload.giftCardCode) || null,
    isPromotion: activityId !== undefined,
  });
});

const renew = ordering(({ world }, payload) =>
  world.placeRenewal(text(payload.packageId), lineOf(payload), null),
);

const extend = ordering(({ world }, payload) => {
  const card = text(payload.giftCardCode);
  return world.placeRenewal(text(payload.packageId), world.checkCard(card), card);
});

const applePayOrder: Call = ({ values, hasStorePlanElsewhere }, payload) => {
  const isWrong = payload.orderPrice !== values.storePrice || payload.homeId !== values.houseId;
  refuseIf(isWrong || hasStorePlanElsewhere);
  return placedOrderExample({ startTime: '2026-11-21T23:30:00.123+13:45' });
};

const page = payUrlExample({ url: 'https://checkout.example.org/pay?session=%E2%82%AC' });

const getPayUrl: Call = ({ world }, { orderId }) => {
  const order = world.order(text(orderId));
  if (order.cents === 0 && order.kind === 'giftCard') world.pay(order);
  return order.status === 5 ? { orderStatus: 5, url: null } : page;
};

const createPaySession: Call = ({ world, values }, { packageId, priceId }) => {
  world.plan(text(packageId));
  refuseIf(priceId !== values.monthlyPriceId);
  return { url: page.url, expires: 0 };
};

const goodsOfPlan: Call = ({ world, values }, { packageId }) => {
  world.plan(text(packageId));
  return goods(values.goodsId);
};

const activity: Call = ({ promotion, values }, { activityId }) => {
  refuseIf(promotion === null || activityId !== values.activityId);
  return activityExample({
    status: promotion ?? 0,
    startTime: '2999-12-31T23:59:59.9Z',
    endTime: '2027-01-01T00:00:00+14:00',
  });
};

const cardCheck: Call = ({ world }, { code }) => {
  world.checkCard(text(code));
  return { worth: 'a year' };
};

const cardGoods: Call = ({ world, values }, { code }) => {
  const { goodsId } = world.price(world.checkCard(text(code)));
  const payMark = code === values.giftCardCode;
  return [
    { ...goods(goodsId), payMark },
    { ...goods('sky-3'), payMark },
  ];
};

const cardPlans: Call = ({ world }, { code }) => {
  const { goodsId } = world.price(world.checkCard(text(code)));
  return world.plans
    .filter((plan) => plan.live && world.price(plan.priceId).goodsId === goodsId)
    .map((plan) => rowOf(world, plan));
};

export const salesCalls: Calls = {
  'GET /payGateway/payModeList': () => [3, 'voucher', 2, 9],
  [`GET ${plans}/getRecordGoodsList`]: onOffer,
  [`GET ${plans}/getPackageList`]: inPackageList,
  [`GET ${plans}/getGoodsInfoByPackageId`]: goodsOfPlan,
  'GET /api/ipc/giftCard/check/{code}': cardCheck,
  'GET /api/ipc/giftCard/goods/{code}': cardGoods,
  'GET /api/ipc/giftCard/subscribeGoods/{code}': cardPlans,
  'GET /api/ipc/activity/{activityId}': activity,
  'POST /payGateway/createOrder': createOrder,
  'POST /payGateway/renew': renew,
  'POST /api/ipc/ApplePay/order': applePayOrder,
  'POST /payGateway/serviceExtension': extend,
  'POST /payGateway/getPayUrl': getPayUrl,
  'POST /payGateway/createPaySession': createPaySession,
};
