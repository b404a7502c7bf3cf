import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { OrderStatus } from '@homeview/contracts/vocabulary/order/orderStatus';
import { SubscribeStatus } from '@homeview/contracts/vocabulary/plan/subscribeStatus';
import { USED_GIFT_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { switchRenewal } from '../../world/plans/renewal';
import { mustFind } from '../../world/world';
import type { World } from '../../world/world';
import { addGoods, addPlan } from '../builders';
import { defineScenario } from '../defineScenario';
import { FOR_THREE, buildHome, withPlan } from '../worlds';

const path = '/subscription/70001';

const CANCELLING = { status: SubscribeStatus.Cancelling };
const OF_THREE = { priceId: '50031', payMode: PayMode.CreditCard };
const DELETED = { id: '5009', name: 'Classic Recording', onOffer: false, deleted: true };
const SEASONAL = { id: '5007', name: 'Holiday Recording', supportRenew: false };
const changeTo = (priceId: string) => ({ goodsId: '5001', priceId, chosen: false });

/** The order that paid for plan 70001. */
const itsOrder = (world: World) => mustFind(world.orders, '80001');

/** Plan 70001, paid with a gift card. */
export function buildGiftCardPlan(world: World, now: Date): void {
  withPlan(['40001'], { ...CANCELLING, origin: 'giftCard', payMode: null })(world, now);
  const order = itsOrder(world);
  Object.assign(order, { kind: 'giftCard', cents: 0, giftCardCode: USED_CARD });
  const { goodsId, priceId, id: orderId } = order;
  world.giftCards.push({ id: USED_CARD, goodsId, priceId, orderId });
}

/** Plans with a special renewal, or with none. */
export const renewalScenarios = [
  defineScenario({
    id: 'activating-plan',
    title: 'A customer who has just turned renewal on again',
    description: 'The plan is activating, and becomes active after a minute.',
    ledger: ['4.plan.04', '4.plan.14'],
    path,
    build: (world, now) => {
      withPlan(['40001'], CANCELLING)(world, now);
      switchRenewal(world, mustFind(world.plans, '70001'), true, now);
    },
  }),
  defineScenario({
    id: 'renewal-processing',
    title: 'A customer who cannot turn renewal off, because it is being processed',
    description: 'The period ends within four days. Turning renewal off is locked until then.',
    ledger: ['4.plan.15', '4.notice.09', '8.text.04'],
    path,
    build: withPlan(['40001'], { daysAgo: 27, renewalLocked: true }),
  }),
  defineScenario({
    id: 'processing-plan',
    title: 'A customer whose payment for the plan is still being processed',
    description:
      'The plan is running, but its order has no final status yet, so renewal can’t be changed.',
    ledger: ['4.plan.20'],
    path,
    build: (world, now) => {
      withPlan(['40001'], { daysAgo: 0 })(world, now);
      Object.assign(itsOrder(world), { status: OrderStatus.Processing, paidAt: null });
    },
  }),
  defineScenario({
    id: 'deleted-plan',
    title: 'A customer whose plan was deleted by the service',
    description: 'It runs until its period ends in about 12 days, and can’t be changed.',
    ledger: ['4.plan.07', '4.notice.10'],
    path,
    build: withPlan(['40001'], { priceId: '50091' }, DELETED),
  }),
  defineScenario({
    id: 'unrenewable-plan',
    title: 'A customer with a plan that is sold for one period only',
    description: 'It ends in about 12 days. Its package doesn’t renew.',
    ledger: ['4.plan.21'],
    path,
    build: withPlan(['40001'], { ...CANCELLING, priceId: '50071' }, SEASONAL),
  }),
  defineScenario({
    id: 'free-basic-plan',
    title: 'A customer with a free basic plan',
    description: 'The plan is free: there’s no payment and no renewal to change.',
    ledger: ['3.entity.18', '4.plan.19'],
    path,
    build: (world, now) => {
      buildHome(world, now);
      addGoods(world, { id: '5008', name: 'Basic', payMark: false, onOffer: false }, NOTHING);
      addPlan(world, now, ['40001'], { priceId: '50081', payMode: null, origin: 'ruleGive' });
      itsOrder(world).kind = 'ruleGive';
    },
  }),
  defineScenario({
    id: 'gift-card-plan',
    title: 'A customer whose plan came from a gift card',
    description: 'It has no payment method: it ends in about 12 days unless the customer adds one.',
    ledger: ['3.entity.16', '4.plan.08'],
    path,
    build: buildGiftCardPlan,
  }),
  defineScenario({
    id: 'full-plan',
    title: 'A customer whose plan for three devices covers three',
    description: 'Two more devices have no plan and can’t be added.',
    ledger: ['5.rule.37', '5.rule.45', '8.text.01'],
    path,
    build: withPlan(['40001', '40002', '40003'], OF_THREE, FOR_THREE),
  }),
  defineScenario({
    id: 'plan-with-room',
    title: 'A customer whose plan for three devices covers one',
    description: 'Four more devices have no plan, and there is room for two of them.',
    ledger: ['7.pact.07', '5.rule.37'],
    path,
    build: withPlan(['40001'], OF_THREE, FOR_THREE),
  }),
  defineScenario({
    id: 'pending-downgrade',
    title: 'A customer who has ordered a smaller plan and can still keep the current one',
    description:
      'A monthly plan for all five devices, paid with PayPal. From its renewal in about 12 days it covers one.',
    ledger: ['10.ruling.09'],
    path,
    build: withPlan('all', { priceId: '50013', change: changeTo('50011') }),
  }),
  defineScenario({
    id: 'pending-unlimited',
    title: 'A customer whose yearly plan will change to monthly',
    description: 'The plan covers all five devices, and so does the next one: both are unlimited.',
    ledger: ['5.rule.46'],
    path,
    build: withPlan('all', {
      priceId: '50014',
      payMode: PayMode.CreditCard,
      change: changeTo('50013'),
    }),
  }),
];

const NOTHING = { month: 0, year: 0, unlimitedMonth: 0, unlimitedYear: 0 };

const USED_CARD = USED_GIFT_CODE;
