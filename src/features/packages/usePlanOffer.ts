import type { Goods } from '@homeview/contracts/domains/package/package.schemas';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { refusalText } from '../../api/request/apiError';
import { useGoodsList, usePackageList, usePackageOfPlan } from '../../api/endpoints/package.api';
import { useSubscriptionDetail } from '../../api/endpoints/subscription.api';
import { combineQueries } from '../../shell/combineQueries';
import type { QueryLike } from '../../shell/combineQueries';
import { isNarrowed, packageRequest } from './search';
import type { PlanSearch } from './search';

/** The plan page shows one package, the package list shows all. */
export type PlanPages = '/defaultPackage' | '/packages';

/** The plan that is changed to another package. */
export interface PlanChange {
  readonly packageId: string;
  readonly detail: SubscriptionDetail;
  /** The current package of the plan. */
  readonly goodsId: string;
}

/** The data of the plan pages. */
export interface PlanOffer {
  readonly list: readonly Goods[];
  /** The package that the URL requests, if it names one. */
  readonly goodsId: string | undefined;
  /** Set for a plan change, undefined for a purchase. */
  readonly change: PlanChange | undefined;
}

/** Rejection 400 means that the service does not know the plan, so a retry cannot help. */
const isUnknown = ({ currentData, error }: Pick<QueryLike<unknown>, 'currentData' | 'error'>) =>
  currentData === undefined && refusalText(error) !== null;

/** Replaces a query that is not needed. */
const NOTHING: QueryLike<null> = {
  currentData: null,
  isFetching: false,
  refetch: () => undefined,
};

/**
 * The offer that the URL requests, and the plan it names. Calls the package list on its pages or if
 * the URL filters the offer; otherwise the list of all packages.
 */
export function usePlanOffer(search: PlanSearch, pages: PlanPages) {
  const { packageId, changePackageId } = search;
  const asksList = pages === '/packages' || isNarrowed(search);
  const all = useGoodsList({ skip: asksList });
  const request = packageRequest(search);
  const some = usePackageList(asksList ? request : undefined);
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
    refetchPlan: () => void held.refetch(),
    refetching: held.isFetching,
    /** The service does not know the plan named in the URL. */
    unknown: [own, held, heldGoods].some(isUnknown),
  };
}
