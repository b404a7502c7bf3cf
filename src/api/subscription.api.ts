import { skipToken } from '@reduxjs/toolkit/query/react';
import {
  deviceSwitchPackage,
  packageBuyInfoV2,
} from '@homeview/contracts/assumed/assumed.endpoints';
import * as subscription from '@homeview/contracts/subscription/subscription.endpoints';
import { LIST_PAGE_SIZE } from '@homeview/contracts/vocabulary/pageSize';
import { api } from './api';
import { freshness, mutationOf, queryOf } from './fromCatalogue';

export const subscriptionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPackageBindDevList: queryOf(build, subscription.getPackageBindDevList),
    getPackageSubscribeInfo: queryOf(build, subscription.getPackageSubscribeInfo),
    getUnbindPackageDevList: queryOf(build, subscription.getUnbindPackageDevList),
    updateSubscribeStatus: mutationOf(build, subscription.updateSubscribeStatus),
    updateDeviceLockStatus: mutationOf(build, subscription.updateDeviceLockStatus),
    downgradeDevList: queryOf(build, subscription.downgradeDevList),
    deviceSwitchPackage: mutationOf(build, deviceSwitchPackage),
    packageBuyInfoV2: queryOf(build, packageBuyInfoV2),
  }),
});

/** The plans of a house; waits while no house is known. */
export const useSubscribedPlans = (homeId: string | undefined) =>
  subscriptionApi.useGetPackageBindDevListQuery(
    homeId ? { homeId, pageNum: 1, pageSize: LIST_PAGE_SIZE } : skipToken,
    freshness(subscription.getPackageBindDevList),
  );

/** One subscription in full. */
export const useSubscriptionDetail = (packageId: string) =>
  subscriptionApi.useGetPackageSubscribeInfoQuery(
    { packageId },
    freshness(subscription.getPackageSubscribeInfo),
  );

/** The devices of a house without a plan; waits while no house is known. */
export const useUnboundDevices = (homeId: string | undefined) =>
  subscriptionApi.useGetUnbindPackageDevListQuery(
    homeId ? { homeId } : skipToken,
    freshness(subscription.getUnbindPackageDevList),
  );

/** Fetches the unbound devices of a house anew, in the background. Spec 4. */
export const refreshUnboundDevices = (homeId: string) =>
  subscriptionApi.endpoints.getUnbindPackageDevList.initiate(
    { homeId },
    { forceRefetch: true, subscribe: false },
  );
