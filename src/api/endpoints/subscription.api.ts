import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import {
  deviceSwitchPackage,
  packageBuyInfoV2,
} from '@homeview/contracts/domains/assumed/assumed.endpoints';
import * as subscription from '@homeview/contracts/domains/subscription/subscription.endpoints';
import type {
  SubscribedPlan,
  SubscriptionDetail,
  UnboundDevice,
} from '@homeview/contracts/domains/subscription/subscription.schemas';
import { PACKAGE_LEVEL } from '@homeview/contracts/vocabulary/order/ordering';
import { LIST_PAGE_SIZE } from '@homeview/contracts/vocabulary/pageSize';
import type { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { api } from '../api';
import { useAppDispatch } from '../dispatch';
import { mutationOf, queryOf } from './fromCatalogue';
import { ONCE, usePrefetched } from '../prefetch';
import { useCalls } from '../useCalls';
import type { Called } from '../useCalls';

const ABOUT_PLANS = { about: 'plans' } as const;
/** Options of a call that is repeated although its answer is cached. */
const AGAIN = { ...ONCE, forceRefetch: true } as const;

export const subscriptionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPackageBindDevList: queryOf(build, subscription.getPackageBindDevList, ABOUT_PLANS),
    getPackageSubscribeInfo: queryOf(build, subscription.getPackageSubscribeInfo, ABOUT_PLANS),
    getUnbindPackageDevList: queryOf(build, subscription.getUnbindPackageDevList, ABOUT_PLANS),
    updateSubscribeStatus: mutationOf(build, subscription.updateSubscribeStatus),
    updateDeviceLockStatus: mutationOf(build, subscription.updateDeviceLockStatus),
    downgradeDevList: queryOf(build, subscription.downgradeDevList, ABOUT_PLANS),
    deviceSwitchPackage: mutationOf(build, deviceSwitchPackage),
    packageBuyInfoV2: queryOf(build, packageBuyInfoV2, ABOUT_PLANS),
  }),
});

export const plansOf = (homeId: string) => ({ homeId, pageNum: 1, pageSize: LIST_PAGE_SIZE });

/** The plans of a house; skipped without an id. */
export const useSubscribedPlans = (homeId: string | undefined) =>
  usePrefetched(
    subscriptionApi.endpoints.getPackageBindDevList,
    homeId ? plansOf(homeId) : skipToken,
  );

/** `useSubscribedPlans` for a route loader. */
export const fetchSubscribedPlans = (homeId: string) =>
  subscriptionApi.endpoints.getPackageBindDevList.initiate(plansOf(homeId), ONCE);

/** The subscription detail; skipped without an id. */
export const useSubscriptionDetail = (packageId: string | undefined) =>
  usePrefetched(
    subscriptionApi.endpoints.getPackageSubscribeInfo,
    packageId ? { packageId } : skipToken,
  );

/** Fetches the subscription detail unless the cached value is fresh. */
export const fetchSubscriptionDetail = (packageId: string) =>
  subscriptionApi.endpoints.getPackageSubscribeInfo.initiate({ packageId }, ONCE);

/** Fetches the subscription detail again, or joins a call that is under way. */
export const refetchSubscriptionDetail = (packageId: string) =>
  subscriptionApi.endpoints.getPackageSubscribeInfo.initiate({ packageId }, AGAIN);

/** A plan of a house with its detail; null if the detail could not be loaded. */
export interface PlanWithDetail {
  readonly plan: SubscribedPlan;
  readonly detail: SubscriptionDetail | null;
}

/** The plans with their details; undefined until each detail is loaded or has failed. */
export function usePlansWithDetails(
  plans: readonly SubscribedPlan[] | undefined,
): readonly PlanWithDetail[] | undefined {
  const details = useCalls(
    subscriptionApi.endpoints.getPackageSubscribeInfo,
    plans?.map(({ packageId }) => ({ packageId })) ?? [],
  );
  return useMemo(() => plans && withDetails(plans, details), [plans, details]);
}

/** Undefined until each detail is loaded or has failed. */
function withDetails(
  plans: readonly SubscribedPlan[],
  details: readonly Called<SubscriptionDetail>[],
): readonly PlanWithDetail[] | undefined {
  const settled = details.every(({ data, error }) => data !== undefined || error !== undefined);
  return settled
    ? plans.map((plan, at) => ({ plan, detail: details[at]?.data ?? null }))
    : undefined;
}

/** The plans of a house, and its devices without a plan; undefined until they are loaded. */
export interface HousePlans {
  readonly plans: readonly PlanWithDetail[] | undefined;
  readonly uncovered: readonly UnboundDevice[] | undefined;
  /** Why something could not be loaded; undefined if nothing has failed. */
  readonly error: unknown;
  readonly retrying: boolean;
  readonly retry: () => void;
}

/** The plans of several houses, in the order of the houses. */
export function usePlansOfHouses(homeIds: readonly string[]): readonly HousePlans[] {
  const dispatch = useAppDispatch();
  const { getPackageBindDevList, getPackageSubscribeInfo, getUnbindPackageDevList } =
    subscriptionApi.endpoints;
  const lists = useCalls(getPackageBindDevList, homeIds.map(plansOf));
  const devices = useUnboundDevicesOfHouses(homeIds);
  const asked = lists
    .flatMap(({ data }) => data?.list ?? [])
    .map(({ packageId }) => ({ packageId }));
  const details = useCalls(getPackageSubscribeInfo, asked);
  const detailById = new Map(asked.map(({ packageId }, at) => [packageId, details[at]]));
  return homeIds.map((homeId, at) => {
    const [list, unbound] = [lists[at], devices[at]];
    const plans = list?.data?.list;
    const ofHouse = plans?.flatMap(({ packageId }) => detailById.get(packageId) ?? []) ?? [];
    const detailed = plans && withDetails(plans, ofHouse);
    return {
      plans: detailed,
      uncovered: unbound?.data,
      error: list?.error ?? unbound?.error,
      retrying: [list, unbound].some((call) => call?.error !== undefined && call.pending),
      retry: () => {
        if (list?.error !== undefined) {
          void dispatch(getPackageBindDevList.initiate(plansOf(homeId), AGAIN));
        }
        if (unbound?.error !== undefined) {
          void dispatch(getUnbindPackageDevList.initiate({ homeId }, AGAIN));
        }
      },
    };
  });
}

/** The devices without a plan of several houses, in the order of the houses. */
export const useUnboundDevicesOfHouses = (homeIds: readonly string[]) =>
  useCalls(
    subscriptionApi.endpoints.getUnbindPackageDevList,
    homeIds.map((homeId) => ({ homeId })),
  );

/** The devices of a house without a plan; skipped without an id. */
export const useUnboundDevices = (homeId: string | undefined) =>
  usePrefetched(subscriptionApi.endpoints.getUnbindPackageDevList, homeId ? { homeId } : skipToken);

/** `useUnboundDevices` for a route loader. */
export const fetchUnboundDevices = (homeId: string) =>
  subscriptionApi.endpoints.getUnbindPackageDevList.initiate({ homeId }, ONCE);

/** Coverage and price of a change pending until the end of the period. */
export const { useDowngradeDevListQuery } = subscriptionApi;
export const fetchDowngrade = (packageId: string) =>
  subscriptionApi.endpoints.downgradeDevList.initiate({ packageId }, ONCE);

/** The subscribed info of a house for a pay mode. */
export const askSubscribedInfo = (houseId: string, payMode: PayMode) =>
  subscriptionApi.endpoints.packageBuyInfoV2.initiate(
    { houseId, payMode, level: PACKAGE_LEVEL },
    ONCE,
  );

/** The subscribed info as a hook; skipped without an argument. */
export const useSubscribedInfo = (asked: { houseId: string; payMode: PayMode } | undefined) =>
  subscriptionApi.usePackageBuyInfoV2Query(asked ? { ...asked, level: PACKAGE_LEVEL } : skipToken);

/** Refetches the unbound devices of a house in the background. */
export const refreshUnboundDevices = (homeId: string) =>
  subscriptionApi.endpoints.getUnbindPackageDevList.initiate({ homeId }, AGAIN);
