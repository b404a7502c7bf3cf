import type { House } from '@homeview/contracts/domains/house/house.schemas';
import type { Goods, PriceEntry } from '@homeview/contracts/domains/package/package.schemas';
import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import type { PlanUnit } from '@homeview/contracts/vocabulary/plan/planUnit';
import { usePackageList } from '../../api/endpoints/package.api';
import { useSubscribedInfo } from '../../api/endpoints/subscription.api';
import { useSelectedHouse } from '../../checkout/plan/useSelectedHouse';
import { requestedOffer, requestedPrice } from '../../domain/offer/offer';
import { storeHold } from '../../domain/payment/storeHold';
import type { StoreHold } from '../../domain/payment/storeHold';
import { useNamedHouses } from '../../shell/useNamedHouses';
import type { WalletSearch } from './search';

/** The store offer for a house, and what blocks its purchase. */
export interface WalletOffer {
  readonly goods: Goods;
  /** The tier that the URL requests, or the default one. */
  readonly price: PriceEntry;
  readonly house: House;
  /** All houses of the customer. */
  readonly houses: readonly House[];
  /** The subscription that blocks buying a price of this unit; null if none does. */
  readonly holdFor: (unit: PlanUnit) => StoreHold | null;
}

export interface WalletOfferQuery {
  /**
   * Undefined while loading, null without a house; without `offer` the URL requests an unknown one.
   */
  readonly data:
    { readonly list: readonly Goods[]; readonly offer?: WalletOffer } | null | undefined;
  readonly error?: unknown;
  readonly retry: () => void;
  readonly retrying: boolean;
}

const payMode = PayMode.ApplePay;

/** Loads the store offer that the URL requests for the selected house. */
export function useWalletOffer(search: WalletSearch): WalletOfferQuery {
  const { houses } = useNamedHouses();
  const { house, noHouse, error: houseError, refetch } = useSelectedHouse();
  const packages = usePackageList({ payMode });
  const subscribed = useSubscribedInfo(house && { houseId: house.id, payMode });
  // If this query fails, the purchase is not blocked here: the service rejects a second
  // subscription.
  const isKnown = subscribed.currentData !== undefined || subscribed.isError;
  const list = packages.currentData?.list;

  let offer: WalletOffer | undefined;
  if (list && house && isKnown) {
    const goods = requestedOffer(list, search.goodsId);
    const price = goods && requestedPrice(goods, search);
    const holdFor = (unit: PlanUnit) => storeHold(subscribed.currentData ?? [], house.id, unit);
    if (goods && price && houses) offer = { goods, price, house, houses, holdFor };
  }
  const error = houseError ?? packages.error;
  return {
    data: noHouse ? null : list && house && isKnown ? { list, ...(offer && { offer }) } : undefined,
    error: list && house ? undefined : error,
    retry: () => void (houseError ? refetch() : packages.refetch()),
    retrying: packages.isFetching,
  };
}
