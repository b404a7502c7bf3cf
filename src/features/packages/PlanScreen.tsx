import { wishedOffer, wishedPrice } from '../../domain/offer';
import { OfferPage } from './OfferPage';
import { PlanChoice } from './PlanChoice';
import type { PlanSearch } from './search';

/** The plan page: what a plan includes, its prices, the terms. Spec 2. */
export const PlanScreen = ({ search }: { readonly search: PlanSearch }) => (
  <OfferPage search={search} pages="/defaultPackage">
    {({ list, goodsId, change }, frame) => {
      const goods = wishedOffer(list, goodsId);
      const price = goods && wishedPrice(goods, search);
      if (!goods || !price) return null;
      // Another address in the same route is another choice.
      const key = `${goods.goodsId}/${price.goodsPriceId}/${change?.packageId ?? ''}`;
      return <PlanChoice key={key} initial={price} {...{ goods, search, change, frame }} />;
    }}
  </OfferPage>
);
