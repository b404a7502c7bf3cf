import { customerTraits } from '@homeview/contracts/customer/customerTraits';
import type { CustomerTraits } from '@homeview/contracts/customer/customerTraits';
import { describe, expect, it } from 'vitest';
import { checkCustomer } from '../../scenarios/checkCustomer';
import { customer } from '../../scenarios/customer';
import { scenarios } from '../../scenarios/registry';
import {
  addPlan,
  billAt,
  changeBill,
  changePlan,
  hasTrial,
  offerTrial,
  removePlan,
  withRuns,
} from './changes';

const two = addPlan(addPlan(withRuns(customer())));

const devicesOf = ({ houses }: CustomerTraits, plan: number | null) =>
  houses
    .flatMap(({ devices }) => devices)
    .filter((run) => run.plan === plan)
    .reduce((sum, { devices }) => sum + devices, 0);

describe('a plan that is added', () => {
  it('covers one device that had none, and is paid', () => {
    expect([devicesOf(two, 0), devicesOf(two, 1), devicesOf(two, null)]).toEqual([1, 1, 3]);
    expect(two.bills.map(({ plan, state }) => [plan, state])).toEqual([
      [0, 'paid'],
      [1, 'paid'],
    ]);
    expect(checkCustomer(two)).toEqual([]);
  });

  it('can be added to a customer without a house', () => {
    const homeless = withRuns(customer({ houses: [] }));
    expect(checkCustomer(addPlan(homeless))).toEqual([]);
  });
});

describe('a plan that is removed', () => {
  it('takes its bills and the page about it along, and frees its devices', () => {
    const shown = {
      ...two,
      values: [
        { name: 'id', of: 'plan', at: 0 } as const,
        { name: 'packageId', of: 'plan', at: 1 } as const,
        { name: 'id', of: 'bill', at: 1 } as const,
      ],
    };
    const one = removePlan(shown, 0);
    expect([devicesOf(one, 0), devicesOf(one, null)]).toEqual([1, 4]);
    expect(one.bills.map(({ plan }) => plan)).toEqual([0]);
    expect(one.values).toEqual([
      { name: 'packageId', of: 'plan', at: 0 },
      { name: 'id', of: 'bill', at: 0 },
    ]);
  });

  it.each(
    scenarios
      .filter(({ traits }) => traits.plans.length > 0)
      .map((one) => [one.id, one.traits] as const),
  )('leaves a customer who can be described, and opened: %s', (_, traits) => {
    const left = removePlan(withRuns({ ...traits, screen: '/', values: [] }), 0);
    expect(customerTraits.isValidSync(left)).toBe(true);
    expect(checkCustomer(left)).toEqual([]);
  });
});

describe('a plan that is changed', () => {
  it('by gift card ends and is not paid, and its bill says so', () => {
    const gift = changePlan(two, 0, { origin: 'giftCard' });
    expect(gift.plans[0]).toMatchObject({ payMode: null, state: 'cancelling' });
    expect(gift.bills[0]).toMatchObject({ payMode: null, kind: 'giftCard' });
    expect(gift.bills[1]).toEqual(two.bills[1]);
  });

  it('keeps its period when its end moves', () => {
    const { plans, bills } = changePlan(two, 1, { endsInDays: 1 });
    expect(plans[1]).toMatchObject({ beganDays: -29, endsInDays: 1 });
    expect(bills[1]?.inDays).toBe(-29);
  });

  it('ended yesterday when it has ended, and ends in twelve days when it has not', () => {
    const ended = changePlan(two, 0, { state: 'none' });
    expect(ended.plans[0]?.endsInDays).toBe(-1);
    expect(changePlan(ended, 0, { state: 'active' }).plans[0]?.endsInDays).toBe(12);
  });
});

it('dates a refund, and no other payment', () => {
  const failed = changeBill(two, billAt(two, 1), 'refundFailed');
  expect(failed.bills[1]).toMatchObject({ state: 'refundFailed', refundInDays: -1 });
  expect(changeBill(failed, 1, 'paid').bills[1]?.refundInDays).toBeNull();
});

it('puts a trial on sale and takes it away', () => {
  const offered = offerTrial(two, true);
  expect([hasTrial(two), hasTrial(offered)]).toEqual([false, true]);
  expect(hasTrial(offerTrial(offered, false))).toBe(false);
  expect(offerTrial(offerTrial(offered, false), true)).toEqual(offered);
});
