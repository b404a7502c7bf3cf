import { defineEndpoint } from '../../defineEndpoint';
import { ErrorCode } from '../../errors';

/** Status of a promotion. Never cached: it may end while the customer reads. */
export const activity = defineEndpoint({
  name: 'activity',
  kind: 'query',
  method: 'GET',
  path: '/api/ipc/activity/{activityId}',
  errors: [ErrorCode.BadRequest],
  ledger: ['7.call.24', '3.entity.30'],
  schemas: () => import('./activity.schemas').then((all) => all.activity),
});
