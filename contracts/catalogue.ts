import * as activity from './domains/activity/activity.endpoints';
import * as assumed from './domains/assumed/assumed.endpoints';
import * as auth from './domains/auth/auth.endpoints';
import * as billing from './domains/billing/billing.endpoints';
import type { Endpoint } from './defineEndpoint';
import * as giftCard from './domains/giftCard/giftCard.endpoints';
import * as house from './domains/house/house.endpoints';
import * as log from './domains/log/log.endpoints';
import * as order from './domains/order/order.endpoints';
import * as goods from './domains/package/package.endpoints';
import * as subscription from './domains/subscription/subscription.endpoints';

/** Every backend call by name. This is the only list of all calls. */
export const catalogue = {
  ...auth,
  ...house,
  ...goods,
  ...subscription,
  ...order,
  ...giftCard,
  ...billing,
  ...activity,
  ...log,
  ...assumed,
};

export type Catalogue = typeof catalogue;
export type EndpointName = keyof Catalogue;

/** The calls in reading order. */
export const endpoints: readonly Endpoint[] = Object.values(catalogue);
