import { customer, demo, offer, trial } from '../customer';
import { defineScenario } from '../defineScenario';

/** Front door has a plan, four devices have none, and Grandma's cottage has its own devices. */
const trialHome = { ...demo, offers: [offer(), trial], houses: demo.houses.slice(0, 2) };

/** Customers with and without a trial offer. */
export const trialScenarios = [
  defineScenario({
    id: 'trial-offer',
    title: 'A customer who is offered a free month',
    description: 'The front door has a plan; the trial covers one of the four other devices.',
    ledger: ['1.plan.07', '2.route.11', '2.screen.34', '9.const.40'],
    path: '/trialPackage',
    traits: trialHome,
  }),
  defineScenario({
    id: 'trial-single-device',
    title: 'A customer who is offered a free month for one specific device',
    description: 'The app’s link names the garden camera; no other device can be chosen.',
    ledger: ['2.query.10', '2.query.11', '5.rule.50'],
    path: '/trialPackage?singleDevTrial=1&deviceId=40002',
    traits: trialHome,
  }),
  defineScenario({
    id: 'trial-in-store',
    title: 'A customer in the iOS app who is offered a free month',
    description: 'The App Store sells the trial; there’s no provider page.',
    ledger: ['2.screen.33', '4.order.20', '4.order.21', '4.order.22', '8.error.26', '8.error.27'],
    path: '/trialPackage',
    traits: { ...trialHome, platform: 'ios' },
  }),
  defineScenario({
    id: 'no-trial',
    title: 'A customer who follows a trial link when no trial is on offer',
    description: 'The usual packages are on offer; a trial is not.',
    ledger: ['2.route.11'],
    path: '/trialPackage',
    traits: customer(),
  }),
];
