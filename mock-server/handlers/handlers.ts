import type { AnyHandlers } from '../calls/handler';
import { activityHandlers } from './activity';
import { authHandlers } from './auth';
import { billingHandlers } from './billing';
import { billHandlers } from './bills';
import { giftCardHandlers } from './giftCard';
import { houseHandlers } from './house';
import { logHandlers } from './log';
import { offerHandlers } from './offers';
import { orderHandlers } from './order';
import { packageHandlers } from './package';
import { planDeviceHandlers } from './planDevices';
import { subscribedInfoHandlers } from './subscribedInfo';
import { subscriptionHandlers } from './subscription';

/** The behaviour of all calls. A new domain is one line here. */
export const handlers: AnyHandlers = {
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
