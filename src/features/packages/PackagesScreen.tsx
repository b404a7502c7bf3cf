import { wishedOffer, wishedPrice } from '../../domain/offer';
import { OfferPage } from './OfferPage';
import { PackageChoice } from './PackageChoice';
import type { PlanSearch } from './search';

/** The package list. Spec 2. */
export const PackagesScreen = ({ search }: { readonly search: PlanSearch }) => (
  <OfferPage search={search} pages="/packages">
    {({ list, goodsId, change }, frame) => {
      const priceId = search.checkedPriceId;
      // The price that is named may be of any package of the list.
      const goods =
        goodsId === undefined && priceId !== undefined
          ? list.find((of) => of.goodsPriceList.some((entry) => entry.goodsPriceId === priceId))
          : wishedOffer(list, goodsId);
      const price = goods && wishedPrice(goods, search);
      if (!price) return null;
      const key = `${price.goodsPriceId}/${change?.packageId ?? ''}`;
      return <PackageChoice key={key} initial={price} {...{ list, search, change, frame }} />;
    }}
  </OfferPage>
);
