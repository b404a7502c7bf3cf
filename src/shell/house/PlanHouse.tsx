import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { useSubscriptionDetail } from '../../api/endpoints/subscription.api';
import { useNamedHouses } from '../useNamedHouses';
import { PageHouseContext } from './pageHouse';

interface Props {
  /** Undefined if the page is not about a plan. */
  readonly planId: string | undefined;
  readonly children: ReactNode;
}

/** Makes the house of a plan the house of the pages inside; no house if it is not the customer's. */
export function PlanHouse({ planId, children }: Props) {
  const { currentData: plan, error } = useSubscriptionDetail(planId);
  const { houses } = useNamedHouses();
  const house = houses?.find(({ id }) => id === plan?.homeId);
  // No page about a plan: the header shows the selected house.
  const noPlan = planId === undefined || (plan === undefined && error !== undefined);
  const page = useMemo(() => ({ house }), [house]);
  return <PageHouseContext value={noPlan ? null : page}>{children}</PageHouseContext>;
}
