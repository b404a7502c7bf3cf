import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { describe, expect, it } from 'vitest';
import { checkCustomer } from './checkCustomer';
import {
  ALL_MONTHLY,
  MONTHLY,
  YEARLY,
  changeTo,
  customer,
  firstHouse,
  inPlan,
  plan,
  withBill,
  withPlan,
} from './customer';
import { scenarios } from './registry';

it.each(scenarios.map(({ id, traits }) => [id, traits] as const))(
  'finds nothing impossible in the scenario %s',
  (_, traits) => expect(checkCustomer(traits)).toEqual([]),
);

describe('a choice that cannot be', () => {
  const monthly = withPlan(1);
  const store = plan({ payMode: PayMode.ApplePay });

  it.each([
    [
      'more devices than the package covers',
      withPlan(2),
      'plans.0.devices',
      'This package covers at most 1 device.',
    ],
    [
      'a change to a larger plan',
      withPlan(1, { change: changeTo({ price: ALL_MONTHLY }) }),
      'plans.0.change',
      'This isn’t smaller than the plan, so it would start at once.',
    ],
    [
      'a change to a longer plan',
      withPlan(1, { change: changeTo({ price: YEARLY }) }),
      'plans.0.change',
      'This isn’t smaller than the plan, so it would start at once.',
    ],
    [
      'a change to the same plan',
      withPlan(1, { change: changeTo({ price: MONTHLY }) }),
      'plans.0.change',
      'You already have this plan.',
    ],
    [
      'a renewal without a way to pay',
      withPlan(1, { payMode: null }),
      'plans.0.state',
      'This plan has no payment method yet. Choose one first.',
    ],
    [
      'a second plan of the store',
      customer({ plans: [store, store], houses: [firstHouse(inPlan(1), inPlan(1, 1))] }),
      'plans.1.payMode',
      'This home already has a subscription from the store.',
    ],
    [
      'a refunded plan that goes on',
      withBill(monthly, { state: 'refunded' }),
      'plans.0.bill',
      'A refund ends the plan. Choose that it has ended.',
    ],
    [
      'a package that is not there',
      withPlan(1, { offer: 3 }),
      'plans.0.price',
      'There is no such package or house.',
    ],
    [
      'a page of a bill that is not there',
      customer({ screen: '/bills/$id' }),
      'screen',
      'This screen is about a plan, bill or gift card that this customer doesn’t have.',
    ],
    [
      'a failure of the app in a browser',
      customer({ failed: { call: 'IAP.payment', code: 211 } }),
      'failed',
      'Only the app can fail like this. Choose iOS or Android.',
    ],
  ])('says why: %s', (_, traits, path, message) => {
    expect(checkCustomer(traits)).toContainEqual({ path, message });
  });

  it('is none of the usual ones: a smaller next plan, a failed refund, a plan by gift card', () => {
    const gift = { origin: 'giftCard', payMode: null, state: 'cancelling', endsInDays: 1 } as const;
    const smaller = { price: ALL_MONTHLY, change: changeTo({ price: MONTHLY }) };
    const both = customer({
      plans: [plan(gift), plan(smaller)],
      houses: [firstHouse(inPlan(1), inPlan(4, 1))],
    });
    const bills = both.bills.map((one, at) =>
      at === 1 ? { ...one, state: 'refundFailed' as const, refundInDays: -1 } : one,
    );
    expect(checkCustomer({ ...both, bills })).toEqual([]);
  });
});
