import { requestedOffer, requestedPrice } from '../../../domain/offer/offer';
import { chooseChange } from '../change/chooseChange';
import { PageHouseContext } from '../../../shell/house/pageHouse';
import { OfferView } from '../OfferView';
import { PackageChoiceView } from './PackageChoiceView';
import type { PackageChoiceViewProps } from './PackageChoiceView';
import type { PlanSearch } from '../search';
import { useOffer } from '../useOffer';
import { useGoToDevices } from '../useGoToDevices';

interface Props {
  readonly search: PlanSearch;
}

/** The package list. */
export const PackagesScreen = ({ search }: Props) => (
  <OfferView {...useOffer(search, '/packages')}>
    {(offer, frame) => {
      const { list, goodsId, change } = offer;
      if (change) return chooseChange({ ...offer, change }, { frame, search, pages: '/packages' });
      const priceId = search.checkedPriceId;
      // A price in the URL without a package may belong to any package of the list.
      const goods =
        goodsId === undefined && priceId !== undefined
          ? list.find((of) => of.goodsPriceList.some((entry) => entry.goodsPriceId === priceId))
          : requestedOffer(list, goodsId);
      const price = goods && requestedPrice(goods, search);
      if (!price) return null;
      return <Choice key={price.goodsPriceId} initial={price} {...{ list, search, frame }} />;
    }}
  </OfferView>
);

function Choice({
  search,
  ...view
}: Props & Omit<PackageChoiceViewProps, 'asking' | 'onContinue'>) {
  const { toDevices, asking, page } = useGoToDevices({ pages: '/packages', search });
  return (
    <PageHouseContext value={page}>
      <PackageChoiceView
        {...view}
        asking={asking}
        onContinue={(goods, price) => void toDevices(goods, price)}
      />
    </PageHouseContext>
  );
}
