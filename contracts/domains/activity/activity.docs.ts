import type { DocsOf } from '../callDocs';
import { ACTIVITY_STATUS_MEANINGS } from '../../vocabulary/plan/activityStatus';
import type * as endpoints from './activity.endpoints';
import { activityExample } from './activity.examples';

export const activityDocs: DocsOf<typeof endpoints> = {
  activity: {
    summary: 'Get a promotion',
    description:
      'The status and the dates of a promotion. The portal asks immediately before the purchase and never caches the answer.',
    request: {
      fields: { activityId: 'Id of the promotion' },
      example: { activityId: '6001' },
    },
    response: {
      data: {
        name: 'Activity',
        text: 'A promotion',
        fields: {
          status: {
            text: 'Status of the promotion. Any other value allows the purchase',
            values: ACTIVITY_STATUS_MEANINGS,
          },
          startTime: 'When the promotion starts',
          endTime: 'When the promotion ends',
        },
      },
      example: activityExample(),
    },
  },
};
