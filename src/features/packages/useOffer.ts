import { useEffect } from 'react';
import { screenStateOf } from '@homeview/ui/ScreenSwitch';
import type { ScreenState } from '@homeview/ui/ScreenSwitch';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { useOwnership } from '../../checkout/plan/useOwnership';
import { whyNotChangeable } from '../../domain/plan/planUnavailable';
import type { UnavailableReason } from '../../domain/plan/planUnavailable';
import { prepareChange } from './change/ChangePage';
import type { PlanSearch } from './search';
import { usePlanOffer } from './usePlanOffer';
import type { PlanOffer, PlanPages } from './usePlanOffer';

export interface Offer {
  /** The offer, if the customer may choose from it. */
  readonly ready: PlanOffer | undefined;
  /** The plan to change, once loaded, and why it cannot be changed. */
  readonly detail: SubscriptionDetail | undefined;
  readonly unavailableReason: UnavailableReason | null;
  readonly state: ScreenState<unknown>;
  /** Why the offer could not be loaded. */
  readonly error?: unknown;
  readonly retrying: boolean;
  /** The plan to change belongs to a house that the customer does not own. */
  readonly notOwner: boolean;
  /** The customer owns other houses. */
  readonly ofOther: boolean;
  /** Refetches the plan to change. */
  readonly refetchPlan: () => void;
  readonly refetching: boolean;
}

/** The offer of a plan page in every state. */
export function useOffer(search: PlanSearch, pages: PlanPages): Offer {
  const { currentData, error, refetch, isFetching, ...plan } = usePlanOffer(search, pages);
  const detail = currentData?.change?.detail;
  const changes = search.changePackageId !== undefined;
  useEffect(() => {
    if (changes) prepareChange();
  }, [changes]);
  const { settled, notOwner, ofOther } = useOwnership(detail?.homeId);
  const state = screenStateOf({
    // Nothing to buy shows before it is known whether the customer may buy.
    data: settled ? currentData : undefined,
    error,
    retry: refetch,
    isEmpty: ({ list }) => list.every((goods) => goods.goodsPriceList.length === 0),
  });
  const unavailableReason = detail ? whyNotChangeable(detail) : null;
  const isReady = state.status === 'loaded' && !notOwner && unavailableReason === null;
  return {
    ready: isReady ? state.data : undefined,
    detail,
    unavailableReason,
    state: plan.unknown ? { status: 'loaded', data: null } : state,
    error,
    retrying: isFetching,
    notOwner,
    ofOther,
    refetchPlan: plan.refetchPlan,
    refetching: plan.refetching,
  };
}
