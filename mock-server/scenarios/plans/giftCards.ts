import { SubscribeStatus } from '@homeview/contracts/vocabulary/plan/subscribeStatus';
import {
  GIFT_CODE,
  OTHER_GIFT_CODE,
  USED_GIFT_CODE,
} from '@homeview/contracts/vocabulary/fixtures';
import { addAddress } from '../../world/accounts/addresses';
import { mustFind } from '../../world/world';
import type { World } from '../../world/world';
import { addGoods, addPlan } from '../builders';
import { defineScenario, demoPerson } from '../defineScenario';
import { buildDemo, buildHome, withPlan } from '../worlds';

/** The used card and its order. Without plan 70002, the order belongs to another customer. */
const USED_CARD = { id: USED_GIFT_CODE, orderId: '80002' };

/** Adds two valid cards and a used one, with the package that only cards can buy. */
function addCards(world: World): void {
  addGoods(world, { id: '5002', name: 'Gift Recording', payMark: false, onOffer: false });
  const monthly = { goodsId: '5002', priceId: '50021' };
  world.giftCards.push(
    { id: GIFT_CODE, goodsId: '5001', priceId: '50011', orderId: null },
    { id: OTHER_GIFT_CODE, ...monthly, orderId: null },
    { ...USED_CARD, ...monthly },
  );
}

function buildCards(world: World, now: Date): void {
  buildHome(world, now);
  addCards(world);
}

/** The demo world with cards, and plan 70002 of the garage, which the used card has paid for. */
function buildGiftCards(world: World, now: Date): void {
  buildDemo(world, now);
  addCards(world);
  addPlan(world, now, ['40003'], {
    id: '70002',
    priceId: '50021',
    payMode: null,
    origin: 'giftCard',
    status: SubscribeStatus.Cancelling,
  });
  const order = mustFind(world.orders, USED_CARD.orderId);
  Object.assign(order, { kind: 'giftCard', cents: 0, giftCardCode: USED_CARD.id });
}

function addHomeAddress(world: World): void {
  const account = mustFind(world.accounts, demoPerson.id);
  addAddress(world, account, { countryCode: 'USA', postal: '92614', address: '' });
}

const CARDS = `${GIFT_CODE} needs a payment method for the time afterwards, ${OTHER_GIFT_CODE} does not, ${USED_GIFT_CODE} is used.`;
const path = '/giftCard';

/** Customers with gift cards. */
export const giftCardScenarios = [
  defineScenario({
    id: 'gift-cards',
    title: 'A customer with gift cards and two plans that they can extend',
    description: `${CARDS} The first extends the plan of the front door, the second that of the garage.`,
    ledger: [
      '1.scope.09',
      '4.gift.01',
      '4.gift.04',
      '4.gift.05',
      '4.gift.02',
      '4.gift.03',
      '4.notice.14',
      '4.notice.16',
    ],
    path,
    build: buildGiftCards,
  }),
  defineScenario({
    id: 'gift-cards-address',
    title: 'A customer with gift cards, two plans and a billing address',
    description: `${CARDS} The billing address is in the US.`,
    ledger: ['4.gift.04', '4.gift.08'],
    path,
    build: (world, now) => {
      buildGiftCards(world, now);
      addHomeAddress(world);
    },
  }),
  defineScenario({
    id: 'gift-cards-new-customer',
    title: 'A new customer with gift cards and no plan yet',
    description: `${CARDS} There is no plan to extend, and no billing address.`,
    ledger: ['1.scope.09', '4.gift.06', '4.gift.08'],
    path,
    build: buildCards,
  }),
  defineScenario({
    id: 'gift-cards-no-devices',
    title: 'A customer with gift cards whose devices all have a plan already',
    description: `${CARDS} No device is left to choose, so the second card is redeemed directly. The billing address is in the US.`,
    ledger: ['4.gift.07'],
    path,
    build: (world, now) => {
      withPlan('all', { priceId: '50013' })(world, now);
      addCards(world);
      addHomeAddress(world);
    },
  }),
  defineScenario({
    id: 'gift-card-package-gone',
    title: 'A customer whose gift card is for a package that was deleted',
    description: `${OTHER_GIFT_CODE} is not used, but its package no longer exists.`,
    ledger: ['2.route.16'],
    path: `/giftCard/${OTHER_GIFT_CODE}/packages`,
    build: (world, now) => {
      buildHome(world, now);
      addCards(world);
      mustFind(world.goods, '5002').deleted = true;
    },
  }),
  defineScenario({
    id: 'gift-card-used',
    title: 'A customer whose gift card is already used',
    description: `${USED_GIFT_CODE} has been redeemed; its page says so.`,
    ledger: ['8.error.20', '8.error.21'],
    path: `/giftCard/${USED_GIFT_CODE}/packages`,
    build: buildCards,
  }),
];
