import { describe, expect, it } from 'vitest';
import { storeHold } from './storeHold';

const nothing = { isApplePayUnlimited: false, unlimitPackageId: '', applepayHouseId: '' };
const none = { ...nothing, planUnit: 'month' };
const yearly = { ...nothing, planUnit: 'year' };

describe('storeHold', () => {
  it('is null without a subscription', () => {
    expect(storeHold([], '30001', 'month')).toBeNull();
    expect(storeHold([none, yearly], '30001', 'month')).toBeNull();
  });

  it('is here for a store subscription of the same house', { tags: ['4.notice.12'] }, () => {
    const held = { ...yearly, applepayHouseId: '30001' };
    expect(storeHold([none, held], '30001', 'month')).toEqual({ kind: 'here' });
    // Also if only an unlimited store plan of this house is known.
    const byStore = { ...none, isApplePayUnlimited: true };
    expect(storeHold([byStore], '30001', 'year')).toEqual({ kind: 'here' });
  });

  it('is otherHouse for a store subscription of another house', { tags: ['4.notice.13'] }, () => {
    const held = { ...none, applepayHouseId: '30002', unlimitPackageId: '70001' };
    expect(storeHold([held], '30001', 'month')).toEqual({ kind: 'otherHouse', houseId: '30002' });
  });

  it('is unlimited for an unlimited plan that is paid in another way', () => {
    const held = { ...yearly, unlimitPackageId: '70001' };
    expect(storeHold([none, held], '30001', 'month')).toEqual({
      kind: 'unlimited',
      packageId: '70001',
    });
  });

  it('names the unlimited plan of the selected unit, in any order', { tags: ['7.pact.05'] }, () => {
    const monthlyPlan = { ...none, unlimitPackageId: '70001' };
    const yearlyPlan = { ...yearly, unlimitPackageId: '70002' };
    for (const entries of [
      [monthlyPlan, yearlyPlan],
      [yearlyPlan, monthlyPlan],
    ]) {
      expect(storeHold(entries, '30001', 'month')).toMatchObject({ packageId: '70001' });
      expect(storeHold(entries, '30001', 'year')).toMatchObject({ packageId: '70002' });
    }
  });

  it('ignores entries with an unknown unit', () => {
    const weekly = { ...nothing, planUnit: 'week', unlimitPackageId: '70009' };
    expect(storeHold([weekly], '30001', 'month')).toBeNull();
  });
});
