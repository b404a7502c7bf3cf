import { screenStateOf, ScreenSwitch } from '@homeview/ui/ScreenSwitch';
import { CheckoutSkeleton } from '@homeview/ui/Skeletons';
import { useUnboundDevices } from '../../api/subscription.api';
import { useText } from '../../i18n/useText';
import { FailedView } from '../../shell/FailedView';
import { PortalPage } from '../../shell/PortalPage';
import { StoreCheckout } from './StoreCheckout';
import { WalletPage } from './WalletPage';
import type { WalletSearch } from './search';
import type { WalletOffer } from './useWalletOffer';

const skeleton = <CheckoutSkeleton devices={4} />;

/** The wallet plan's device selection, in the iOS app. Spec 2. */
export function WalletDeviceScreen({ search }: { readonly search: WalletSearch }) {
  const text = useText();
  return (
    <WalletPage
      search={search}
      title={text('selectDevice.title')}
      backTo="/applePay"
      loading={skeleton}
    >
      {(offer) => <WalletDevices key={offer.price.goodsPriceId} {...offer} />}
    </WalletPage>
  );
}

/** The devices of the house, once they are known. */
function WalletDevices(offer: WalletOffer) {
  const text = useText();
  const devices = useUnboundDevices(offer.house.id);
  const { currentData, error, refetch, isFetching } = devices;
  const { goodsId, goodsPriceId } = offer.price;
  const query = new URLSearchParams({ goodsId, checkedPriceId: goodsPriceId }).toString();
  const backTo = `/applePay?${query}`;
  if (currentData) return <StoreCheckout {...offer} devices={currentData} backTo={backTo} />;
  return (
    <PortalPage title={text('selectDevice.title')} backTo={backTo} aside={null}>
      <ScreenSwitch
        state={screenStateOf({ data: currentData, error, retry: () => void refetch() })}
        loading={skeleton}
        failed={(again) => <FailedView error={error} onRetry={again} retrying={isFetching} />}
        empty={null}
      >
        {() => null}
      </ScreenSwitch>
    </PortalPage>
  );
}
