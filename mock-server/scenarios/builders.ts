import type { PlanUnit } from '@homeview/contracts/vocabulary/plan/planUnit';
import { OrderStatus } from '@homeview/contracts/vocabulary/order/orderStatus';
import { PACKAGE_LEVEL } from '@homeview/contracts/vocabulary/order/ordering';
import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { SubscribeStatus } from '@homeview/contracts/vocabulary/plan/subscribeStatus';
import { UNLIMITED_DEVICES } from '@homeview/contracts/vocabulary/plan/unlimited';
import { addUnits } from '../world/calendar';
import { forgetDeviceTable, moveDevice } from '../world/plans/devices';
import type { Goods, House, Plan, Price } from '../world/entities';
import { draftOf, newOrder } from '../world/orders/newOrder';
import { addToken, wellKnownToken } from '../world/accounts/tokens';
import { mustFind } from '../world/world';
import type { World } from '../world/world';
import type { Person } from './scenario';

/** Adds the account, signed in with its well-known tokens. */
export function addSignedIn(world: World, person: Person, now: Date): void {
  addAccount(world, person);
  for (const kind of ['access', 'refresh'] as const) {
    addToken(world, kind, person.id, wellKnownToken(kind, person.id), now);
  }
}

export function addAccount(world: World, person: Person, secondFactorCode: string | null = null) {
  world.accounts.push({ ...person, secondFactorCode });
}

export function addHouse(world: World, house: Partial<House> & Pick<House, 'id' | 'name'>): void {
  world.houses.push({ accountId: '1001', isOwner: true, isDefault: false, ...house });
}

/** Adds devices with ids from `firstId` on. Names with "light" or "lamp" become lights. */
export function addDevices(world: World, houseId: string, firstId: number, names: string[]): void {
  names.forEach((name, index) => {
    const kind = /light|lamp/i.test(name) ? 'light' : 'camera';
    const id = String(firstId + index);
    world.devices.push({ id, houseId, name, kind, planId: null, lockStatus: 0 });
  });
  forgetDeviceTable(world);
}

/** The description of the default package. A `#` is a line break. */
const DESCRIPTION = [
  'Cloud event recording and album playback for 30 days',
  'AI detection of person, pet, package, vehicle, animal and fire',
  'Rich notifications with photo preview',
  'Event data of the last 7 days by e-mail or in the app',
].join('#');

/** Adds a package with a limited and an unlimited price, each monthly and yearly. */
export function addGoods(world: World, goods: Partial<Goods> = {}, cents = DEFAULT_CENTS): void {
  const id = goods.id ?? '5001';
  world.goods.push({
    id,
    name: 'Cloud Recording',
    description: DESCRIPTION,
    maxDevNum: 1,
    payMark: true,
    supportRenew: true,
    timeCount: 1,
    timeUnit: 'month',
    typeId: '1',
    level: PACKAGE_LEVEL,
    onOffer: true,
    deleted: false,
    ...goods,
  });
  const buyNum = goods.maxDevNum ?? 1;
  const add = (n: number, planUnit: PlanUnit, fields: Pick<Price, 'buyNum' | 'cents'>) => {
    const size = fields.buyNum === UNLIMITED_DEVICES ? 'unlimited' : 'single';
    const appleGoodsId = `cloud.${size}.${planUnit}`;
    world.prices.push({
      id: `${id}${n}`,
      goodsId: id,
      planUnit,
      currency: 'USD',
      appleGoodsId,
      ...fields,
    });
  };
  add(1, 'month', { buyNum, cents: cents.month });
  add(2, 'year', { buyNum, cents: cents.year });
  add(3, 'month', { buyNum: UNLIMITED_DEVICES, cents: cents.unlimitedMonth });
  add(4, 'year', { buyNum: UNLIMITED_DEVICES, cents: cents.unlimitedYear });
}

/** Adds monthly store tiers for two and more devices at these prices. */
export function addStoreTiers(world: World, goodsId: string, cents: readonly number[]): void {
  for (const [at, price] of cents.entries()) {
    const buyNum = at + 2;
    world.prices.push({
      id: `${goodsId}${4 + buyNum}`,
      goodsId,
      planUnit: 'month',
      buyNum,
      cents: price,
      currency: 'USD',
      appleGoodsId: `cloud.${buyNum}.month`,
    });
  }
}

const DEFAULT_CENTS = { month: 299, year: 2999, unlimitedMonth: 999, unlimitedYear: 9999 };

/** Adds a plan that started `daysAgo` days ago and was paid then, covering these devices. */
export function addPlan(
  world: World,
  now: Date,
  deviceIds: readonly string[],
  plan: Partial<Plan> & { daysAgo?: number } = {},
): void {
  const { daysAgo = 18, ...fields } = plan;
  const price = mustFind(world.prices, fields.priceId ?? '50011');
  const anchor = addUnits(now, 'day', -daysAgo).toISOString();
  const added: Plan = {
    id: '70001',
    accountId: '1001',
    houseId: '30001',
    goodsId: price.goodsId,
    priceId: price.id,
    payMode: PayMode.PayPal,
    status: SubscribeStatus.Active,
    anchor,
    periods: 1,
    start: anchor,
    end: addUnits(new Date(anchor), price.planUnit, 1).toISOString(),
    origin: 'buy',
    activeFrom: null,
    renewalLocked: false,
    change: null,
    ...fields,
  };
  world.plans.push(added);
  for (const id of deviceIds) moveDevice(world, mustFind(world.devices, id), added.id);
  addOrderOf(world, added, price, deviceIds);
}

/** Adds the order that paid for an existing plan. */
function addOrderOf(world: World, plan: Plan, price: Price, deviceIds: readonly string[]): void {
  const { id, accountId, houseId, payMode, anchor } = plan;
  const goods = mustFind(world.goods, plan.goodsId);
  const draft = draftOf({ accountId, id: houseId }, { goods, price }, { original: 3 });
  world.orders.push({
    ...newOrder({ ...draft, payMode, planId: id }, `8${id.slice(1)}`, new Date(anchor)),
    deviceIds: [...deviceIds],
    status: OrderStatus.Paid,
    paidAt: anchor,
  });
}
