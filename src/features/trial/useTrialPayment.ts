import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import type { PriceEntry } from '@homeview/contracts/domains/package/package.schemas';
import { useCheckout } from '../../checkout/order/useCheckout';
import { useNativePayment } from '../../checkout/payment/useNativePayment';
import type { Basket } from '../../domain/plan/basket';
import { trialPayMode } from '../../domain/offer/trial';
import { usePortalConfig } from '../../platform/launch/usePortalConfig';

/** How a trial is paid: through the App Store in the iOS app, otherwise by card at the provider. */
export function useTrialPayment(offered: readonly PayMode[], price: PriceEntry) {
  const byCard = useCheckout();
  const inStore = useNativePayment();
  const { environment } = usePortalConfig();
  const payMode = trialPayMode(environment);
  if (payMode === PayMode.ApplePay) {
    return {
      payMode,
      /** The store can only sell a price that has a store product. */
      available: price.appleGoodsId !== '',
      step: inStore.step,
      unconfirmed: inStore.unconfirmed,
      pay: (basket: Basket) => inStore.pay(basket, price.appleGoodsId),
    };
  }
  return {
    payMode,
    available: offered.includes(payMode),
    step: byCard.step,
    unconfirmed: undefined,
    pay: (basket: Basket) => byCard.pay(basket),
  };
}
