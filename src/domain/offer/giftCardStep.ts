/** What a gift card is redeemed for. */
export interface GiftCardChoice {
  /** An existing plan is extended; otherwise a new plan starts. */
  readonly extends: boolean;
  /** The card's package requires a payment method for the time after the free period. */
  readonly payMark: boolean;
}

interface Customer {
  readonly hasAddress: boolean;
  /** Devices of the house without a plan. */
  readonly unboundDevices: number;
}

/**
 * The next step of redeeming. `order` and `extend` redeem at once; `address` opens the billing
 * address and returns.
 */
export type GiftCardStep = 'payMethod' | 'extend' | 'address' | 'order' | 'devices';

/** The next step for a selection. */
export function giftCardStep(
  choice: GiftCardChoice,
  { hasAddress, unboundDevices }: Customer,
): GiftCardStep {
  if (choice.extends) return choice.payMark ? 'payMethod' : 'extend';
  if (choice.payMark) return hasAddress ? 'devices' : 'address';
  return unboundDevices === 0 ? 'order' : 'devices';
}
