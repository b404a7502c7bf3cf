import * as assumed from './assumed/assumed.endpoints';
import * as auth from './auth/auth.endpoints';
import type { Endpoint } from './defineEndpoint';
import * as house from './house/house.endpoints';
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
  ...assumed,
};

export type Catalogue = typeof catalogue;
export type EndpointName = keyof Catalogue;

/** The calls in reading order. */
export const endpoints: readonly Endpoint[] = Object.values(catalogue);
