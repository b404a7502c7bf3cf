import { useState } from 'react';
import { ScreenSwitch, screenStateOf } from '@homeview/ui/ScreenSwitch';
import { DeviceListSkeleton } from '@homeview/ui/Skeletons';
import { useHouses } from '../../api/currentHouse';
import { useGoodsList, usePayModes } from '../../api/package.api';
import { useUnboundDevices } from '../../api/subscription.api';
import { wishedOffer, wishedPrice } from '../../domain/offer';
import { useText } from '../../i18n/useText';
import { FailedView } from '../../shell/FailedView';
import { PortalPage } from '../../shell/PortalPage';
import { allOf } from '../../shell/allOf';
import { DeviceCheckout } from './DeviceCheckout';
import { NoHouse } from './NoHouse';
import { UnknownPlan } from './UnknownPlan';
import type { PlanSearch } from './search';

/** Choosing devices for the chosen price, and paying. Spec 2. */
export function SelectDeviceScreen({ search }: { readonly search: PlanSearch }) {
  const text = useText();
  const { houses, current, error: failedHouses, refetch } = useHouses();
  // The house of this visit: another tab that looks at another one must not change what is bought.
  const [visitedId, setVisitedId] = useState<string>();
  const house = houses?.find(({ id }) => id === visitedId) ?? current;
  if (house && house.id !== visitedId) setVisitedId(house.id);
  const houseError = houses ? undefined : failedHouses;
  const noHouse = houses !== undefined && house === undefined;
  const { data, error, retry, retrying } = allOf({
    goods: useGoodsList(),
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
    const { goods: offers, devices, payModes } = state.data;
    const goods = wishedOffer(offers.list, search.goodsId);
    const price = goods && wishedPrice(goods, search);
    if (goods && price) {
      const key = `${house.id}/${price.goodsPriceId}`;
      return <DeviceCheckout key={key} {...{ goods, price, house, devices, payModes }} />;
    }
  }

  return (
    <PortalPage title={text('selectDevice.title')} backTo="/defaultPackage">
      <ScreenSwitch
        state={state}
        loading={<DeviceListSkeleton rows={4} />}
        failed={(again) => (
          <FailedView error={houseError ?? error} onRetry={again} retrying={retrying} />
        )}
        empty={<NoHouse />}
      >
        {() => <UnknownPlan />}
      </ScreenSwitch>
    </PortalPage>
  );
}
