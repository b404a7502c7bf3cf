import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import {
  ALL_MONTHLY,
  MONTHLY,
  changeTo,
  customer,
  firstHouse,
  house,
  inPlan,
  plan,
  withPlan,
  withTwoKept,
  withoutPlan,
} from '../customer';
import type { World } from '../../world/world';
import { defineScenario } from '../defineScenario';

/** The store's prices, in cents. */
const CENTS: Readonly<Record<string, number>> = {
  50011: 399,
  50012: 3588,
  50013: 1199,
  50014: 19999,
};

/** Sells the usual package at the prices of the app store. */
export function atStorePrices({ prices, orders }: World): void {
  for (const price of prices) price.cents = CENTS[price.id] ?? price.cents;
  for (const order of orders) order.cents = CENTS[order.priceId] ?? order.cents;
}

const payMode = PayMode.ApplePay;
const platform = 'ios';

const storePlan = withPlan(1, { payMode });

/** Plans that the store bills. */
export const walletPlanScenarios = [
  defineScenario({
    id: 'wallet-plan',
    title: 'A customer whose plan is paid through the App Store',
    description: 'A monthly plan for the front door. Changes are made in the store, in the app.',
    ledger: ['4.plan.22', '4.plan.23', '4.notice.12'],
    path: '/subscription/70001',
    traits: { ...storePlan, platform },
    build: atStorePrices,
  }),
  defineScenario({
    id: 'wallet-plan-other-home',
    title: 'A customer whose App Store plan is in another home',
    description:
      'Grandma’s cottage has the plan; the store doesn’t sell a second one for Lakeside 12.',
    ledger: ['4.notice.13', '8.error.54', '8.text.06'],
    path: '/applePay',
    traits: customer({
      platform,
      houses: [firstHouse(withoutPlan(5)), house(inPlan(1), withoutPlan(1))],
      plans: [plan({ payMode, house: 1 })],
    }),
    build: atStorePrices,
  }),
  defineScenario({
    id: 'pending-change',
    title: 'A customer whose plan will cover only one device after this period',
    description:
      'An App Store plan covers all five devices for about 12 more days. The customer hasn’t chosen which device will stay.',
    ledger: [
      '4.notice.01',
      '4.notice.02',
      '5.rule.44',
      '4.adjust.01',
      '4.adjust.02',
      '4.notice.07',
      '8.error.30',
      '8.error.36',
      '8.error.37',
      '8.error.38',
    ],
    path: '/subscription/70001',
    traits: withPlan(
      5,
      { price: ALL_MONTHLY, payMode, change: changeTo({ price: MONTHLY }) },
      { platform },
    ),
    build: atStorePrices,
  }),
  defineScenario({
    id: 'downgrade-chosen',
    title: 'A customer who has chosen two devices for the smaller next plan',
    description:
      'An App Store plan covers all five devices for about 12 more days; the next one covers three. Garden and Garage will stay.',
    ledger: ['4.notice.03'],
    path: '/subscription/70001',
    traits: withTwoKept({ payMode }, { platform }),
    build: atStorePrices,
  }),
  defineScenario({
    id: 'wallet-plan-in-browser',
    title: 'A customer who looks at an App Store plan in a browser',
    description: 'A monthly plan for the front door. It can only be changed in the app.',
    ledger: ['4.plan.22'],
    path: '/subscription/70001',
    traits: storePlan,
    build: atStorePrices,
  }),
];
