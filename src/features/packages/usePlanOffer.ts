import type { Goods } from '@homeview/contracts/domains/package/package.schemas';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { refusalText } from '../../api/request/apiError';
import { useGoodsList, usePackageList, usePackageOfPlan } from '../../api/endpoints/package.api';
import { useSubscriptionDetail } from '../../api/endpoints/subscription.api';
import { defaultPayMode } from '../../domain/payment/defaultPayMode';
import { environment } from '../../platform/launch/environment';
import { combineQueries } from '../../shell/combineQueries';
import type { QueryLike } from '../../shell/combineQueries';
import { isNarrowed, packageRequest } from './search';
import type { PlanSearch } from './search';

/** The plan page shows one package, the package list all of them. Spec 2. */
export type PlanPages = '/defaultPackage' | '/packages';

/** The plan that is to become another one. */
export interface PlanChange {
  readonly packageId: string;
  readonly detail: SubscriptionDetail;
  /** Its package. */
  readonly goodsId: string;
}

/** What the plan pages show. */
export interface PlanOffer {
  readonly list: readonly Goods[];
  /** The package the address asks for, if it names one. */
  readonly goodsId: string | undefined;
  /** Set where a plan is changed, not bought. */
  readonly change: PlanChange | undefined;
}

/** A refusal (400) is the service not knowing a plan that it is asked for: no retry will change that. */
const isUnknown = ({ currentData, error }: Pick<QueryLike<unknown>, 'currentData' | 'error'>) =>
  currentData === undefined && refusalText(error) !== null;

/** In place of a query that has nothing to ask. */
const NOTHING: QueryLike<null> = {
  currentData: null,
  isFetching: false,
  refetch: () => undefined,
};

/**
 * What is on offer, as the address asks for it, and the plan it names. The package list is asked where
 * the address narrows it; else the list of all packages. Spec 2, 7.
 */
export function usePlanOffer(search: PlanSearch, pages: PlanPages) {
  const { packageId, changePackageId } = search;
  const asksList = pages === '/packages' || isNarrowed(search);
  const all = useGoodsList({ skip: asksList });
  const wish = packageRequest(search, defaultPayMode(environment));
  const some = usePackageList(asksList ? wish : undefined);
  const own = usePackageOfPlan(packageId);
  const held = useSubscriptionDetail(changePackageId);
  const heldGoods = usePackageOfPlan(changePackageId);
  const { data, error, retry, retrying } = combineQueries({
    offers: asksList ? some : all,
    own: packageId === undefined ? NOTHING : own,
    held: changePackageId === undefined ? NOTHING : held,
    heldGoods: changePackageId === undefined ? NOTHING : heldGoods,
  });

  let currentData: PlanOffer | undefined;
  if (data) {
    const change =
      changePackageId !== undefined && data.held && data.heldGoods
        ? { packageId: changePackageId, detail: data.held, goodsId: data.heldGoods.goodsId }
        : undefined;
    const goodsId = search.goodsId ?? data.own?.goodsId;
    currentData = { list: data.offers.list, goodsId, change };
  }
  return {
    currentData,
    error,
    refetch: retry,
    isFetching: retrying,
    /** Refetches the plan to change. */
    lookAgain: () => void held.refetch(),
    looking: held.isFetching,
    /** The service does not know the plan that the address names. */
    unknown: [own, held, heldGoods].some(isUnknown),
  };
}
