import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { screenStateOf } from '@homeview/ui/ScreenSwitch';
import type { ScreenState } from '@homeview/ui/ScreenSwitch';
import { usePayModes } from '../../api/endpoints/package.api';
import { useUnboundDevices } from '../../api/endpoints/subscription.api';
import { DeviceCheckout } from '../../checkout/devices/DeviceCheckout';
import { DeviceCheckoutStates } from '../../checkout/devices/DeviceCheckoutStates';
import { NoHousePage } from '../../checkout/plan/NoHouse';
import { useOwnership } from '../../checkout/plan/useOwnership';
import { useSelectedHouse } from '../../checkout/plan/useSelectedHouse';
import { requestedOffer, requestedPrice } from '../../domain/offer/offer';
import { useText } from '../../i18n/useText';
import { combineQueries } from '../../shell/combineQueries';
import { PageHouseContext } from '../../shell/house/pageHouse';
import { carried, pathWith } from './search';
import type { PlanSearch } from './search';
import { usePlanOffer } from './usePlanOffer';
import type { PlanPages } from './usePlanOffer';

/**
 * A separate chunk: most customers buy a new plan, so the plan change is not in their first load.
 */
const ChangeOfPlan = lazyRouteComponent(() => import('./change/ChangeOfPlan'));

const LOADING: ScreenState<unknown> = { status: 'loading' };

interface Props {
  readonly search: PlanSearch;
  /** The page group that this page belongs to. */
  readonly pages: PlanPages;
  /** The package named in the path, if any. */
  readonly goodsId?: string;
}

/** Selects devices for the selected price, and pays. */
export function SelectDeviceScreen({ search, pages, goodsId: pathGoodsId }: Props) {
  const text = useText();
  const changes = search.changePackageId !== undefined;
  useEffect(() => {
    // Preloads the chunk alongside the queries. A failed preload is handled when the chunk is
    // rendered: by one page reload, in case of a deployment.
    if (changes) void ChangeOfPlan.preload?.();
  }, [changes]);
  const offer = usePlanOffer(search, pages);
  const change = offer.currentData?.change;
  const { notOwner, ofOther } = useOwnership(change?.detail.homeId);
  const {
    house,
    page,
    error: houseError,
    refetch,
  } = useSelectedHouse(changes ? (change?.detail.homeId ?? null) : undefined);
  const { data, error, retry, retrying } = combineQueries({
    offer,
    devices: useUnboundDevices(house?.id),
    payModes: usePayModes(),
  });
  const state = screenStateOf({
    data,
    error: houseError ?? error,
    retry: houseError ? refetch : retry,
  });

  const title = text(changes ? 'change.devicesHeading' : 'selectDevice.title');
  const back = pathWith(pages, carried(search));
  // The package list uses its own wording for the device limit.
  const multiSelect = (max: number) =>
    max === 1 ? text('select_max_one_tips') : text('select_max_tips', { max });
  if (notOwner) return <NoHousePage title={title} backTo="/" ofOther={ofOther} />;
  if (state.status === 'loaded' && house) {
    const { offer: offered, devices, payModes } = state.data;
    const goods = requestedOffer(offered.list, pathGoodsId ?? offered.goodsId);
    const price = goods && requestedPrice(goods, search);
    if (goods && price) {
      const key = `${house.id}/${price.goodsPriceId}/${change?.packageId ?? ''}`;
      const planSearch = { ...carried(search), checkedPriceId: price.goodsPriceId };
      const backTo = pathWith(
        pages,
        pages === '/packages' ? planSearch : { ...planSearch, goodsId: goods.goodsId },
      );
      const props = { goods, price, house, devices, payModes, backTo };
      return (
        <PageHouseContext value={page}>
          {change ? (
            <Suspense
              fallback={<DeviceCheckoutStates {...{ title }} backTo={back} state={LOADING} />}
            >
              <ChangeOfPlan key={key} {...{ ...props, search, pages, change, offer }} />
            </Suspense>
          ) : (
            <DeviceCheckout
              key={key}
              {...props}
              origin={{ activityId: search.activityId, remark: search.original }}
              words={{ overLimit: pages === '/packages' ? multiSelect : undefined }}
            />
          )}
        </PageHouseContext>
      );
    }
  }

  const failure = houseError ?? error;
  const shown: ScreenState<unknown> = offer.unknown ? { status: 'loaded', data: null } : state;
  return (
    <PageHouseContext value={page}>
      <DeviceCheckoutStates {...{ title, retrying }} backTo={back} state={shown} error={failure} />
    </PageHouseContext>
  );
}
