import { skipToken } from '@reduxjs/toolkit/query/react';
import {
  deviceSwitchPackage,
  packageBuyInfoV2,
} from '@homeview/contracts/domains/assumed/assumed.endpoints';
import * as subscription from '@homeview/contracts/domains/subscription/subscription.endpoints';
import { PACKAGE_LEVEL } from '@homeview/contracts/vocabulary/order/ordering';
import { LIST_PAGE_SIZE } from '@homeview/contracts/vocabulary/pageSize';
import type { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { api } from '../api';
import { freshness, mutationOf, queryOf } from './fromCatalogue';
import { once, usePrefetched } from '../prefetch';

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

/** The plans of a house; waits while no house is known. */
export const useSubscribedPlans = (homeId: string | undefined) =>
  usePrefetched(
    subscriptionApi.endpoints.getPackageBindDevList,
    homeId ? plansOf(homeId) : skipToken,
    subscription.getPackageBindDevList,
  );

/** The same, for a loader. */
export const fetchSubscribedPlans = (homeId: string) =>
  subscriptionApi.endpoints.getPackageBindDevList.initiate(
    plansOf(homeId),
    once(subscription.getPackageBindDevList),
  );

/** One subscription in full; waits while none is named. */
export const useSubscriptionDetail = (packageId: string | undefined) =>
  usePrefetched(
    subscriptionApi.endpoints.getPackageSubscribeInfo,
    packageId ? { packageId } : skipToken,
    subscription.getPackageSubscribeInfo,
  );

/** Asks for one subscription in full, unless what is known of it is fresh. */
export const fetchSubscriptionDetail = (packageId: string) =>
  subscriptionApi.endpoints.getPackageSubscribeInfo.initiate(
    { packageId },
    once(subscription.getPackageSubscribeInfo),
  );

/** The devices of a house without a plan; waits while no house is known. */
export const useUnboundDevices = (homeId: string | undefined) =>
  usePrefetched(
    subscriptionApi.endpoints.getUnbindPackageDevList,
    homeId ? { homeId } : skipToken,
    subscription.getUnbindPackageDevList,
  );

/** The same, for a loader. */
export const fetchUnboundDevices = (homeId: string) =>
  subscriptionApi.endpoints.getUnbindPackageDevList.initiate(
    { homeId },
    once(subscription.getUnbindPackageDevList),
  );

/** What a change that waits for the end of the period will cover and cost; waits while none is named. */
export const useDowngrade = (packageId: string | undefined) =>
  subscriptionApi.useDowngradeDevListQuery(
    packageId ? { packageId } : skipToken,
    freshness(subscription.downgradeDevList),
  );

/** Asks for the same, outside of a screen that shows it. */
export const fetchDowngrade = (packageId: string) =>
  subscriptionApi.endpoints.downgradeDevList.initiate({ packageId }, { subscribe: false });

/** What a house is subscribed to, as the service tells it to someone who pays in this way. */
export const askSubscribedInfo = (houseId: string, payMode: PayMode) =>
  subscriptionApi.endpoints.packageBuyInfoV2.initiate(
    { houseId, payMode, level: PACKAGE_LEVEL },
    once(packageBuyInfoV2),
  );

/** The same, followed by the screen that shows it; waits while nothing is asked. */
export const useSubscribedInfo = (asked: { houseId: string; payMode: PayMode } | undefined) =>
  subscriptionApi.usePackageBuyInfoV2Query(
    asked ? { ...asked, level: PACKAGE_LEVEL } : skipToken,
    freshness(packageBuyInfoV2),
  );

/** Fetches the unbound devices of a house again, in the background. Spec 4. */
export const refreshUnboundDevices = (homeId: string) =>
  subscriptionApi.endpoints.getUnbindPackageDevList.initiate(
    { homeId },
    { forceRefetch: true, subscribe: false },
  );
