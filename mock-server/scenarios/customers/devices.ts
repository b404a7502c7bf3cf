import {
  ALL_MONTHLY,
  MONTHLY,
  andOffer,
  changeTo,
  customer,
  firstHouse,
  forThree,
  inPlan,
  withPlan,
  withoutPlan,
} from '../customer';
import { defineScenario } from '../defineScenario';

/** One house whose unlimited plan covers all five devices. */
const allCovered = withPlan(5, { price: ALL_MONTHLY });

/** Houses with few, many and no devices to choose from. */
export const deviceScenarios = [
  defineScenario({
    id: 'many-devices',
    title: 'A customer with 40 devices without a plan',
    description: 'One home, 40 cameras.',
    ledger: ['5.rule.38'],
    path: '/defaultPackage',
    traits: customer({ houses: [firstHouse(withoutPlan(40))] }),
  }),
  defineScenario({
    id: 'ten-thousand-devices',
    title: 'A customer with 10,000 devices without a plan',
    description: 'An extreme case for finding performance problems.',
    path: '/defaultPackage',
    traits: customer({ houses: [firstHouse(withoutPlan(10_000))] }),
  }),
  defineScenario({
    id: 'forty-in-plan',
    title: 'A customer with 40 devices under one plan',
    description:
      'The portal lists or counts all of them on the plan’s page and when it is cancelled.',
    path: '/subscription/70001',
    traits: { ...allCovered, houses: [firstHouse(inPlan(40))] },
  }),
  defineScenario({
    id: 'no-devices',
    title: 'A customer whose devices all have a plan already',
    description: 'There is no device left to choose for another plan.',
    ledger: ['8.error.50'],
    path: '/defaultPackage',
    traits: allCovered,
  }),
  defineScenario({
    id: 'ten-thousand-in-plan',
    title: 'A customer with 10,000 devices under a plan that will cover three',
    description: 'An extreme case for finding performance problems.',
    path: '/subscription/70001',
    traits: withPlan(
      0,
      { price: ALL_MONTHLY, change: changeTo({ offer: 1, price: MONTHLY }) },
      { ...andOffer(forThree), houses: [firstHouse(inPlan(10_000))] },
    ),
  }),
  defineScenario({
    id: 'no-devices-left',
    title: 'A customer who must choose devices, but all have a plan already',
    description: 'The device selection page with no device to choose.',
    ledger: ['8.error.50'],
    path: '/defaultPackage/selectDevice?goodsId=5001&checkedPriceId=50011',
    traits: allCovered,
  }),
];
