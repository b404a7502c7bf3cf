import { screenStateOf } from '@homeview/ui/ScreenSwitch';
import type { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { useGoodsList, usePayModes } from '../../api/endpoints/package.api';
import { useSubscribedInfo, useUnboundDevices } from '../../api/endpoints/subscription.api';
import { useTerms } from '../../checkout/terms/useTerms';
import { useSelectedHouse } from '../../checkout/plan/useSelectedHouse';
import { toCents } from '../../domain/offer/price';
import { trialOffer, trialPayMode } from '../../domain/offer/trial';
import { useText } from '../../i18n/useText';
import { usePortalConfig } from '../../platform/launch/usePortalConfig';
import { stored } from '../../platform/storage/storedItems';
import { combineQueries } from '../../shell/combineQueries';
import { toasts } from '../../shell/feedback';
import { PageHouseContext } from '../../shell/house/pageHouse';
import { NoTrial } from './NoTrial';
import { NoTrialDeviceView } from './NoTrialDeviceView';
import type { NoTrialDeviceViewProps } from './NoTrialDeviceView';
import { TrialStatesView } from './TrialStatesView';
import { TrialView } from './TrialView';
import type { TrialViewProps } from './TrialView';
import { fixedDeviceId } from './search';
import type { TrialSearch } from './search';
import { useTrialPayment } from './useTrialPayment';

/** A one-month trial of a plan on one device. */
export function TrialScreen({ search }: { readonly search: TrialSearch }) {
  const text = useText();
  const { house, page, noHouse, error: houseError, refetch } = useSelectedHouse();
  const { data, error, retry, retrying } = combineQueries({
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
  const title = text('trial.title');

  if (state.status === 'loaded' && state.data && house) {
    const { goods, devices, payModes } = state.data;
    const offer = trialOffer(goods.list);
    if (!offer) return <NoTrial title={title} />;
    const fixedId = fixedDeviceId(search);
    const offered = fixedId === undefined ? devices : devices.filter((d) => d.deviceId === fixedId);
    if (offered.length === 0) {
      return (
        <PageHouseContext value={page}>
          <NoTrialDevice {...{ title, house, fixedId }} others={devices.length > 0} />
        </PageHouseContext>
      );
    }
    return (
      <PageHouseContext value={page}>
        <TrialOffer
          key={`${house.id}/${offer.price.goodsPriceId}/${fixedId ?? ''}`}
          {...offer}
          {...{ house, payModes }}
          devices={offered}
          fixed={fixedId !== undefined}
        />
      </PageHouseContext>
    );
  }

  return (
    <PageHouseContext value={page}>
      <TrialStatesView
        title={title}
        state={state}
        error={houseError ?? error}
        retrying={retrying}
      />
    </PageHouseContext>
  );
}

/** Shows why the fixed device is not eligible: a plan covers it, or it is not in this house. */
function NoTrialDevice(view: Omit<NoTrialDeviceViewProps, 'covered' | 'asking'>) {
  const { fixedId, house } = view;
  const { environment } = usePortalConfig();
  const { currentData: held, isFetching } = useSubscribedInfo(
    fixedId ? { houseId: house.id, payMode: trialPayMode(environment) } : undefined,
  );
  const covered = held?.flatMap(({ devList }) => devList).find((d) => d.deviceId === fixedId);
  return <NoTrialDeviceView {...view} covered={covered} asking={isFetching} />;
}

interface OfferProps extends Pick<
  TrialViewProps,
  'goods' | 'price' | 'house' | 'devices' | 'fixed'
> {
  readonly payModes: readonly PayMode[];
}

/** Pays for the trial, or starts it if nothing is due. */
function TrialOffer({ payModes, ...offer }: OfferProps) {
  const { goods, price, house } = offer;
  const text = useText();
  const cents = toCents(price.price);
  const terms = useTerms(price.goodsPriceId, {
    text: 'trial.termsText',
    orders: true,
  });
  const { payMode, available, step, unconfirmed, pay } = useTrialPayment(payModes, price);

  const start = async (deviceId: string | undefined) => {
    if (deviceId === undefined) {
      toasts.show({ message: text('trial.chooseDevice'), tone: 'error' });
      return;
    }
    if (!(await terms.requireAgreement())) return;
    await pay({
      userId: stored.user.get()?.id ?? '',
      houseId: house.id,
      goodsId: goods.goodsId,
      goodsPriceId: price.goodsPriceId,
      priceCents: cents,
      currency: price.currency,
      deviceIds: [deviceId],
      payMode,
    });
  };
  return (
    <TrialView
      {...offer}
      {...{ payMode, available, step, unconfirmed, terms }}
      onStart={(deviceId) => void start(deviceId)}
    />
  );
}
