import type { FurtherPage } from '@homeview/contracts/vocabulary/reference/callNumbers';
import type { EndpointName } from '@homeview/contracts/catalogue';
import { actionTriggers } from './actions';
import type { Trigger } from './trigger';
import { pageTriggers } from './pages';

/** A call, or a further page of one. */
export type TriggerCall = EndpointName | FurtherPage;

/** The trigger of every call. */
export const triggers: Readonly<Record<TriggerCall, Trigger>> = {
  ...pageTriggers,
  ...actionTriggers,
};
