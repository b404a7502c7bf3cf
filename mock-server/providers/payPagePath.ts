import type { PayProvider } from '@homeview/contracts/vocabulary/order/payMode';
import type { Checkout } from '../world/entities';

/** The path of the fake providers. */
export const PAY_PREFIX = '/__mock/pay';

const SLUGS: Record<PayProvider, string> = { PAYPAL: 'paypal', STRIPE: 'stripe' };

/** The path of the provider's page for a checkout. */
export const payPagePath = ({ provider, id }: Pick<Checkout, 'provider' | 'id'>): string =>
  `${PAY_PREFIX}/${SLUGS[provider]}/${encodeURIComponent(id)}`;
