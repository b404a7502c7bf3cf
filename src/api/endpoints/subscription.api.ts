import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useMemo } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import {
  deviceSwitchPackage,
  packageBuyInfoV2,
} from '@homeview/contracts/domains/assumed/assumed.endpoints';
import * as subscription from '@homeview/contracts/domains/subscription/subscription.endpoints';
import type {
  SubscribedPlan,
  SubscriptionDetail,
} from '@homeview/contracts/domains/subscription/subscription.schemas';
import { PACKAGE_LEVEL } from '@homeview/contracts/vocabulary/order/ordering';
import { LIST_PAGE_SIZE } from '@homeview/contracts/vocabulary/pageSize';
import type { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { api } from '../api';
import { useAppDispatch } from '../dispatch';
import { mutationOf, queryOf } from './fromCatalogue';
import { ONCE, usePrefetched } from '../prefetch';
import type { State } from '../prefetch';

const ABOUT_PLANS = { about: 'plans' } as const;

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

const plansOf = (homeId: string) => ({ homeId, pageNum: 1, pageSize: LIST_PAGE_SIZE });

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
  subscriptionApi.endpoints.getPackageSubscribeInfo.initiate(
    { packageId },
    { ...ONCE, forceRefetch: true },
  );

/** A plan of a house with its detail; null if the detail could not be loaded. */
export interface PlanWithDetail {
  readonly plan: SubscribedPlan;
  readonly detail: SubscriptionDetail | null;
}

/** The plans with their details; undefined until each detail is loaded or has failed. */
export function usePlansWithDetails(
  plans: readonly SubscribedPlan[] | undefined,
): readonly PlanWithDetail[] | undefined {
  const dispatch = useAppDispatch();
  const { initiate, select } = subscriptionApi.endpoints.getPackageSubscribeInfo;
  const key = JSON.stringify(plans?.map(({ packageId }) => packageId) ?? []);
  useEffect(() => {
    const calls = (JSON.parse(key) as string[]).map((packageId) =>
      dispatch(initiate({ packageId })),
    );
    return () => calls.forEach((call) => call.unsubscribe());
  }, [key, dispatch, initiate]);
  const found = useSelector(
    (state: State) =>
      plans?.map(({ packageId }) => {
        const { data, isError } = select({ packageId })(state);
        return data ?? (isError ? null : undefined);
      }),
    shallowEqual,
  );
  return useMemo(
    () =>
      found?.includes(undefined)
        ? undefined
        : plans?.map((plan, at) => ({ plan, detail: found?.[at] ?? null })),
    [plans, found],
  );
}

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
  subscriptionApi.endpoints.getUnbindPackageDevList.initiate(
    { homeId },
    { ...ONCE, forceRefetch: true },
  );
