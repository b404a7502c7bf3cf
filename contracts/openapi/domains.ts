import * as activity from '../domains/activity/activity.endpoints';
import * as assumed from '../domains/assumed/assumed.endpoints';
import * as auth from '../domains/auth/auth.endpoints';
import * as billing from '../domains/billing/billing.endpoints';
import type { CallDocs } from '../domains/callDocs';
import type { Endpoint } from '../defineEndpoint';
import { activityDocs } from '../domains/activity/activity.docs';
import { assumedDocs } from '../domains/assumed/assumed.docs';
import { authDocs } from '../domains/auth/auth.docs';
import { billingDocs } from '../domains/billing/billing.docs';
import { giftCardDocs } from '../domains/giftCard/giftCard.docs';
import { houseDocs } from '../domains/house/house.docs';
import { logDocs } from '../domains/log/log.docs';
import { orderDocs } from '../domains/order/order.docs';
import { packageDocs } from '../domains/package/package.docs';
import { subscriptionDocs } from '../domains/subscription/subscription.docs';
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
  readonly docs: Readonly<Record<string, AnyDocs>>;
}

/** The texts of a call, with the types that the converter can check only at run time. */
export type AnyDocs = CallDocs<Readonly<Record<string, unknown>>, unknown>;

const domain = (name: string, description: string, calls: object, docs: object): Domain => ({
  name,
  description,
  calls: { ...calls },
  docs: { ...docs },
});

/** The tags of the document in reading order, one per domain of the catalogue. */
export const domains: readonly Domain[] = [
  domain('auth', 'Signing in, the second factor and the refresh of tokens', auth, authDocs),
  domain('house', 'The houses of an account', house, houseDocs),
  domain('package', 'Packages on offer, their prices and the ways to pay', goods, packageDocs),
  domain(
    'subscription',
    'Plans of a house and the devices they cover',
    subscription,
    subscriptionDocs,
  ),
  domain('order', 'Placing an order and paying it', order, orderDocs),
  domain('giftCard', 'Gift cards: what a code is good for', giftCard, giftCardDocs),
  domain('billing', 'The billing address, and the bills', billing, billingDocs),
  domain('activity', 'Promotions and when they run', activity, activityDocs),
  domain('log', 'Upload of the portal’s own log', log, logDocs),
  domain(
    'assumed',
    'Calls whose path or payload the specification leaves open',
    assumed,
    assumedDocs,
  ),
];

/** The domain of a call. @throws Error for a domain that is not listed above. */
export function domainOf(endpoint: Endpoint): string {
  return find(endpoint).name;
}

/** The texts of a call. @throws Error if its domain has none. */
export function docsOf(endpoint: Endpoint): AnyDocs {
  const { name, docs } = find(endpoint);
  const found = docs[endpoint.name];
  if (found) return found;
  throw new Error(`${endpoint.name}: describe it in contracts/domains/${name}/${name}.docs.ts`);
}

function find(endpoint: Endpoint): Domain {
  const found = domains.find(({ calls }) => Object.values(calls).includes(endpoint));
  if (found) return found;
  throw new Error(`${endpoint.name}: add its domain to contracts/openapi/domains.ts`);
}
