import type { EndpointName } from '@homeview/contracts/catalogue';
import type { Handlers } from '../calls/handler';
import { activityHandlers } from './activity';
import { authHandlers } from './auth';
import { billingHandlers } from './billing/billing';
import { billHandlers } from './billing/bills';
import { giftCardHandlers } from './giftCard';
import { houseHandlers } from './house';
import { logHandlers } from './log';
import { offerHandlers } from './package/offers';
import { orderHandlers } from './order/order';
import { packageHandlers } from './package/package';
import { planDeviceHandlers } from './subscription/planDevices';
import { subscribedInfoHandlers } from './subscription/subscribedInfo';
import { subscriptionHandlers } from './subscription/subscription';

/** The handlers of all calls. A new domain is one line here. */
export const handlers: Handlers<EndpointName> = {
  ...authHandlers,
  ...houseHandlers,
  ...packageHandlers,
  ...subscriptionHandlers,
  ...planDeviceHandlers,
  ...subscribedInfoHandlers,
  ...orderHandlers,
  ...giftCardHandlers,
  ...activityHandlers,
  ...offerHandlers,
  ...billingHandlers,
  ...billHandlers,
  ...logHandlers,
};
