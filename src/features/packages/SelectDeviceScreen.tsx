import { ScreenSwitch, screenStateOf } from '@homeview/ui/ScreenSwitch';
import { CheckoutSkeleton } from '@homeview/ui/Skeletons';
import { usePayModes } from '../../api/package.api';
import { useUnboundDevices } from '../../api/subscription.api';
import { NoHouse } from '../../checkout/NoHouse';
import { UnknownPlan } from '../../checkout/UnknownPlan';
import { useVisitedHouse } from '../../checkout/useVisitedHouse';
import { wishedOffer, wishedPrice } from '../../domain/offer';
import { useText } from '../../i18n/useText';
import { FailedView } from '../../shell/FailedView';
import { PortalPage } from '../../shell/PortalPage';
import { allOf } from '../../shell/allOf';
import { ChangeCheckout } from './ChangeCheckout';
import { ObstructedChange } from './ObstructedChange';
import { PlanCheckout } from './PlanCheckout';
import { carried, pathWith } from './search';
import type { PlanSearch } from './search';
import { usePlanOffer } from './usePlanOffer';
import type { PlanPages } from './usePlanOffer';

interface Props {
  readonly search: PlanSearch;
  /** The pages this one belongs to. */
  readonly pages: PlanPages;
  /** The package that the path names, where it names one. */
  readonly goodsId?: string;
}

/** Choosing devices for the chosen price, and paying. Spec 2. */
export function SelectDeviceScreen({ search, pages, goodsId: pathGoodsId }: Props) {
  const text = useText();
  const offer = usePlanOffer(search, pages);
  const change = offer.currentData?.change;
  const homeId = search.changePackageId === undefined ? undefined : change?.detail.homeId;
  const {
    house,
    noHouse,
    error: houseError,
    refetch,
  } = useVisitedHouse(search.changePackageId === undefined ? undefined : (homeId ?? null));
  const { data, error, retry, retrying } = allOf({
    offer,
    devices: useUnboundDevices(house?.id),
    payModes: usePayModes(),
  });
  const state = screenStateOf({
    data: noHouse ? null : data,
    error: houseError ?? error,
    retry: houseError ? refetch : retry,
    isEmpty: (loaded) => loaded === null,
  });

  if (state.status === 'loaded' && state.data && house) {
    const { offer: offered, devices, payModes } = state.data;
    const goods = wishedOffer(offered.list, pathGoodsId ?? offered.goodsId);
    const price = goods && wishedPrice(goods, search);
    if (goods && price) {
      const key = `${house.id}/${price.goodsPriceId}/${change?.packageId ?? ''}`;
      const chosen = { ...carried(search), checkedPriceId: price.goodsPriceId };
      const backTo = pathWith(
        pages,
        pages === '/packages' ? chosen : { ...chosen, goodsId: goods.goodsId },
      );
      const props = { goods, price, house, devices, payModes, search, pages, backTo };
      if (!change) return <PlanCheckout key={key} {...props} />;
      return (
        <ObstructedChange change={change} price={price} backTo={backTo} offer={offer}>
          <ChangeCheckout key={key} {...props} change={change} />
        </ObstructedChange>
      );
    }
  }

  return (
    <PortalPage
      title={text(search.changePackageId === undefined ? 'selectDevice.title' : 'change.title')}
      backTo={pathWith(pages, carried(search))}
    >
      {offer.unknown ? (
        <UnknownPlan />
      ) : (
        <ScreenSwitch
          state={state}
          loading={<CheckoutSkeleton devices={4} />}
          failed={(again) => (
            <FailedView error={houseError ?? error} onRetry={again} retrying={retrying} />
          )}
          empty={<NoHouse />}
        >
          {() => <UnknownPlan />}
        </ScreenSwitch>
      )}
    </PortalPage>
  );
}
