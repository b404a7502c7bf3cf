import { useMemo } from 'react';
import type { House } from '@homeview/contracts/domains/house/house.schemas';
import { LIST_PAGE_SIZE } from '@homeview/contracts/vocabulary/pageSize';
import { ownedHouses } from '../../domain/houses';
import { useCalls } from '../useCalls';
import { useHouseList } from './house.api';
import { plansOf, subscriptionApi, usePlansWithDetails } from './subscription.api';
import type { PlanWithDetail } from './subscription.api';

/** The plans of all houses of the account. */
export interface AccountPlans {
  readonly plans: readonly PlanWithDetail[];
  /** The owned houses. */
  readonly houses: readonly House[];
  /** False if the account also has houses of others, whose plans are not shown. */
  readonly isWhole: boolean;
}

/**
 * The plans of all owned houses with their details. Undefined while they are loading, null if the
 * plans of a house could not be loaded or are more than a page.
 */
export function useAccountPlans({
  skip,
}: {
  readonly skip: boolean;
}): AccountPlans | null | undefined {
  const { data: all, isError } = useHouseList();
  const houses = useMemo(() => (skip || !all ? undefined : ownedHouses(all)), [skip, all]);
  const lists = useCalls(
    subscriptionApi.endpoints.getPackageBindDevList,
    houses?.map(({ id }) => plansOf(id)) ?? [],
  );
  const plans = useMemo(
    () =>
      lists.some(({ data, error }) => data === undefined && error === undefined)
        ? undefined
        : lists.flatMap(({ data }) => data?.list ?? []),
    [lists],
  );
  const withDetails = usePlansWithDetails(plans);
  return useMemo(() => {
    const hasGaps = lists.some(
      ({ data, error }) =>
        (data === undefined && error !== undefined) || (data?.list.length ?? 0) >= LIST_PAGE_SIZE,
    );
    if ((isError && !all) || hasGaps) return null;
    if (!withDetails || !houses || !all) return undefined;
    return { plans: withDetails, houses, isWhole: houses.length === all.length };
  }, [lists, isError, all, withDetails, houses]);
}
