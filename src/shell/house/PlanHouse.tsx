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

/** Makes the house of a plan the house of the pages inside. */
export function PlanHouse({ planId, children }: Props) {
  const { currentData: plan, error } = useSubscriptionDetail(planId);
  const { houses } = useNamedHouses();
  const house = houses?.find(({ id }) => id === plan?.homeId);
  // Neither a plan that cannot be loaded nor one in a house of someone else has a house to show.
  const unknown = error !== undefined || (plan !== undefined && houses !== undefined && !house);
  const page = useMemo(() => ({ house }), [house]);
  return (
    <PageHouseContext value={planId === undefined || unknown ? null : page}>
      {children}
    </PageHouseContext>
  );
}
