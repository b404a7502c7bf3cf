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
  it('shows for a paid plan whose order is settled', () => {
    expect(canTurnRenewal(plan())).toBe(true);
    expect(canTurnRenewal(plan({ payMode: null }))).toBe(true);
  });

  it.each([0, 2, -1])(
    'does not show for packageType %i',
    { tags: ['4.plan.19'] },
    (packageType) => {
      expect(canTurnRenewal(plan({ packageType }))).toBe(false);
    },
  );

  it.each([7, 8, 9])('does not show for orderStatus %i', { tags: ['4.plan.20'] }, (orderStatus) => {
    expect(canTurnRenewal(plan({ orderStatus }))).toBe(false);
  });

  it.each([5, 6, 10])('shows for orderStatus %i', (orderStatus) => {
    expect(canTurnRenewal(plan({ orderStatus }))).toBe(true);
  });

  it('does not show where renewal is not supported', { tags: ['4.plan.21'] }, () => {
    expect(canTurnRenewal(plan({ isSupportRenew: false }))).toBe(false);
  });

  it('does not show for a plan that the store bills', () => {
    expect(canTurnRenewal(plan({ payMode: 2 }))).toBe(false);
  });
});

it.each([
  [1, false],
  [2, false],
  [0, true],
  [-1, true],
])('goodsStatus %i: deleted is %s', (goodsStatus, deleted) => {
  expect(isDeleted({ goodsStatus })).toBe(deleted);
});

describe('choosing which devices stay', () => {
  const changing = {
    isExpire: false,
    goodsStatus: 1,
    devList: [1],
    packageChangeRecord: { buyNum: 1 },
  };

  it('is asked for while a smaller plan waits', () => {
    expect(choosesStaying(changing)).toBe(true);
  });

  it.each([
    { packageChangeRecord: null },
    { packageChangeRecord: { buyNum: -1 } },
    { devList: [] },
    { isExpire: true },
    { goodsStatus: 0 },
  ])('is not asked for with %j', (change) => {
    expect(choosesStaying({ ...changing, ...change })).toBe(false);
  });
});
