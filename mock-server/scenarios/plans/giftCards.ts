import {
  GIFT_CODE,
  OTHER_GIFT_CODE,
  USED_GIFT_CODE,
} from '@homeview/contracts/vocabulary/fixtures';
import type { CustomerTraits } from '@homeview/contracts/customer/customerTraits';
import {
  ALL_MONTHLY,
  MONTHLY,
  customer,
  demo,
  firstHouse,
  inPlan,
  offer,
  plan,
  withPlan,
  withoutPlan,
} from '../customer';
import { defineScenario } from '../defineScenario';

/** A package that only cards can buy. */
const forCards = offer({ needsPayWay: false, onSale: false });

/** Two valid cards and a used one. */
const cards = {
  offers: [offer(), forCards],
  giftCards: [
    { offer: 0, price: MONTHLY, isUsed: false },
    { offer: 1, price: MONTHLY, isUsed: false },
    { offer: 1, price: MONTHLY, isUsed: true },
  ],
} satisfies Partial<CustomerTraits>;

/** The customer has a plan of each package; the used card has paid for the second one. */
const twoPlans = customer({
  ...cards,
  houses: [
    firstHouse(inPlan(1), withoutPlan(1), inPlan(1, 1), withoutPlan(2)),
    ...demo.houses.slice(1),
  ],
  plans: [plan(), plan({ offer: 1, payMode: null, origin: 'giftCard', state: 'cancelling' })],
});

const address = { country: 'USA', isComplete: true } as const;

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
    traits: twoPlans,
  }),
  defineScenario({
    id: 'gift-cards-address',
    title: 'A customer with gift cards, two plans and a billing address',
    description: `${CARDS} The billing address is in the US.`,
    ledger: ['4.gift.04', '4.gift.08'],
    path,
    traits: { ...twoPlans, address },
  }),
  defineScenario({
    id: 'gift-cards-new-customer',
    title: 'A new customer with gift cards and no plan yet',
    description: `${CARDS} There is no plan to extend, and no billing address.`,
    ledger: ['1.scope.09', '4.gift.06', '4.gift.08'],
    path,
    traits: customer(cards),
  }),
  defineScenario({
    id: 'gift-cards-no-devices',
    title: 'A customer with gift cards whose devices all have a plan already',
    description: `${CARDS} No device is left to choose, so the second card is redeemed directly. The billing address is in the US.`,
    ledger: ['4.gift.07'],
    path,
    traits: withPlan(5, { price: ALL_MONTHLY }, { ...cards, address }),
  }),
  defineScenario({
    id: 'gift-card-package-gone',
    title: 'A customer whose gift card is for a package that was deleted',
    description: `${OTHER_GIFT_CODE} is not used, but its package no longer exists.`,
    ledger: ['2.route.16'],
    path: `/giftCard/${OTHER_GIFT_CODE}/packages`,
    traits: customer({ ...cards, offers: [offer(), { ...forCards, isDeleted: true }] }),
  }),
  defineScenario({
    id: 'gift-card-used',
    title: 'A customer whose gift card is already used',
    description: `${USED_GIFT_CODE} has been redeemed; its page says so.`,
    ledger: ['8.error.20', '8.error.21'],
    path: `/giftCard/${USED_GIFT_CODE}/packages`,
    traits: customer(cards),
  }),
];
