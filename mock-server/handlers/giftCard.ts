import type { Handlers } from '../calls/handler';
import { usableCard } from '../world/orders/giftCards';
import { daysLeft, deviceLimit, factsOf, isLive } from '../world/plans/plans';
import { isStorePlan } from '../world/plans/storePlans';
import { mustFind } from '../world/world';
import { goodsOnWire } from './package/goodsOnWire';

type Calls = 'giftCardCheck' | 'giftCardGoods' | 'giftCardSubscribeGoods';

/** The validity of a gift card, and the packages and plans it pays for. */
export const giftCardHandlers: Handlers<Calls> = {
  giftCardCheck: ({ code }, { world }) => {
    usableCard(world, code);
    return null;
  },

  // The only price is the amount due now: 0 for the period that the card pays.
  giftCardGoods: ({ code }, { world }) => {
    const card = usableCard(world, code);
    const goods = mustFind(world.goods, card.goodsId);
    if (goods.deleted) return [];
    return [goodsOnWire(goods, [{ ...mustFind(world.prices, card.priceId), cents: 0 }])];
  },

  giftCardSubscribeGoods: ({ code }, { world, account, now }) => {
    const { goodsId } = usableCard(world, code);
    if (mustFind(world.goods, goodsId).deleted) return [];
    const { id } = account();
    return world.plans
      .filter((plan) => plan.accountId === id && plan.goodsId === goodsId && isLive(plan))
      .filter((plan) => !isStorePlan(plan))
      .map((plan) => factsOf(world, plan))
      .map(({ plan, goods, price, devices }) => ({
        packageId: plan.id,
        packageName: goods.name,
        expiredDays: daysLeft(plan, now),
        devNum: devices.length,
        supportedDevNum: deviceLimit(goods, price),
      }));
  },
};
