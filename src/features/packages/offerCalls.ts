import { prefetchOfHouse } from '../../api/currentHouse';
import { fetchHouseList } from '../../api/endpoints/house.api';
import {
  fetchGoodsList,
  fetchPackageList,
  fetchPackageOfPlan,
  fetchPayModes,
} from '../../api/endpoints/package.api';
import { prefetch } from '../../api/prefetch';
import type { Store } from '../../api/store';
import { fetchSubscriptionDetail, fetchUnboundDevices } from '../../api/endpoints/subscription.api';
import { isNarrowed, packageRequest } from './search';
import type { PlanSearch } from './search';
import type { PlanPages } from './usePlanOffer';

/** The calls of `usePlanOffer`, for route loaders. */
export function offerCalls(search: PlanSearch, pages: PlanPages) {
  const { packageId, changePackageId } = search;
  const asksList = pages === '/packages' || isNarrowed(search);
  return [
    fetchHouseList(),
    asksList ? fetchPackageList(packageRequest(search)) : fetchGoodsList(),
    ...(packageId === undefined ? [] : [fetchPackageOfPlan(packageId)]),
    ...(changePackageId === undefined
      ? []
      : [fetchSubscriptionDetail(changePackageId), fetchPackageOfPlan(changePackageId)]),
  ];
}

/**
 * Prefetches the device selection in route loaders. For a plan change the house is only known once
 * the plan is loaded, so its devices are not prefetched.
 */
export function prefetchDevices(store: Store, search: PlanSearch, pages: PlanPages): void {
  if (search.changePackageId === undefined) prefetchOfHouse(store, fetchUnboundDevices);
  prefetch(store, ...offerCalls(search, pages), fetchPayModes());
}
