import { useRef } from 'react';
import type { PlanDevice } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { useText } from '../../../i18n/useText';
import { dialogs } from '../../../shell/feedback';
import { useNames } from '../../../shell/useNames';
import { isKept } from '../isKept';
import { removalDialog } from './removalDialog';

/** Asks once whether these devices may lose their data; a double click opens one dialog. */
export function useConfirmRemoval() {
  const text = useText();
  const names = useNames();
  const asking = useRef(false);

  return async (devices: readonly PlanDevice[]): Promise<boolean> => {
    if (asking.current) return false;
    asking.current = true;
    const removed = devices.map((device) => ({
      id: device.deviceId,
      name: names.device(device.deviceName),
      locked: isKept(device),
    }));
    const { by } = await dialogs.open(removalDialog(text, removed));
    asking.current = false;
    return by === 'confirm';
  };
}
