import { describe, expect, it } from 'vitest';
import { storeHold } from './storeHold';

const none = { isApplePayUnlimited: false, unlimitPackageId: '', applepayHouseId: '' };

describe('what stands against a subscription of the store', () => {
  it('nothing, where nothing is held', () => {
    expect(storeHold([], '30001')).toBeNull();
    expect(storeHold([none, none], '30001')).toBeNull();
  });

  it('one under the same home [4.notice.12]', () => {
    const held = { ...none, applepayHouseId: '30001' };
    expect(storeHold([none, held], '30001')).toEqual({ kind: 'here' });
    // Whatever else is told: the store bills an unlimited plan of this house.
    expect(storeHold([{ ...none, isApplePayUnlimited: true }], '30001')).toEqual({ kind: 'here' });
  });

  it('one under another home [4.notice.13]', () => {
    const held = { ...none, applepayHouseId: '30002', unlimitPackageId: '70001' };
    expect(storeHold([held], '30001')).toEqual({ kind: 'otherHouse', houseId: '30002' });
  });

  it('an unlimited plan that is paid in another way', () => {
    const held = { ...none, unlimitPackageId: '70001' };
    expect(storeHold([none, held], '30001')).toEqual({ kind: 'unlimited', packageId: '70001' });
  });
});
