import { packageApi } from '../../api/endpoints/package.api';
import { subscriptionApi } from '../../api/endpoints/subscription.api';
import type { Store } from '../../api/store';
import type { Basket } from '../../domain/plan/basket';
import type { OrderFacts, OrderKind } from './payingOrder';

type State = ReturnType<Store['getState']>;

/** Names on a receipt; further devices are counted. */
const NAMED = 3;

/** The devices named by an already loaded page: those without a plan, and those of the plan. */
function devicesOf(state: State, { houseId, packageId }: Basket) {
  const { getUnbindPackageDevList, getPackageSubscribeInfo } = subscriptionApi.endpoints;
  const free = getUnbindPackageDevList.select({ homeId: houseId })(state).data ?? [];
  const plan = packageId && getPackageSubscribeInfo.select({ packageId })(state).data?.devList;
  return [...free, ...(plan || [])];
}

/** The package of a basket, from an already loaded offer. */
function goodsOf(state: State, { goodsId }: Basket) {
  const { getRecordGoodsList, getPackageList, getGoodsInfoByPackageId } = packageApi.endpoints;
  const cached = packageApi.util.selectCachedArgsForQuery;
  const offered = [
    ...cached(state, 'getRecordGoodsList').flatMap(
      (request) => getRecordGoodsList.select(request)(state).data?.list ?? [],
    ),
    ...cached(state, 'getPackageList').flatMap(
      (request) => getPackageList.select(request)(state).data?.list ?? [],
    ),
    ...cached(state, 'getGoodsInfoByPackageId').flatMap(
      (request) => getGoodsInfoByPackageId.select(request)(state).data ?? [],
    ),
  ];
  return offered.find((goods) => goods.goodsId === goodsId);
}

function kindOf({ call, packageId, giftCardCode }: Basket): OrderKind {
  if (giftCardCode !== undefined) return 'giftCard';
  if (call === 'renew') return 'renew';
  return packageId === undefined ? 'buy' : 'change';
}

/** What the loaded pages know of an order, without a call. What is unknown is left out. */
export function orderFacts(state: State, basket: Basket): OrderFacts {
  const known = new Map(devicesOf(state, basket).map((one) => [one.deviceId, one.deviceName]));
  const names = basket.deviceIds.flatMap((id) => known.get(id) ?? []);
  const isKnown = names.length > 0 && names.length === basket.deviceIds.length;
  const goods = goodsOf(state, basket);
  // Without a payment method, a plan ends with the period that its gift card paid for.
  const isGift = basket.giftCardCode !== undefined && goods?.payMark === false;
  return {
    devices: isKnown ? { names: names.slice(0, NAMED), count: names.length } : undefined,
    renews: goods && goods.supportRenew && !isGift,
    kind: kindOf(basket),
    isFree: basket.priceCents === 0,
  };
}
