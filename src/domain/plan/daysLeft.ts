import { SubscribeStatus } from '@homeview/contracts/vocabulary/plan/subscribeStatus';

/** Days left to show, or null: only for status 1 or below with a number, at least 1. */
export const daysLeft = (plan: {
  subscribeStatus: number;
  expiredDays: number | null;
}): number | null =>
  plan.subscribeStatus <= SubscribeStatus.Active && plan.expiredDays !== null
    ? Math.max(1, plan.expiredDays)
    : null;
