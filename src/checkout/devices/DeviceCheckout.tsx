import type { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import type { BasketOrigin } from '../../domain/plan/basket';
import { toCents } from '../../domain/offer/price';
import { useText } from '../../i18n/useText';
import { stored } from '../../platform/storage/storedItems';
import { DeviceCheckoutView } from './DeviceCheckoutView';
import type { DeviceCheckoutViewProps } from './DeviceCheckoutView';
import { confirmNoDevice } from './confirmNoDevice';
import { useCheckout } from '../order/useCheckout';
import type { PayResult } from '../order/useCheckout';
import { useUnlimitedPlanGuard } from '../plan/useUnlimitedPlanGuard';

interface Props extends Omit<DeviceCheckoutViewProps, 'step' | 'onOrder'> {
  /** Set for gift cards, promotions and other special purchases. */
  readonly origin?: BasketOrigin | undefined;
  readonly result?: PayResult | undefined;
  readonly cancelPath?: string | undefined;
}

/** Selects devices for a price, and orders it after all confirmations. */
export function DeviceCheckout({ origin, result, cancelPath, ...view }: Props) {
  const { goods, price, house } = view;
  const text = useText();
  const { asking, confirmContinue } = useUnlimitedPlanGuard(undefined);
  const { step, pay } = useCheckout();

  const order = async (deviceIds: readonly string[], payMode: PayMode) => {
    if (deviceIds.length === 0 && !(await confirmNoDevice(text))) return;
    if (!(await confirmContinue(house, price.planUnit))) return;
    const basket = {
      ...origin,
      userId: stored.user.get()?.id ?? '',
      houseId: house.id,
      goodsId: goods.goodsId,
      goodsPriceId: price.goodsPriceId,
      priceCents: toCents(price.price),
      currency: price.currency,
      deviceIds,
      payMode,
    };
    await pay(basket, { result, cancelPath });
  };

  return (
    <DeviceCheckoutView
      {...view}
      step={asking ? 'preparing' : step}
      onOrder={(deviceIds, payMode) => void order(deviceIds, payMode)}
    />
  );
}
