/**
 * Finds its way through an account by what its answers name: houses, their plans and devices, offers,
 * bills. Changes nothing. What an answer says must fit what was asked.
 */
import { problem } from './problems.mjs';
import { forbidden, rowsOf, twice } from './sense.mjs';

/** How much of an account is looked at: more of the same shows nothing new. */
const MOST = { houses: 3, plans: 8, bills: 12 };
/** As the portal asks for a list that it shows on one page. */
const ALL = { pageNum: 1, pageSize: 100 };
const BILLS_PER_PAGE = 20;
/** The status of a bill that is paid. */
const PAID = 5;
/** Ten characters, as gift cards have them, of a card that does not exist. */
const NO_CARD = '0000000000';

/** An id that does not exist, as long and of the same kind as one of the service. */
const strangeId = (id = '0') => String(id).replace(/[1-9a-z]/gi, '0');

/** The data of a granted answer, as far as it can be read. */
const dataOf = ({ body, verdict }) =>
  verdict !== 'unbuilt' && body?.code === 200 ? body.data : undefined;

/**
 * Asks all it can. `ask` is that of ask.mjs; a gift card and a promotion are looked at if they are
 * given. Resolves to `{ notes, found }`: what is right and still may surprise, and what an order needs.
 */
export async function walk(ask, { giftCard, activityId }) {
  const houses = rowsOf(dataOf(await ask('houseList')));
  const own = houses.filter(({ isOwner }) => isOwner).slice(0, MOST.houses);
  const plans = await plansIn(ask, own);
  const covered = await coveredBy(ask, plans);
  const free = await freeDevices(ask, own, covered);
  const strange = houses.find(({ isOwner }) => !isOwner);
  if (strange) {
    await ask('getUnbindPackageDevList', { homeId: strange.id });
    await ask('getPackageBindDevList', { homeId: strange.id, ...ALL });
  }
  const noPlan = strangeId(plans[0]?.packageId);
  await ask('getPackageSubscribeInfo', { packageId: noPlan });
  await ask('getGoodsInfoByPackageId', { packageId: noPlan });

  const prices = await pricesOnOffer(ask);
  await ask('payModeList');
  await lookAtBills(ask);

  const address = dataOf(await ask('getUserBillInfo'));
  const { countryCode = 'USA', postal = '92614' } = address ?? {};
  await ask('address', { countryCode, postal });
  await ask('giftCardCheck', { code: NO_CARD });
  if (giftCard) {
    for (const name of ['giftCardCheck', 'giftCardGoods', 'giftCardSubscribeGoods']) {
      await ask(name, { code: giftCard });
    }
  }
  await ask('activity', { activityId: activityId ?? strangeId(plans[0]?.packageId) });

  const currencies = [...new Set(prices.map(({ currency }) => currency))];
  const notes = [
    ...currencies
      .filter((one) => typeof one === 'string' && one !== 'USD')
      .map((one) => `Prices are in ${one}. The portal prints $ before every sum.`),
    ...(giftCard ? [] : ['With --gift-card CODE a gift card is looked at, too.']),
    ...(activityId ? [] : ['With --promotion ID a promotion is looked at, too.']),
  ];
  return { notes, found: { address, price: prices[0], ...free[0] } };
}

/** The plans of the houses: `{ homeId, packageId }`. */
async function plansIn(ask, houses) {
  const needs = ({ list }) => twice(list, 'packageId', 'data.list');
  const plans = [];
  for (const { id: homeId } of houses) {
    const list = rowsOf(dataOf(await ask('getPackageBindDevList', { homeId, ...ALL }, { needs })));
    plans.push(...list.map(({ packageId }) => ({ homeId, packageId })));
  }
  return plans.slice(0, MOST.plans);
}

/** Looks at the plans; returns the ids of the devices that they cover. */
async function coveredBy(ask, plans) {
  const covered = new Set();
  for (const { homeId, packageId } of plans) {
    const house = `the house of the plan, ${JSON.stringify(homeId)}`;
    const needs = (plan) =>
      plan.homeId === homeId ? [] : [problem('data.homeId', plan.homeId, house)];
    const plan = dataOf(await ask('getPackageSubscribeInfo', { packageId }, { needs }));
    for (const { deviceId } of rowsOf(plan?.devList)) covered.add(deviceId);
    await ask('getGoodsInfoByPackageId', { packageId });
    await ask('downgradeDevList', { packageId });
  }
  return covered;
}

/** The devices without a plan: `{ house, device }`. */
async function freeDevices(ask, houses, covered) {
  const needs = (devices) =>
    forbidden(devices, 'deviceId', covered, 'data', 'only devices that no plan covers');
  const free = [];
  for (const { id: homeId } of houses) {
    const devices = rowsOf(dataOf(await ask('getUnbindPackageDevList', { homeId }, { needs })));
    free.push(...devices.map(({ deviceId }) => ({ house: homeId, device: deviceId })));
  }
  return free;
}

async function pricesOnOffer(ask) {
  const needs = ({ list }) => twice(list, 'goodsId', 'data.list');
  const offers = rowsOf(dataOf(await ask('getRecordGoodsList', ALL, { needs })));
  return offers.flatMap(({ goodsPriceList }) => rowsOf(goodsPriceList));
}

async function lookAtBills(ask) {
  const page = (pageNum) => ({ pageNum, pageSize: BILLS_PER_PAGE });
  const without = (ids, needed) => ({
    needs: ({ list }) => [
      ...twice(list, 'orderId', 'data.list'),
      ...(list.length > BILLS_PER_PAGE
        ? [problem('data.list', list.length, `at most ${BILLS_PER_PAGE} rows, as asked for`)]
        : []),
      ...forbidden(list, 'orderId', new Set(ids), 'data.list', needed),
    ],
  });
  const first = dataOf(await ask('getPageOrderList', page(1), without([])));
  const ids = rowsOf(first).map(({ orderId }) => orderId);
  if (first?.total > BILLS_PER_PAGE) {
    await ask('getPageOrderList', page(2), without(ids, 'only bills that page 1 does not have'));
  }
  const unpaid = [];
  for (const orderId of ids.slice(0, MOST.bills)) {
    const bill = dataOf(await ask('getOrderDetail', { orderId }));
    if (bill && bill.orderStatus !== PAID) unpaid.push(orderId);
  }
  const paid = { ...page(1), orderStatus: PAID };
  const onlyPaid = `only bills of status ${PAID}, as asked for`;
  await ask('getPageOrderList', paid, without(unpaid, onlyPaid));
  await ask('getOrderDetail', { orderId: strangeId(ids[0]) });
}
