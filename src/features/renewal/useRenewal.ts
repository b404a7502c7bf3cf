import { useCallback } from 'react';
import type { House } from '@homeview/contracts/domains/house/house.schemas';
import type { Goods } from '@homeview/contracts/domains/package/package.schemas';
import type {
  SubscriptionDetail,
  UnboundDevice,
} from '@homeview/contracts/domains/subscription/subscription.schemas';
import type { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { confirmNoDevice } from '../../checkout/devices/confirmNoDevice';
import { useDeviceChoice } from '../../checkout/devices/deviceChoice';
import { showDeviceLimit } from '../../checkout/devices/showDeviceLimit';
import { useCheckout } from '../../checkout/order/useCheckout';
import { usePersistedPrice } from '../../checkout/plan/usePersistedPrice';
import { usePayMode } from '../../checkout/payment/usePayMode';
import { useTerms } from '../../checkout/terms/useTerms';
import { deviceLimit } from '../../domain/plan/deviceLimit';
import { firstPrice } from '../../domain/offer/offer';
import { toCents } from '../../domain/offer/price';
import { useText } from '../../i18n/useText';
import { stored } from '../../platform/storage/storedItems';
import type { RenewalPrices } from './renewalPrices';

export interface RenewalOf {
  readonly packageId: string;
  readonly detail: SubscriptionDetail;
  /** The package of the plan, and the prices that renew it. */
  readonly goods: Goods;
  readonly prices: RenewalPrices;
  /** The house of the plan. */
  readonly house: House;
  /** The house's devices without a plan. */
  readonly devices: readonly UnboundDevice[];
  readonly payModes: readonly PayMode[];
}

/**
 * State of a renewal: price, devices, payment method and terms. An active plan keeps its devices;
 * an expired one restarts with the selected devices.
 */
export function useRenewal({ packageId, detail, goods, prices, ...more }: RenewalOf) {
  const { house, devices, payModes } = more;
  const text = useText();
  const [checkedPriceId, choosePrice] = usePersistedPrice(packageId);
  const price =
    prices.find(({ goodsPriceId }) => goodsPriceId === checkedPriceId) ??
    firstPrice(prices, detail.planUnit) ??
    prices[0];
  const limit = deviceLimit(price, goods);
  const onOverLimit = useCallback(
    (_: string, takeInstead?: () => void) =>
      void showDeviceLimit(text('service_max', { max: limit }), text, takeInstead),
    [limit, text],
  );
  const { chosen, toggle } = useDeviceChoice({
    purpose: `renew/${packageId}`,
    available: detail.isExpire ? devices.map(({ deviceId }) => deviceId) : [],
    limit,
    onOverLimit,
  });
  const { modes, payMode, pick } = usePayMode(payModes, detail.payMode);
  const terms = useTerms(price.goodsPriceId, { orders: true });
  const { step, pay } = useCheckout();

  /** Resolves to true if all required inputs are complete; asks for the missing ones. */
  async function isSettled(): Promise<boolean> {
    if (step !== 'idle' || payMode === undefined || !(await terms.requireAgreement())) return false;
    return !detail.isExpire || chosen.length > 0 || (await confirmNoDevice(text));
  }

  async function order(): Promise<void> {
    if (payMode === undefined) return;
    await pay({
      call: 'renew',
      packageId,
      userId: stored.user.get()?.id ?? '',
      houseId: house.id,
      goodsId: goods.goodsId,
      goodsPriceId: price.goodsPriceId,
      priceCents: toCents(price.price),
      currency: price.currency,
      deviceIds: detail.isExpire ? chosen : detail.devList.map(({ deviceId }) => deviceId),
      payMode,
    });
  }

  return {
    price,
    choosePrice,
    limit,
    chosen,
    toggle,
    modes,
    payMode,
    pick,
    terms,
    step,
    isSettled,
    order,
  };
}

export type Renewal = ReturnType<typeof useRenewal>;
