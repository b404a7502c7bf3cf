import { requestedOffer, requestedPrice } from '../../../domain/offer/offer';
import { PageHouseContext } from '../../../shell/house/pageHouse';
import { ChangePage } from '../change/ChangePage';
import { changeOffer } from '../change/changeOffer';
import { OfferStates } from '../OfferStates';
import type { PlanSearch } from '../search';
import { useGoToDevices } from '../useGoToDevices';
import { useOffer } from '../useOffer';
import { useOfferHead } from '../useOfferHead';
import { PackageChoiceView } from './PackageChoiceView';
import type { PackageChoiceViewProps } from './PackageChoiceView';

interface Props {
  readonly search: PlanSearch;
}

/** The package list. */
export function PackagesScreen({ search }: Props) {
  const { changePackageId } = search;
  const head = useOfferHead(changePackageId);
  const pages = '/packages';
  const offer = useOffer(search, pages);
  const { ready } = offer;
  if (ready?.change) {
    const { change } = ready;
    const offered = changeOffer(ready, search);
    if (offered) return <ChangePage {...offered} {...{ change, head, search, pages }} />;
  } else if (ready) {
    const { list, goodsId } = ready;
    const { checkedPriceId } = search;
    // A price in the URL without a package may belong to any package of the list.
    const goods =
      goodsId === undefined && checkedPriceId !== undefined
        ? list.find((of) =>
            of.goodsPriceList.some((entry) => entry.goodsPriceId === checkedPriceId),
          )
        : requestedOffer(list, goodsId);
    const price = goods && requestedPrice(goods, search);
    if (price) {
      return <Choice key={price.goodsPriceId} initial={price} {...{ list, search, head }} />;
    }
  }
  return <OfferStates {...{ pages, changePackageId, offer }} />;
}

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
