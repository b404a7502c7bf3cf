import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import {
  ALL_MONTHLY,
  ALL_YEARLY,
  MONTHLY,
  andOffer,
  changeTo,
  forThree,
  offer,
  withBill,
  withPlan,
} from '../customer';
import { defineScenario } from '../defineScenario';

const path = '/subscription/70001';

const ofThree = { offer: 1, payMode: PayMode.CreditCard };

/** A plan that was paid with a gift card. */
export const giftCardPlan = withPlan(
  1,
  { state: 'cancelling', origin: 'giftCard', payMode: null },
  { giftCards: [{ offer: 0, price: MONTHLY, isUsed: true }] },
);

/** Plans with a special renewal, or with none. */
export const renewalScenarios = [
  defineScenario({
    id: 'activating-plan',
    title: 'A customer who has just turned renewal on again',
    description: 'The plan is activating, and becomes active after a minute.',
    ledger: ['4.plan.04', '4.plan.14'],
    path,
    traits: withPlan(1, { state: 'activating' }),
  }),
  defineScenario({
    id: 'renewal-processing',
    title: 'A customer who cannot turn renewal off, because it is being processed',
    description: 'The period ends within four days. Turning renewal off is locked until then.',
    ledger: ['4.plan.15', '4.notice.09', '8.text.04'],
    path,
    traits: withPlan(1, { beganDays: -27, isLocked: true }),
  }),
  defineScenario({
    id: 'processing-plan',
    title: 'A customer whose payment for the plan is still being processed',
    description:
      'The plan is running, but its order has no final status yet, so renewal can’t be changed.',
    ledger: ['4.plan.20'],
    path,
    traits: withBill(withPlan(1, { beganDays: 0 }), { state: 'processing' }),
  }),
  defineScenario({
    id: 'deleted-plan',
    title: 'A customer whose plan was deleted by the service',
    description: 'It runs until its period ends in about 12 days, and can’t be changed.',
    ledger: ['4.plan.07', '4.notice.10'],
    path,
    traits: withPlan(1, { offer: 1 }, andOffer(offer({ onSale: false, isDeleted: true }))),
  }),
  defineScenario({
    id: 'unrenewable-plan',
    title: 'A customer with a plan that is sold for one period only',
    description: 'It ends in about 12 days. Its package doesn’t renew.',
    ledger: ['4.plan.21'],
    path,
    traits: withPlan(1, { offer: 1, state: 'cancelling' }, andOffer(offer({ renews: false }))),
  }),
  defineScenario({
    id: 'free-basic-plan',
    title: 'A customer with a free basic plan',
    description: 'The plan is free: there’s no payment and no renewal to change.',
    ledger: ['3.entity.18', '4.plan.19'],
    path,
    traits: withPlan(
      1,
      { offer: 1, payMode: null, origin: 'ruleGive' },
      andOffer(offer({ needsPayWay: false, onSale: false }, { isFree: true })),
    ),
  }),
  defineScenario({
    id: 'gift-card-plan',
    title: 'A customer whose plan came from a gift card',
    description: 'It has no payment method: it ends in about 12 days unless the customer adds one.',
    ledger: ['3.entity.16', '4.plan.08'],
    path,
    traits: giftCardPlan,
  }),
  defineScenario({
    id: 'full-plan',
    title: 'A customer whose plan for three devices covers three',
    description: 'Two more devices have no plan and can’t be added.',
    ledger: ['5.rule.37', '5.rule.45', '8.text.01'],
    path,
    traits: withPlan(3, ofThree, andOffer(forThree)),
  }),
  defineScenario({
    id: 'plan-with-room',
    title: 'A customer whose plan for three devices covers one',
    description: 'Four more devices have no plan, and there is room for two of them.',
    ledger: ['7.pact.07', '5.rule.37'],
    path,
    traits: withPlan(1, ofThree, andOffer(forThree)),
  }),
  defineScenario({
    id: 'pending-downgrade',
    title: 'A customer who has ordered a smaller plan and can still keep the current one',
    description:
      'A monthly plan for all five devices, paid with PayPal. From its renewal in about 12 days it covers one.',
    ledger: ['10.ruling.09'],
    path,
    traits: withPlan(5, { price: ALL_MONTHLY, change: changeTo({ price: MONTHLY }) }),
  }),
  defineScenario({
    id: 'pending-unlimited',
    title: 'A customer whose yearly plan will change to monthly',
    description: 'The plan covers all five devices, and so does the next one: both are unlimited.',
    ledger: ['5.rule.46'],
    path,
    traits: withPlan(5, {
      price: ALL_YEARLY,
      endsInDays: 347,
      payMode: PayMode.CreditCard,
      change: changeTo({ price: ALL_MONTHLY }),
    }),
  }),
];
