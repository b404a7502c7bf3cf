import * as activity from '../domains/activity/activity.endpoints';
import * as assumed from '../domains/assumed/assumed.endpoints';
import * as auth from '../domains/auth/auth.endpoints';
import * as billing from '../domains/billing/billing.endpoints';
import type { Endpoint } from '../defineEndpoint';
import * as giftCard from '../domains/giftCard/giftCard.endpoints';
import * as house from '../domains/house/house.endpoints';
import * as log from '../domains/log/log.endpoints';
import * as order from '../domains/order/order.endpoints';
import * as goods from '../domains/package/package.endpoints';
import * as subscription from '../domains/subscription/subscription.endpoints';

interface Domain {
  readonly name: string;
  readonly description: string;
  readonly calls: Readonly<Record<string, Endpoint>>;
}

const domain = (name: string, description: string, calls: object): Domain => ({
  name,
  description,
  calls: { ...calls },
});

/** The tags of the document in reading order, one per domain of the catalogue. */
export const domains: readonly Domain[] = [
  domain('auth', 'Signing in, the second factor and the refresh of tokens', auth),
  domain('house', 'The houses of an account', house),
  domain('package', 'Packages on offer, their prices and the ways to pay', goods),
  domain('subscription', 'Plans of a house and the devices they cover', subscription),
  domain('order', 'Placing an order and paying it', order),
  domain('giftCard', 'Gift cards: what a code is good for', giftCard),
  domain('billing', 'The billing address, and the bills', billing),
  domain('activity', 'Promotions and when they run', activity),
  domain('log', 'Upload of the portal’s own log', log),
  domain('assumed', 'Calls whose path or payload the specification leaves open', assumed),
];

/** The domain of a call. @throws Error for a domain that is not listed above. */
export function domainOf(endpoint: Endpoint): string {
  const found = domains.find(({ calls }) => Object.values(calls).includes(endpoint));
  if (found) return found.name;
  throw new Error(`${endpoint.name}: add its domain to contracts/openapi/domains.ts`);
}
