import { describe, expect, it } from 'vitest';
import { giftCardStep } from './giftCardStep';

const everyCustomer = [true, false].flatMap((hasAddress) =>
  [0, 3].map((unboundDevices) => ({ hasAddress, unboundDevices })),
);

describe('giftCardStep', () => {
  it.each(everyCustomer)('depends only on payMark for an extension, with %j', (customer) => {
    expect(giftCardStep({ extends: true, payMark: true }, customer)).toBe('payMethod');
    expect(giftCardStep({ extends: true, payMark: false }, customer)).toBe('extend');
  });
  it.each([
    { hasAddress: false, unboundDevices: 3, step: 'address' },
    { hasAddress: false, unboundDevices: 0, step: 'address' },
    { hasAddress: true, unboundDevices: 3, step: 'devices' },
    { hasAddress: true, unboundDevices: 0, step: 'devices' },
  ])('for a package with payMark returns the step of %j', ({ step, ...customer }) => {
    expect(giftCardStep({ extends: false, payMark: true }, customer)).toBe(step);
  });
  it.each([
    { hasAddress: false, unboundDevices: 0, step: 'order' },
    { hasAddress: true, unboundDevices: 0, step: 'order' },
    { hasAddress: false, unboundDevices: 3, step: 'devices' },
  ])('for a package without payMark returns the step of %j', ({ step, ...customer }) => {
    expect(giftCardStep({ extends: false, payMark: false }, customer)).toBe(step);
  });
});
