import { screenStateOf } from '@homeview/ui/ScreenSwitch';
import { useActivity } from '../../api/activity.api';
import { useGoodsList, usePayModes } from '../../api/package.api';
import { useUnboundDevices } from '../../api/subscription.api';
import { DeviceCheckout } from '../../checkout/DeviceCheckout';
import { DeviceCheckoutStates } from '../../checkout/DeviceCheckoutStates';
import { NoHousePage } from '../../checkout/NoHouse';
import { useVisitedHouse } from '../../checkout/useVisitedHouse';
import { saleOffer, saleStage } from '../../domain/sale';
import { useText } from '../../i18n/useText';
import { allOf } from '../../shell/allOf';
import { NoSale } from './NoSale';
import { isUnknownSale } from './isUnknownSale';
import { salePeriod } from './salePeriod';
import { saleAddress } from './search';
import type { PromotionSearch } from './search';

interface Props {
  readonly search: PromotionSearch;
}

/** Choosing a device for the year on sale, and paying. A deep link meets the same questions. Spec 2, 4. */
export function PromotionDeviceScreen({ search: { activityId } }: Props) {
  const text = useText();
  const { house, noHouse, error: houseError, refetch } = useVisitedHouse();
  const activity = useActivity(activityId);
  const { data, error, retry, retrying } = allOf({
    activity,
    goods: useGoodsList(),
    devices: useUnboundDevices(house?.id),
    payModes: usePayModes(),
  });

  if (noHouse) return <NoHousePage title={text('selectDevice.title')} backTo="/" />;
  if (activityId === undefined || isUnknownSale(activity)) {
    return <NoSale reason="unknown" message={text('promotions.unknownMessage')} />;
  }
  if (activity.currentData) {
    const stage = saleStage(activity.currentData.status);
    if (stage !== 'running') {
      return <NoSale reason={stage} message={salePeriod(activity.currentData, text)} />;
    }
  }

  if (data && house) {
    const offer = saleOffer(data.goods.list);
    if (!offer) {
      return <NoSale reason="notOnSale" message={text('promotions.notOnSaleMessage')} />;
    }
    return (
      <DeviceCheckout
        key={`${house.id}/${offer.price.goodsPriceId}`}
        {...offer}
        house={house}
        devices={data.devices}
        payModes={data.payModes}
        backTo={saleAddress(activityId)}
        origin={{ activityId }}
        result="promotions"
        note={text('promotions.allSalesFinal')}
      />
    );
  }

  const state = screenStateOf({
    data: undefined,
    error: houseError ?? error,
    retry: houseError ? refetch : retry,
  });
  return (
    <DeviceCheckoutStates
      title={text('selectDevice.title')}
      backTo={saleAddress(activityId)}
      state={state}
      error={houseError ?? error}
      retrying={retrying}
    />
  );
}
