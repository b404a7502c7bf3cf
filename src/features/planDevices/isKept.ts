import type { PlanDevice } from '@homeview/contracts/domains/subscription/subscription.schemas';

/** Selected to stay in the next plan. */
export const isKept = ({ lockStatus }: PlanDevice): boolean => lockStatus === 1;
