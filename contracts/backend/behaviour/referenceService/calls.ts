import { randomUUID } from 'node:crypto';
import type { Bug } from './bugs';
import { DEVICES, PRICES, Refused, refuseIf } from './world';
import type { Order, Plan, World } from './world';

type Payload = Readonly<Record<string, unknown>>;

/** Everything that the service knows in one state. */
export interface Account {
  readonly world: World;
  readonly has: (bug: Bug) => boolean;
  readonly tokens: Set<string>;
  readonly refreshTokens: Set<string>;
  /** The sign of the code that was sent; null without a second factor. */
  sign: string | null;
  readonly wantsCode: boolean;
  address: Payload | null;
}

/** `data` of the answer. @throws Refused. */
export type Call = (account: Account, payload: Payload, key: string) => unknown;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
const amountOf = (cents: number): number => cents / 100;
const timeOf = (time: number): string => new Date(time).toISOString();
const timeOrNull = (time: number | null = null) => (time === null ? null : timeOf(time));

function session({ tokens, refreshTokens }: Account) {
  const [accessToken, refreshToken] = [randomUUID(), randomUUID()];
  tokens.add(accessToken);
  refreshTokens.add(refreshToken);
  return { accessToken, refreshToken, id: '1', username: 'demo@homeview.example' };
}

const login: Call = (account) => {
  if (!account.wantsCode) return session(account);
  account.sign = randomUUID();
  return { secondaryCertificationSign: account.sign };
};

const verify: Call = (account, { code, secondaryCertificationSign }) => {
  refuseIf(account.sign === null || account.sign !== secondaryCertificationSign, 560118);
  refuseIf(code !== '246810' && !account.has('a wrong code opens the session'), 560119);
  if (!account.has('a code works twice')) account.sign = null;
  return session(account);
};

const refresh: Call = (account, { refreshToken }) => {
  refuseIf(!account.refreshTokens.has(text(refreshToken)), 21025);
  const [old] = account.tokens;
  if (account.has('a refresh returns the old token')) return { accessToken: old };
  const accessToken = randomUUID();
  if (!account.has('a refreshed token is unknown')) account.tokens.add(accessToken);
  return { accessToken };
};

/** Calls without a token. */
export const openCalls: Readonly<Record<string, Call>> = {
  'POST /apiLogin/users/loginWithFreeVerification': login,
  'POST /apiLogin/users/verifySecondCertification': verify,
  'POST /apiLogin/users/refreshToken': refresh,
};

const lineOf = ({ goodsReqs }: Payload): string => {
  const [line] = Array.isArray(goodsReqs) ? (goodsReqs as { goodsPriceId: string }[]) : [];
  return line?.goodsPriceId ?? '';
};

const placed = ({ id, createdAt }: Order) => ({ orderId: id, startTime: timeOf(createdAt) });

const createOrder: Call = ({ world }, payload, key) =>
  placed(
    world.once(key, JSON.stringify(payload), () =>
      world.place({
        priceId: lineOf(payload),
        amount: Math.round(Number(payload.payPrice) * 100),
        devices: texts(payload.deviceIds),
        planId: text(payload.packageId) || null,
        card: text(payload.giftCardCode) || null,
        isPromotion: text(payload.activityId) !== '',
      }),
    ),
  );

const renew: Call = ({ world }, payload, key) =>
  placed(
    world.once(key, JSON.stringify(payload), () =>
      world.placeRenewal(text(payload.packageId), lineOf(payload), null),
    ),
  );

const extend: Call = ({ world }, payload, key) =>
  placed(
    world.once(key, JSON.stringify(payload), () => {
      const card = text(payload.giftCardCode);
      return world.placeRenewal(text(payload.packageId), world.checkCard(card), card);
    }),
  );

const getPayUrl: Call = ({ world }, { orderId }) => {
  const order = world.order(text(orderId));
  if (order.cents === 0 && order.kind === 'giftCard') world.pay(order);
  return order.status === 5
    ? { orderStatus: 5 }
    : { orderStatus: 7, url: 'https://pay.example/page' };
};

const statusOf = ({ live, renews }: Plan): number => (live ? (renews ? 1 : 2) : 0);
const limitOf = ({ priceId }: Plan): number => PRICES[priceId]?.limit ?? 0;
const unitOf = ({ priceId }: Plan) => (PRICES[priceId]?.months === 12 ? 'year' : 'month');

const rowOf = (plan: Plan) => ({
  packageId: plan.id,
  packageName: 'Skyguard',
  packageType: 1,
  subscribeStatus: statusOf(plan),
  expiredDays: 3,
  subscribeCycle: unitOf(plan),
  supportedDevNum: limitOf(plan),
  devNum: plan.devices.length,
});

const detailOf = (plan: Plan) => ({
  packageName: 'Skyguard',
  packageDesc: 'Recording',
  orderType: plan.origin,
  subScribeType: unitOf(plan),
  subScribeStatus: statusOf(plan),
  goodsStatus: 1,
  whetherPay: plan.origin === 'buy',
  isRenewal: plan.live && plan.renews,
  nextRenewal: timeOf(plan.end),
  packageType: 1,
  price: amountOf(PRICES[plan.priceId]?.cents ?? 0),
  isSupportRenew: true,
  devList: plan.devices.map((deviceId) => ({ deviceId, deviceName: 'Camera', lockStatus: 0 })),
  maxDevNum: limitOf(plan),
  orderStatus: 5,
  payMode: plan.origin === 'buy' ? 1 : null,
  isUnlimited: limitOf(plan) === -1,
  isExpire: !plan.live,
  planUnit: unitOf(plan),
  homeId: '30001',
  canUpgrade: plan.live,
  canDowngrade: plan.live,
  packageChangeRecord: plan.next && {
    maxDevNum: PRICES[plan.next.priceId]?.limit ?? 0,
    buyNum: 1,
  },
});

const downgradeDevList: Call = ({ world }, { packageId }) => {
  const plan = world.plan(text(packageId));
  const { next } = plan;
  if (!next) throw new Refused();
  const { limit = 0, cents = 0 } = PRICES[next.priceId] ?? {};
  const isChosen = (deviceId: string) => next.devices?.includes(deviceId) ?? false;
  return {
    maxDevNum: limit,
    goodsPrice: amountOf(cents),
    isSelected: next.devices !== null,
    devList: plan.devices.map((deviceId) => ({
      deviceId,
      deviceName: 'Camera',
      lockStatus: isChosen(deviceId) ? 1 : 0,
    })),
  };
};

const switchDevices: Call = ({ world }, { packageId, type, deviceIds }) => {
  const plan = world.plan(text(packageId));
  const devices = texts(deviceIds);
  if (type === 0) world.bind(plan, devices);
  else if (type === 1) world.remove(plan, devices);
  else world.choose(plan, devices);
  return null;
};

const turnRenewal: Call = ({ world }, { packageId, subscribeStatus }) => {
  world.turnRenewal(world.plan(text(packageId)), subscribeStatus === '1');
  return { subscribeStatus: Number(subscribeStatus) };
};

const TYPES: Readonly<Record<Order['kind'], string>> = {
  buy: 'buy',
  renew: 'renew',
  change: 'buy',
  keep: 'buy',
  extend: 'giftCard',
  giftCard: 'giftCard',
};

const amountBilled = ({ has }: Account, { cents }: Order) =>
  amountOf(has('a bill has another amount') ? cents + 1 : cents);

const getOrderDetail: Call = (account, { orderId }) => {
  const order = account.world.order(text(orderId));
  const settledAt = timeOrNull(order.paidAt);
  return {
    payPrice: amountBilled(account, order),
    orderPrice: amountOf(order.cents),
    tax: 0,
    orderStatus: order.status,
    invoice: settledAt && 'I-1',
    invoiceDate: settledAt,
    invoiceEmail: settledAt && 'demo@homeview.example',
    payEmail: null,
    orderGoodsResp: [
      {
        goodsId: '5001',
        subscribeName: 'Skyguard',
        price: amountOf(order.cents),
        subscribeStartDate: timeOrNull(order.period?.[0]),
        subscribeEndDate: timeOrNull(order.period?.[1]),
      },
    ],
    type: TYPES[order.kind],
    giftCardCode: order.card,
    activateTime: settledAt,
    payMode: order.paidAt !== null && order.card === null ? 1 : null,
    refundDetailResp:
      order.refundedCents === null
        ? null
        : {
            refundId: 'R-1',
            refundTime: timeOf(account.world.now),
            refundAmount: amountOf(order.refundedCents),
          },
  };
};

const getPageOrderList: Call = (account, { pageNum, pageSize, orderStatus }) => {
  const { world, has } = account;
  const isWanted = ({ status }: Order) =>
    orderStatus === undefined ||
    has('the status filter is ignored') ||
    status === Number(orderStatus);
  const listed = has('a bill is not listed') ? [] : world.orders.filter(isWanted);
  const sorted = has('bills are oldest first') ? listed : listed.toReversed();
  const first = has('page two is page one') ? 0 : (Number(pageNum) - 1) * Number(pageSize);
  const repeated = sorted.flatMap((order, at) => (at % 2 === 1 ? [order, order] : [order]));
  const shown = has('every second bill is listed twice') ? repeated : sorted;
  const list = shown.slice(first, first + Number(pageSize)).map((order) => ({
    orderId: order.id,
    subscribeName: 'Skyguard',
    subscribeDate: timeOf(order.createdAt),
    price: amountBilled(account, order),
  }));
  return { total: listed.length, list };
};

const addAddress: Call = (account, payload) => {
  if (!account.has('an added address is lost')) account.address = { id: randomUUID(), ...payload };
  return null;
};

const changeAddress: Call = (account, payload) => {
  if (account.has('a changed address is lost')) return null;
  const id = account.has('a change adds a second address') ? randomUUID() : account.address?.id;
  account.address = { ...payload, id };
  return null;
};

const plans = '/api/ipc/recordPlanController';

/** Calls with a token. */
export const calls: Readonly<Record<string, Call>> = {
  'GET /api/ipc/house/houseList': () => [
    { id: '30001', name: 'Home', isOwner: true, isDefault: true },
  ],
  'GET /api/ipc/activity/{activityId}': ({ world }) => ({
    status: 1,
    startTime: timeOf(world.now),
    endTime: timeOf(world.now),
  }),
  'POST /payGateway/createOrder': createOrder,
  'POST /payGateway/renew': renew,
  'POST /payGateway/serviceExtension': extend,
  'POST /payGateway/getPayUrl': getPayUrl,
  'GET /api/ipc/giftCard/check/{code}': ({ world }, { code }) => {
    world.checkCard(text(code));
    return null;
  },
  'GET /api/ipc/giftCard/goods/{code}': ({ world }, { code }) => {
    const { goodsId = '' } = PRICES[world.checkCard(text(code))] ?? {};
    return [goodsOf(goodsId)];
  },
  'GET /api/ipc/giftCard/subscribeGoods/{code}': ({ world }, { code }) => {
    const goodsId = PRICES[world.checkCard(text(code))]?.goodsId;
    const isSame = (plan: Plan) => plan.live && PRICES[plan.priceId]?.goodsId === goodsId;
    return world.plans.filter(isSame).map(rowOf);
  },
  [`POST ${plans}/getPackageBindDevList`]: ({ world }) => ({ list: world.plans.map(rowOf) }),
  [`GET ${plans}/getPackageSubscribeInfo`]: ({ world }, { packageId }) =>
    detailOf(world.plan(text(packageId))),
  [`GET ${plans}/updateSubscribeStatus`]: turnRenewal,
  [`GET ${plans}/getUnbindPackageDevList`]: ({ world }) =>
    world.freeDevices().map((deviceId) => ({ deviceId, deviceName: 'Camera' })),
  [`POST ${plans}/deviceSwitchPackage`]: switchDevices,
  'GET /api/ipc/ApplePay/downgradeDevList': downgradeDevList,
  [`GET ${plans}/getOrderDetail`]: getOrderDetail,
  [`GET ${plans}/getPageOrderList`]: getPageOrderList,
  [`GET ${plans}/getUserBillInfo`]: ({ address }) => address,
  [`POST ${plans}/addUserBillInfo`]: addAddress,
  [`POST ${plans}/updateUserBillInfo`]: changeAddress,
};

const goodsOf = (goodsId: string) => ({
  goodsId,
  goodsName: 'Skyguard',
  description: 'Recording',
  maxDevNum: 1,
  payMark: false,
  supportRenew: true,
  timeCount: 1,
  timeUnit: 'month',
  typeId: '1',
  goodsPriceList: [
    {
      goodsPriceId: `${goodsId}1`,
      goodsId,
      planUnit: 'month',
      currency: 'USD',
      price: 0,
      buyNum: DEVICES.length,
      appleGoodsId: 'x',
    },
  ],
});
