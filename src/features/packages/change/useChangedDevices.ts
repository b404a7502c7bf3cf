import { useCallback } from 'react';
import type { Goods, PriceEntry } from '@homeview/contracts/domains/package/package.schemas';
import type { UnboundDevice } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { useDeviceChoice } from '../../../checkout/devices/deviceChoice';
import { showDeviceLimit } from '../../../checkout/devices/showDeviceLimit';
import { deviceLimit } from '../../../domain/plan/deviceLimit';
import { changeStart } from '../../../domain/plan/planChange';
import { useText } from '../../../i18n/useText';
import type { PlanChange } from '../usePlanOffer';

interface Options {
  readonly change: PlanChange;
  readonly goods: Goods;
  readonly price: PriceEntry;
  /** Devices of the house without a plan. */
  readonly unbound: readonly UnboundDevice[];
}

/**
 * The devices of a changed plan. A change that starts now keeps all devices and can add more up to
 * its limit; a later change that covers fewer lets the customer select which stay.
 */
export function useChangedDevices({ change, goods, price, unbound }: Options) {
  const text = useText();
  const { packageId, detail } = change;
  const start = changeStart(detail, price, goods);
  const limit = deviceLimit(price, goods);
  const held = detail.devList;
  const mustChoose = start === 'periodEnd' && held.length > limit;
  const max = mustChoose ? limit : limit - held.length;
  const offered = mustChoose ? held : start === 'now' && max > 0 ? unbound : [];

  const onOverLimit = useCallback(
    (_: string, takeInstead?: () => void) => {
      const message = mustChoose
        ? text('service_max_tips', { max: limit })
        : text('service_max', { max: limit });
      void showDeviceLimit(message, text, takeInstead);
    },
    [limit, mustChoose, text],
  );
  const { chosen, toggle } = useDeviceChoice({
    purpose: `${packageId}/${price.goodsPriceId}`,
    available: offered.map(({ deviceId }) => deviceId),
    limit: Math.max(0, max),
    onOverLimit,
  });

  const heldIds = held.map(({ deviceId }) => deviceId);
  return {
    start,
    /** Maximum number of devices in the new plan; Infinity for no limit. */
    limit,
    held,
    /** The devices to select from: those that may stay, or those that may be added. */
    offered,
    /** The new plan covers fewer devices than the current one has. */
    mustChoose,
    max,
    chosen,
    toggle,
    /** Devices to send: all covered ones if the change starts now, else only the selected ones. */
    ordered: start === 'now' ? [...heldIds, ...chosen] : chosen,
  };
}

export type ChangedDevicesChoice = ReturnType<typeof useChangedDevices>;
