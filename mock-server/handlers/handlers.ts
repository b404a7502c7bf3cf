import type { AnyHandlers } from '../calls/handler';
import { assumedHandlers } from './assumed';
import { authHandlers } from './auth';
import { houseHandlers } from './house';
import { orderHandlers } from './order';
import { packageHandlers } from './package';
import { subscriptionHandlers } from './subscription';

/** The behaviour of all calls. A new domain is one line here. */
export const handlers: AnyHandlers = {
  ...authHandlers,
  ...houseHandlers,
  ...packageHandlers,
  ...subscriptionHandlers,
  ...orderHandlers,
  ...assumedHandlers,
};
