/** How a customer pays. */
export const PayMode = { PayPal: 1, ApplePay: 2, CreditCard: 3 } as const;
export type PayMode = (typeof PayMode)[keyof typeof PayMode];

/** Payment providers behind a pay mode. */
export type PayProvider = 'PAYPAL' | 'STRIPE';

/** The hosted provider of a pay mode; ApplePay is paid in the store and has none. */
export const PROVIDER_OF_PAY_MODE: Readonly<Record<PayMode, PayProvider | null>> = {
  [PayMode.PayPal]: 'PAYPAL',
  [PayMode.ApplePay]: null,
  [PayMode.CreditCard]: 'STRIPE',
};

export const PAY_MODES: readonly PayMode[] = Object.values(PayMode);
export const PAY_PROVIDERS: readonly PayProvider[] = ['PAYPAL', 'STRIPE'];

export const PAY_MODE_MEANINGS: Readonly<Record<PayMode, string>> = {
  1: 'PayPal',
  2: 'the app store',
  3: 'credit card',
};

export const PAY_PROVIDER_MEANINGS: Readonly<Record<PayProvider, string>> = {
  PAYPAL: 'the wallet provider, for pay mode 1',
  STRIPE: 'the card provider, for pay mode 3',
};
