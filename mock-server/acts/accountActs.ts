import type { Account, Activity, GiftCard } from '../world/entities';
import { replaceTokens } from '../world/accounts/tokens';
import { DAY_MS } from '../world/calendar';
import { usableCard } from '../world/orders/giftCards';
import { countDevices } from '../world/plans/plans';
import { refuse } from '../world/refusal';
import { byId, mustFind } from '../world/world';
import type { World } from '../world/world';
import { maskMiddle } from '../mask';
import { refuseMore } from './act';
import type { Acts } from './act';

const hasSession = ({ tokens }: World, { id }: Account): boolean =>
  tokens.some(({ accountId, kind }) => accountId === id && kind !== 'replaced');

const hasValidSession = ({ tokens }: World, { id }: Account, now: Date): boolean =>
  tokens.some(
    ({ accountId, kind, expiresAt }) =>
      accountId === id && kind !== 'replaced' && expiresAt > now.toISOString(),
  );

/** Ten characters that no card has yet. */
function newCode({ giftCards }: World): string {
  const taken = new Set(giftCards.map(({ id }) => id));
  let number = 900_001;
  while (taken.has(`GIFT${number}`)) number += 1;
  return `GIFT${number}`;
}

export const accountActs: Acts<Account> = {
  'gift-card-issued': {
    label: 'Issue a gift card',
    kind: 'act',
    isPossible: ({ prices }) => prices.length > 0,
    fields: (world) => [
      {
        name: 'price',
        label: 'For',
        options: world.prices.map(({ id, goodsId, planUnit, buyNum }) => ({
          value: id,
          label: `${mustFind(world.goods, goodsId).name}, 1 ${planUnit}, ${buyNum < 0 ? 'any number of devices' : countDevices(buyNum)}`,
        })),
      },
    ],
    happens: (world, _, { values }) => {
      const price = byId(world.prices, values['price'] ?? '');
      if (!price) throw refuse('Choose what the card is for.');
      refuseMore(world, 'giftCards');
      const code = newCode(world);
      world.giftCards.push({
        ...{ id: code, goodsId: price.goodsId, priceId: price.id, orderId: null },
      });
      return `Gift card ${maskMiddle(code)} is issued`;
    },
  },
  'session-expired': {
    label: 'Expire the session',
    isPossible: hasValidSession,
    happens: (world, { id, nickname }, { now }) => {
      for (const token of world.tokens) {
        if (token.accountId === id && token.kind !== 'replaced')
          token.expiresAt = now.toISOString();
      }
      return `The session of ${nickname} expires`;
    },
  },
  'signed-in-elsewhere': {
    label: 'Sign in elsewhere',
    isPossible: hasSession,
    happens: (world, { id, nickname }) => {
      replaceTokens(world, id);
      return `${nickname} signs in on another device`;
    },
  },
};

/** An order of another account. */
const ORDER_OF_OTHERS = '89999';

export const giftCardActs: Acts<GiftCard> = {
  'gift-card-used': {
    label: 'Use up',
    isPossible: (_, { orderId }) => orderId === null,
    happens: (world, { id }) => {
      usableCard(world, id).orderId = ORDER_OF_OTHERS;
      return `Gift card ${maskMiddle(id)} is used up`;
    },
  },
};

/** How long a promotion runs that had ended. */
const PROMOTION_DAYS = 7;

/** Whether a promotion can be used at `now`. */
export const runs = (activity: Activity, now: Date): boolean =>
  activity.startTime <= now.toISOString() && now.toISOString() < activity.endTime;

export const promotionActs: Acts<Activity> = {
  'promotion-begun': {
    label: 'Begin now',
    isPossible: (_, activity, now) => !runs(activity, now),
    happens: (_, activity, { now }) => {
      if (runs(activity, now)) throw refuse('This promotion runs already.');
      activity.startTime = now.toISOString();
      if (activity.endTime <= activity.startTime) {
        activity.endTime = new Date(now.getTime() + PROMOTION_DAYS * DAY_MS).toISOString();
      }
      return `Promotion ${activity.id} begins`;
    },
  },
  'promotion-ended': {
    label: 'End now',
    isPossible: (_, activity, now) => runs(activity, now),
    happens: (_, activity, { now }) => {
      if (!runs(activity, now)) throw refuse('This promotion doesn’t run.');
      // Its last moment still counts.
      activity.endTime = new Date(now.getTime() - 1).toISOString();
      return `Promotion ${activity.id} ends`;
    },
  },
};
