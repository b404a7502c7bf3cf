/** What a customer has chosen to redeem a gift card for. */
export interface GiftCardChoice {
  /** A plan is made longer, rather than a new one begun. */
  readonly extends: boolean;
  /** The card's package asks for a way to pay after the free period. Spec 3. */
  readonly payMark: boolean;
}

interface Customer {
  readonly hasAddress: boolean;
  /** Devices without a plan in the house. */
  readonly unboundDevices: number;
}

/**
 * Where redeeming goes on. `order` and `extend` do it at once; `address` asks for the billing address
 * and comes back. Spec 4.
 */
export type GiftCardStep = 'payMethod' | 'extend' | 'address' | 'order' | 'devices';

/** The next step for a choice. Spec 4. */
export function giftCardStep(
  choice: GiftCardChoice,
  { hasAddress, unboundDevices }: Customer,
): GiftCardStep {
  if (choice.extends) return choice.payMark ? 'payMethod' : 'extend';
  if (choice.payMark) return hasAddress ? 'devices' : 'address';
  return unboundDevices === 0 ? 'order' : 'devices';
}
