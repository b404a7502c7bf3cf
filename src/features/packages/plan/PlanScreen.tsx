import { requestedOffer, requestedPrice } from '../../../domain/offer/offer';
import { PageHouseContext } from '../../../shell/house/pageHouse';
import { ChangePage } from '../change/ChangePage';
import { changeOffer } from '../change/changeOffer';
import { OfferStates } from '../OfferStates';
import type { PlanSearch } from '../search';
import { useGoToDevices } from '../useGoToDevices';
import { useOffer } from '../useOffer';
import { useOfferHead } from '../useOfferHead';
import { PlanChoiceView } from './PlanChoiceView';
import type { PlanChoiceViewProps } from './PlanChoiceView';

interface Props {
  readonly search: PlanSearch;
}

/** The plan page: what a plan includes, its prices and its terms. */
export function PlanScreen({ search }: Props) {
  const { changePackageId } = search;
  const head = useOfferHead(changePackageId);
  const pages = '/defaultPackage';
  const offer = useOffer(search, pages);
  const { ready } = offer;
  if (ready?.change) {
    const { change } = ready;
    const offered = changeOffer(ready, search);
    if (offered) return <ChangePage {...offered} {...{ change, head, search, pages }} />;
  } else if (ready) {
    const goods = requestedOffer(ready.list, ready.goodsId);
    const price = goods && requestedPrice(goods, search);
    if (goods && price) {
      // A new URL within the same route resets the selection.
      const key = `${goods.goodsId}/${price.goodsPriceId}`;
      return <Choice key={key} initial={price} {...{ goods, search, head }} />;
    }
  }
  return <OfferStates {...{ pages, changePackageId, offer }} />;
}

function Choice({ search, ...view }: Props & Omit<PlanChoiceViewProps, 'asking' | 'onContinue'>) {
  const { toDevices, asking, page } = useGoToDevices({ pages: '/defaultPackage', search });
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
