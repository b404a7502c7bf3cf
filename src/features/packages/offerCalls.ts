import { fetchHouseList } from '../../api/house.api';
import { fetchGoodsList, fetchPackageList, fetchPackageOfPlan } from '../../api/package.api';
import { fetchSubscriptionDetail } from '../../api/subscription.api';
import { defaultPayMode } from '../../domain/defaultPayMode';
import { environment } from '../../platform/environment';
import { isNarrowed, packageWish } from './search';
import type { PlanSearch } from './search';
import type { PlanPages } from './usePlanOffer';

/** What `usePlanOffer` asks for, for the loaders of its pages. */
export function offerCalls(search: PlanSearch, pages: PlanPages) {
  const { packageId, changePackageId } = search;
  const asksList = pages === '/packages' || isNarrowed(search);
  return [
    fetchHouseList(),
    asksList
      ? fetchPackageList(packageWish(search, defaultPayMode(environment)))
      : fetchGoodsList(),
    ...(packageId === undefined ? [] : [fetchPackageOfPlan(packageId)]),
    ...(changePackageId === undefined
      ? []
      : [fetchSubscriptionDetail(changePackageId), fetchPackageOfPlan(changePackageId)]),
  ];
}
