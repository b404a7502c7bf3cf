import type { PlanDevice } from '@homeview/contracts/domains/subscription/subscription.schemas';

/** Chosen for the plan that comes next. Spec 4. */
export const isKept = ({ lockStatus }: PlanDevice): boolean => lockStatus === 1;
