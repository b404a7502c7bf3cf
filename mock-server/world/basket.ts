import { DEFAULT_GOODS_NUM, GOODS_TYPE } from '@homeview/contracts/vocabulary/ordering';
import type { OrderRequest } from '@homeview/contracts/order/order.schemas';
import type { Account, Device, Goods, House, Price } from './entities';
import { toCents } from './money';
import { countDevices, isUnlimited } from './plans';
import { refuse } from './refusal';
import { byId } from './world';
import type { World } from './world';

/** What an order request turns out to ask for, once everything in it has been found to be true. */
export interface Basket {
  house: House;
  goods: Goods;
  price: Price;
  deviceIds: string[];
}

/** A house this account owns. @throws Refusal 400: unknown, or somebody else's. Spec 6. */
export function ownedHouse(world: World, account: Account, houseId: string): House {
  const house = world.houses.find(
    ({ id, accountId }) => id === houseId && accountId === account.id,
  );
  if (!house) throw refuse('This home does not belong to your account.');
  if (!house.isOwner) throw refuse('Only the owner of a home can manage its subscriptions.');
  return house;
}

/** Holds a request against the world. @throws Refusal 400 with a sentence for the customer. */
export function checkBasket(world: World, account: Account, request: OrderRequest): Basket {
  const house = ownedHouse(world, account, request.homeId);
  refuseUnknownOffers(request);
  const { goods, price } = checkGoods(world, request);
  checkPrice(price, request);
  const deviceIds = checkDevices(world, house, request.deviceIds);
  if (!isUnlimited(price) && deviceIds.length > goods.maxDevNum) {
    throw refuse(`This package covers at most ${countDevices(goods.maxDevNum)}.`);
  }
  return { house, goods, price, deviceIds };
}

/** Fields of offers this world does not know yet: better refused than silently ignored. */
function refuseUnknownOffers({ packageId, activityId, giftCardCode }: OrderRequest) {
  if (packageId) throw refuse('This plan cannot be changed by a new order.');
  if (activityId) throw refuse('This promotion does not exist.');
  if (giftCardCode) throw refuse('This gift card does not exist.');
}

function checkGoods(world: World, request: OrderRequest) {
  const [line, ...more] = request.goodsReqs;
  if (!line || more.length > 0) throw refuse('An order holds exactly one package.');
  const goods = byId(world.goods, line.goodsId);
  if (!goods?.onOffer) throw refuse('This package is no longer available.');
  const price = byId(world.prices, line.goodsPriceId);
  if (price?.goodsId !== goods.id) throw refuse('This price does not belong to the package.');
  if (line.goodsNum !== DEFAULT_GOODS_NUM) throw refuse('A package can be ordered once at a time.');
  if (line.goodsType !== GOODS_TYPE) throw refuse('This kind of goods cannot be ordered here.');
  return { goods, price };
}

/** The amount that is charged is the service's own; a request that says otherwise is refused. */
function checkPrice(price: Price, request: OrderRequest) {
  const { orderPrice, payPrice, discountRate, preferentialPrice } = request;
  if (request.currency !== price.currency) throw refuse('The currency of the order is not right.');
  if (discountRate !== 0 || preferentialPrice !== 0) throw refuse('There is no such discount.');
  if ([orderPrice, payPrice].some((asked) => toCents(asked) !== price.cents)) {
    throw refuse('The price has changed. Please look at the package again.');
  }
}

function checkDevices(world: World, house: House, ids: readonly string[]): string[] {
  if (new Set(ids).size !== ids.length) throw refuse('A device was chosen twice.');
  const here = new Map<string, Device>();
  for (const device of world.devices) if (device.houseId === house.id) here.set(device.id, device);
  for (const id of ids) {
    const device = here.get(id);
    if (!device) throw refuse('A chosen device is not in this home.');
    if (device.planId !== null) throw refuse(`“${device.name}” already has a plan.`);
  }
  return [...ids];
}
