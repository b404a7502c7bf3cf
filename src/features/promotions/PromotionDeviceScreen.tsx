import { skipToken } from '@reduxjs/toolkit/query/react';
import { screenStateOf } from '@homeview/ui/ScreenSwitch';
import { useActivityQuery } from '../../api/endpoints/activity.api';
import { useGoodsList, usePayModes } from '../../api/endpoints/package.api';
import { useUnboundDevices } from '../../api/endpoints/subscription.api';
import { DeviceCheckout } from '../../checkout/devices/DeviceCheckout';
import { DeviceCheckoutStates } from '../../checkout/devices/DeviceCheckoutStates';
import { NoHousePage } from '../../checkout/plan/NoHouse';
import { useSelectedHouse } from '../../checkout/plan/useSelectedHouse';
import { promotionOffer, promotionStage } from '../../domain/offer/promotion';
import { useText } from '../../i18n/useText';
import { combineQueries } from '../../shell/combineQueries';
import { PageHouseContext } from '../../shell/house/pageHouse';
import { PromotionUnavailable } from './PromotionUnavailable';
import { isUnknownPromotion } from './isUnknownPromotion';
import { promotionPath } from './search';
import type { PromotionSearch } from './search';
import { usePromotionPeriod } from './usePromotionPeriod';

interface Props {
  readonly search: PromotionSearch;
}

/** Selects a device for the promotion's annual plan, and pays. Deep links pass the same checks. */
export function PromotionDeviceScreen({ search: { activityId } }: Props) {
  const text = useText();
  const periodOf = usePromotionPeriod();
  const { house, page, noHouse, error: houseError, refetch } = useSelectedHouse();
  const activity = useActivityQuery(activityId ? { activityId } : skipToken);
  const { data, error, retry, retrying } = combineQueries({
    activity,
    goods: useGoodsList(),
    devices: useUnboundDevices(house?.id),
    payModes: usePayModes(),
  });

  if (noHouse) return <NoHousePage title={text('selectDevice.title')} backTo="/" />;
  if (activityId === undefined || isUnknownPromotion(activity)) {
    return <PromotionUnavailable reason="unknown" message={text('promotions.unknownMessage')} />;
  }
  if (activity.currentData) {
    const stage = promotionStage(activity.currentData.status);
    if (stage !== 'running') {
      return <PromotionUnavailable reason={stage} message={periodOf(activity.currentData)} />;
    }
  }

  if (data && house) {
    const offer = promotionOffer(data.goods.list);
    if (!offer) {
      return (
        <PromotionUnavailable reason="notOnSale" message={text('promotions.notOnSaleMessage')} />
      );
    }
    return (
      <PageHouseContext value={page}>
        <DeviceCheckout
          key={`${house.id}/${offer.price.goodsPriceId}`}
          {...offer}
          house={house}
          devices={data.devices}
          payModes={data.payModes}
          backTo={promotionPath(activityId)}
          origin={{ activityId }}
          result="promotions"
          words={{ note: text('promotions.allSalesFinal') }}
        />
      </PageHouseContext>
    );
  }

  const state = screenStateOf({
    data: undefined,
    error: houseError ?? error,
    retry: houseError ? refetch : retry,
  });
  return (
    <PageHouseContext value={page}>
      <DeviceCheckoutStates
        title={text('selectDevice.title')}
        backTo={promotionPath(activityId)}
        state={state}
        error={houseError ?? error}
        retrying={retrying}
      />
    </PageHouseContext>
  );
}
