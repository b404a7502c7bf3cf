import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { OrderRow } from '@homeview/contracts/domains/billing/billing.schemas';
import { useAccountPlans } from '../../api/endpoints/accountPlans';
import { useBillDetails, useLoadedBills } from '../../api/endpoints/billing.api';
import type { PlanWithDetail } from '../../api/endpoints/subscription.api';
import { RECENT_MS } from '../../domain/plan/advice';
import { serviceNow } from '../../platform/serviceTime';
import { useNamedHouses } from '../../shell/useNamedHouses';
import { PlanAdvice } from './PlanAdvice';

/** The latest bills of a plan name that are compared: several plans may share it. */
const MOST_BILLS = 4;

interface Props {
  /** The plans of the selected house. */
  readonly plans: readonly PlanWithDetail[];
}

/** Advice about the plans of all houses. It asks for the plans of other houses, and for few bills. */
export default function HomeAdvice({ plans: ofHouse }: Props): ReactNode {
  const plans = useAccountPlans({ skip: false })?.plans ?? ofHouse;
  const renews = plans.some(({ detail }) => detail?.isRenewal);
  const { currentData } = useLoadedBills({ skip: !renews });
  const rows = currentData?.pages[0]?.list;
  const bills = useBillDetails(useMemo(() => billsToCompare(rows ?? []), [rows]));
  const { houses = [] } = useNamedHouses();
  return <PlanAdvice {...{ plans, houses, bills }} now={serviceNow()} />;
}

/** The bills of a recent payment whose sum seems to differ from the one before. */
function billsToCompare(rows: readonly OrderRow[]): readonly string[] {
  const nowMs = serviceNow()?.getTime() ?? NaN;
  const names = new Set(rows.map(({ subscribeName }) => subscribeName));
  return [...names].flatMap((name) => {
    const latest = rows.filter((row) => row.subscribeName === name).slice(0, MOST_BILLS);
    const isRecent = nowMs - Date.parse(latest[0]?.subscribeDate ?? '') <= RECENT_MS;
    const differs = new Set(latest.map(({ price }) => price)).size > 1;
    return isRecent && differs ? latest.map(({ orderId }) => orderId) : [];
  });
}
