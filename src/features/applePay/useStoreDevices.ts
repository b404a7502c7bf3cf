import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { UnboundDevice } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { saveDeviceSelection, useDeviceChoice } from '../../checkout/devices/deviceChoice';
import { showDeviceLimit } from '../../checkout/devices/showDeviceLimit';
import { formatPrice, toCents } from '../../domain/offer/price';
import { storeLimit, unlimitedTier } from '../../domain/payment/storeTiers';
import { useText } from '../../i18n/useText';
import { dialogs } from '../../shell/feedback';
import type { WalletOffer } from './useWalletOffer';

/**
 * The devices selected for a store tier. One device over the limit recommends the unlimited tier of
 * the same cycle if it is offered and not already subscribed; otherwise a toast shows the limit.
 */
export function useStoreDevices(
  { goods, price, house, holdFor }: WalletOffer,
  devices: readonly UnboundDevice[],
) {
  const text = useText();
  const navigate = useNavigate();
  const limit = storeLimit(goods, price);
  // Shared by all tiers of a package, so the selection survives a change of tier.
  const purpose = `${house.id}/${goods.goodsId}/store`;
  // An existing subscription blocks every store purchase, so no plan is recommended then.
  const unlimited = holdFor(price.planUnit) === null ? unlimitedTier(goods, price) : undefined;

  const onOverLimit = useCallback(
    async (wanted: string, chosen: readonly string[], takeInstead?: () => void) => {
      if (!unlimited) {
        const message =
          limit === 1 ? text('select_max_one_tips') : text('select_max_tips', { max: limit });
        await showDeviceLimit(message, text, takeInstead);
        return;
      }
      const answer = await dialogs.open({
        content: text('applePay.tryUnlimited', {
          max: limit,
          house: house.name,
          price: formatPrice(toCents(unlimited.price)),
          unit: unlimited.planUnit,
        }),
        confirmLabel: text('applePay.takeUnlimited'),
      });
      if (answer.by !== 'confirm') return;
      saveDeviceSelection(purpose, [...chosen, wanted]);
      await navigate({
        to: '/applePay/selectDevice',
        search: { goodsId: goods.goodsId, checkedPriceId: unlimited.goodsPriceId },
        replace: true,
      });
    },
    [goods.goodsId, house.name, limit, navigate, purpose, text, unlimited],
  );

  const { chosen, toggle } = useDeviceChoice({
    purpose,
    available: devices.map((device) => device.deviceId),
    limit,
    onOverLimit: (id, takeInstead) => void onOverLimit(id, chosen, takeInstead),
  });
  return { limit, chosen, toggle };
}
