import { activityApi } from '../endpoints/activity.api';
import { billingApi } from '../endpoints/billing.api';
import { giftCardApi } from '../endpoints/giftCard.api';
import { houseApi } from '../endpoints/house.api';
import { packageApi } from '../endpoints/package.api';
import { subscriptionApi } from '../endpoints/subscription.api';
import { api } from '../api';
import type { State } from '../prefetch';
import { isApiError } from '../request/apiError';
import type { ApiError } from '../request/apiError';

/** A call in the cache that was answered. */
export interface Answered<Asked, Data> {
  readonly asked: Asked;
  readonly data: Data;
}

const answered = <Asked, Data>(
  entries: readonly { readonly originalArgs?: Asked; readonly data?: Data }[],
): readonly Answered<Asked, Data>[] =>
  entries.flatMap(({ originalArgs: asked, data }) =>
    asked === undefined || data === undefined ? [] : [{ asked, data }],
  );

/** All answers in the cache that say who the customer is. Nothing is requested. */
export function cachedAnswers(state: State) {
  const { selectEntriesForEndpoint: ofHouses } = houseApi.util;
  const { selectEntriesForEndpoint: ofPlans } = subscriptionApi.util;
  const { selectEntriesForEndpoint: ofOffers } = packageApi.util;
  const { selectEntriesForEndpoint: ofCards } = giftCardApi.util;
  const { selectEntriesForEndpoint: ofBills } = billingApi.util;
  return {
    houses: answered(ofHouses(state, 'houseList')),
    plans: answered(ofPlans(state, 'getPackageBindDevList')),
    details: answered(ofPlans(state, 'getPackageSubscribeInfo')),
    uncovered: answered(ofPlans(state, 'getUnbindPackageDevList')),
    downgrades: answered(ofPlans(state, 'downgradeDevList')),
    covered: answered(ofPlans(state, 'packageBuyInfoV2')),
    onSale: answered(ofOffers(state, 'getRecordGoodsList')),
    filtered: answered(ofOffers(state, 'getPackageList')),
    packages: answered(ofOffers(state, 'getGoodsInfoByPackageId')),
    cardOffers: answered(ofCards(state, 'giftCardGoods')),
    cardPlans: answered(ofCards(state, 'giftCardSubscribeGoods')),
    address: answered(ofBills(state, 'getUserBillInfo')),
    bill: answered(ofBills(state, 'getOrderDetail')),
    bills: answered(ofBills(state, 'getPageOrderList')),
    promotions: answered(activityApi.util.selectEntriesForEndpoint(state, 'activity')),
  };
}

export type CachedAnswers = ReturnType<typeof cachedAnswers>;

/** The failure that the customer sees: of the call that failed last. */
export function lastFailure(state: State): ApiError | null {
  const entries: readonly { error?: unknown; startedTimeStamp?: number | undefined }[] =
    api.util.selectAllQueryEntries(state);
  const failed = entries
    .filter(({ error }) => isApiError(error))
    .sort((one, other) => (other.startedTimeStamp ?? 0) - (one.startedTimeStamp ?? 0));
  const error = failed[0]?.error;
  return isApiError(error) ? error : null;
}
