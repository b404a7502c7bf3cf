import {
  ALL_MONTHLY,
  customer,
  demo,
  firstHouse,
  house,
  inPlan,
  plan,
  sharedHouse,
  withoutPlan,
} from '../customer';
import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { defineScenario } from '../defineScenario';

/** Three houses of the customer with plans in different states, and one of another owner. */
const threeHouses = customer({
  houses: [
    firstHouse(inPlan(1), withoutPlan(4)),
    house(inPlan(2, 1)),
    sharedHouse(withoutPlan(1)),
    house(inPlan(1, 2), inPlan(1, 3), withoutPlan(1)),
  ],
  plans: [
    plan(),
    plan({ house: 1, price: ALL_MONTHLY, payMode: PayMode.CreditCard }),
    plan({ house: 3, payMode: PayMode.ApplePay, beganDays: -5 }),
    plan({ house: 3, state: 'cancelling', beganDays: -27 }),
  ],
});

/** Names of 60 characters, in Arabic, and with emoji. */
const LONG_NAMES: Readonly<Record<string, string>> = {
  30001: 'The old house by the lake with the red door and blue windows',
  30002: 'منزل العائلة الكبير',
  40001: 'Camera above the front door that looks down the whole street',
  40002: 'كاميرا الحديقة الخلفية',
  40003: '🏡🐕 Garage 👨‍👩‍👧‍👦',
  40004: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenlagerkamera',
  40005: '<b>Driveway</b> & "light"',
};

/** Customers with and without houses. */
export const houseScenarios = [
  defineScenario({
    id: 'demo',
    title: 'A customer with one plan, two homes, and devices that have no plan yet',
    description:
      'Lakeside 12 has a monthly plan for the front door. Grandma’s cottage has no plan. Harbour office belongs to another account: the service lists it as not owned, the portal leaves it out.',
    ledger: [
      '1.scope.06',
      '1.scope.07',
      '4.load.02',
      '4.plan.02',
      '4.plan.09',
      '4.plan.11',
      '4.plan.17',
      '4.plan.18',
      '4.notice.04',
      '4.notice.05',
      '4.notice.06',
      '8.error.34',
    ],
    traits: demo,
  }),
  defineScenario({
    id: 'three-houses',
    title: 'A customer with three houses, whose plans are paid in several ways',
    description:
      'Lakeside 12 (PayPal) and Grandma’s cottage (credit card, every device covered) renew on the same day. In the Beach hut one plan is paid in the App Store, one ends within four days, and a device has no plan. Harbour office belongs to a neighbour.',
    ledger: ['10.ruling.31'],
    traits: threeHouses,
  }),
  defineScenario({
    id: 'no-plans',
    title: 'A new customer who has not bought anything yet',
    description: 'One home with five devices, none of them in a plan.',
    ledger: ['1.scope.07'],
    traits: customer(),
  }),
  defineScenario({
    id: 'no-houses',
    title: 'A customer without any home',
    description: 'The account has no home.',
    ledger: ['8.error.47'],
    traits: customer({ houses: [] }),
  }),
  defineScenario({
    id: 'not-an-owner',
    title: 'A guest who shares a home but does not own one',
    description: 'The only home belongs to another account, so there’s nothing to manage.',
    ledger: ['1.scope.05'],
    traits: customer({ houses: [{ ...sharedHouse(), isDefault: true }] }),
  }),
  defineScenario({
    id: 'long-names',
    title: 'Homes and devices with very long and unusual names',
    description: 'Names of 60 characters, in Arabic, and with emoji.',
    traits: demo,
    build: ({ houses, devices }) => {
      for (const named of [...houses, ...devices]) named.name = LONG_NAMES[named.id] ?? named.name;
    },
  }),
];
