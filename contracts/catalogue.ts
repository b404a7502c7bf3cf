import * as activity from './activity/activity.endpoints';
import * as assumed from './assumed/assumed.endpoints';
import * as auth from './auth/auth.endpoints';
import * as billing from './billing/billing.endpoints';
import type { Endpoint } from './defineEndpoint';
import * as giftCard from './giftCard/giftCard.endpoints';
import * as house from './house/house.endpoints';
import * as log from './log/log.endpoints';
import * as order from './order/order.endpoints';
import * as goods from './package/package.endpoints';
import * as subscription from './subscription/subscription.endpoints';

/** Every call of the backend by name. The one list: whoever needs all calls reads this. */
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
