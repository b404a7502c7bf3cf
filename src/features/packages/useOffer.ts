import { useEffect } from 'react';
import { screenStateOf } from '@homeview/ui/ScreenSwitch';
import { useOwnership } from '../../checkout/plan/useOwnership';
import { prepareChange } from './change/chooseChange';
import type { OfferViewProps } from './OfferView';
import type { PlanSearch } from './search';
import { usePlanOffer } from './usePlanOffer';
import type { PlanPages } from './usePlanOffer';

/** The props of the offer pages in every state. */
export function useOffer(search: PlanSearch, pages: PlanPages): Omit<OfferViewProps, 'children'> {
  const { currentData, error, refetch, isFetching, ...offer } = usePlanOffer(search, pages);
  const detail = currentData?.change?.detail;
  const changes = search.changePackageId !== undefined;
  useEffect(() => {
    if (changes) prepareChange();
  }, [changes]);
  const { settled, notOwner, ofOther } = useOwnership(detail?.homeId);
  const state = screenStateOf({
    // Nothing to buy shows before it is known whether the customer may buy.
    data: settled ? currentData : undefined,
    error,
    retry: refetch,
    isEmpty: ({ list }) => list.every((goods) => goods.goodsPriceList.length === 0),
  });
  return {
    pages,
    changePackageId: search.changePackageId,
    detail,
    state,
    error,
    retrying: isFetching,
    unknown: offer.unknown,
    notOwner,
    ofOther,
    onLookAgain: offer.lookAgain,
    looking: offer.looking,
  };
}
