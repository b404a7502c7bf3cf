import { describe, expect, it } from 'vitest';
import { canTurnRenewal, choosesStaying, isDeleted } from './renewal';
import type { RenewablePlan } from './renewal';

const plan = (change: Partial<RenewablePlan> = {}): RenewablePlan => ({
  packageType: 1,
  orderStatus: 5,
  isSupportRenew: true,
  payMode: 1,
  ...change,
});

describe('the renewal button', () => {
  it('is shown for a paid plan with a settled order', () => {
    expect(canTurnRenewal(plan())).toBe(true);
    expect(canTurnRenewal(plan({ payMode: null }))).toBe(true);
  });

  it.each([0, 2, -1])('is hidden for packageType %i', { tags: ['4.plan.19'] }, (packageType) => {
    expect(canTurnRenewal(plan({ packageType }))).toBe(false);
  });

  it.each([7, 8, 9])('is hidden for orderStatus %i', { tags: ['4.plan.20'] }, (orderStatus) => {
    expect(canTurnRenewal(plan({ orderStatus }))).toBe(false);
  });

  it.each([5, 6, 10])('is shown for orderStatus %i', (orderStatus) => {
    expect(canTurnRenewal(plan({ orderStatus }))).toBe(true);
  });

  it('is hidden if renewal is not supported', { tags: ['4.plan.21'] }, () => {
    expect(canTurnRenewal(plan({ isSupportRenew: false }))).toBe(false);
  });

  it.each([1, 2, 3, null] as const)(
    'does not depend on the payment method: payMode %s',
    { tags: ['10.ruling.20'] },
    (payMode) => {
      expect(canTurnRenewal(plan({ payMode }))).toBe(true);
      expect(canTurnRenewal(plan({ payMode, isSupportRenew: false }))).toBe(false);
    },
  );
});

it.each([
  [1, false],
  [2, false],
  [0, true],
  [-1, true],
])('goodsStatus %i means deleted: %s', (goodsStatus, deleted) => {
  expect(isDeleted({ goodsStatus })).toBe(deleted);
});

describe('choosesStaying', () => {
  const changing = {
    isExpire: false,
    goodsStatus: 1,
    devList: [1],
    packageChangeRecord: { buyNum: 1 },
  };

  it('is true while a smaller plan is pending', () => {
    expect(choosesStaying(changing)).toBe(true);
  });

  it.each([
    { packageChangeRecord: null },
    { packageChangeRecord: { buyNum: -1 } },
    { devList: [] },
    { isExpire: true },
    { goodsStatus: 0 },
  ])('is false for %j', (change) => {
    expect(choosesStaying({ ...changing, ...change })).toBe(false);
  });
});
