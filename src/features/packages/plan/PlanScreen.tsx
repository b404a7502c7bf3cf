import { requestedOffer, requestedPrice } from '../../../domain/offer/offer';
import { chooseChange } from '../change/chooseChange';
import { PageHouseContext } from '../../../shell/house/pageHouse';
import { OfferView } from '../OfferView';
import { PlanChoiceView } from './PlanChoiceView';
import type { PlanChoiceViewProps } from './PlanChoiceView';
import type { PlanSearch } from '../search';
import { useOffer } from '../useOffer';
import { useGoToDevices } from '../useGoToDevices';

interface Props {
  readonly search: PlanSearch;
}

/** The plan page: what a plan includes, its prices and its terms. */
export const PlanScreen = ({ search }: Props) => (
  <OfferView {...useOffer(search, '/defaultPackage')}>
    {(offer, frame) => {
      const { list, goodsId, change } = offer;
      if (change)
        return chooseChange({ ...offer, change }, { frame, search, pages: '/defaultPackage' });
      const goods = requestedOffer(list, goodsId);
      const price = goods && requestedPrice(goods, search);
      if (!goods || !price) return null;
      // A new URL within the same route resets the selection.
      const key = `${goods.goodsId}/${price.goodsPriceId}`;
      return <Choice key={key} initial={price} {...{ goods, search, frame }} />;
    }}
  </OfferView>
);

function Choice({ search, ...view }: Props & Omit<PlanChoiceViewProps, 'asking' | 'onContinue'>) {
  const { toDevices, asking, page } = useGoToDevices({
    pages: '/defaultPackage',
    search,
  });
  return (
    <PageHouseContext value={page}>
      <PlanChoiceView
        {...view}
        asking={asking}
        onContinue={(goods, price) => void toDevices(goods, price)}
      />
    </PageHouseContext>
  );
}
