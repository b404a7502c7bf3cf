import type { InferType } from 'yup';
import { moment, record, text, wholeNumber } from '../wire';

const activityState = record({
  /** 0: not started, 2: expired; any other value allows the purchase. */
  status: wholeNumber(),
  startTime: moment(),
  endTime: moment(),
});

export const activity = {
  request: record({ activityId: text().min(1) }),
  response: activityState,
};

export type Activity = InferType<typeof activityState>;
