import { screenStateOf } from '@homeview/ui/ScreenSwitch';
import { CheckoutSkeleton } from '@homeview/ui/Skeletons';
import type { PriceEntry } from '@homeview/contracts/domains/package/package.schemas';
import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { useUnboundDevices } from '../../api/endpoints/subscription.api';
import { confirmNoDevice } from '../../checkout/devices/confirmNoDevice';
import { DeviceCheckoutStates } from '../../checkout/devices/DeviceCheckoutStates';
import { useNativePayment } from '../../checkout/payment/useNativePayment';
import { toCents } from '../../domain/offer/price';
import { useText } from '../../i18n/useText';
import { stored } from '../../platform/storage/storedItems';
import { StoreCheckoutView } from './StoreCheckoutView';
import type { StoreCheckoutViewProps } from './StoreCheckoutView';
import { WalletPageView } from './WalletPageView';
import type { WalletSearch } from './search';
import { useWalletOffer } from './useWalletOffer';
import type { WalletOffer } from './useWalletOffer';

/** The wallet plan's device selection, in the iOS app. */
export function WalletDeviceScreen({ search }: { readonly search: WalletSearch }) {
  const text = useText();
  return (
    <WalletPageView
      title={text('selectDevice.title')}
      backTo="/applePay"
      loading={<CheckoutSkeleton devices={4} />}
      query={useWalletOffer(search)}
    >
      {(offer) => <WalletDevices key={offer.price.goodsPriceId} {...offer} />}
    </WalletPageView>
  );
}

/** Loads the devices of the house and shows the checkout. */
function WalletDevices(offer: WalletOffer) {
  const text = useText();
  const devices = useUnboundDevices(offer.house.id);
  const { currentData, error, refetch, isFetching } = devices;
  const { goodsId, goodsPriceId } = offer.price;
  const query = new URLSearchParams({ goodsId, checkedPriceId: goodsPriceId }).toString();
  const backTo = `/applePay?${query}`;
  if (currentData) return <StoreCheckout {...offer} devices={currentData} backTo={backTo} />;
  return (
    <DeviceCheckoutStates
      title={text('selectDevice.title')}
      backTo={backTo}
      state={screenStateOf({ data: currentData, error, retry: () => void refetch() })}
      error={error}
      retrying={isFetching}
    />
  );
}

/** Orders the tier and pays through the App Store. */
function StoreCheckout(view: Omit<StoreCheckoutViewProps, 'step' | 'unconfirmed' | 'onOrder'>) {
  const { goods, house } = view;
  const text = useText();
  const { step, unconfirmed, pay } = useNativePayment();

  const order = async (price: PriceEntry, deviceIds: readonly string[]) => {
    if (deviceIds.length === 0 && !(await confirmNoDevice(text))) return;
    const basket = {
      userId: stored.user.get()?.id ?? '',
      houseId: house.id,
      goodsId: goods.goodsId,
      goodsPriceId: price.goodsPriceId,
      priceCents: toCents(price.price),
      currency: price.currency,
      deviceIds,
      payMode: PayMode.ApplePay,
    };
    await pay(basket, price.appleGoodsId);
  };

  return (
    <StoreCheckoutView
      {...view}
      {...{ step, unconfirmed }}
      onOrder={(price, deviceIds) => void order(price, deviceIds)}
    />
  );
}
