import { useState } from 'react';
import type { LockStatus } from '@homeview/contracts/vocabulary/plan/lockStatus';
import { showDeviceLimit } from '../../../checkout/devices/showDeviceLimit';
import { fitsOneMore } from '../../../domain/plan/deviceLimit';
import { stayingDevices, keepChanges } from '../../../domain/plan/planDevices';
import type { HeldDevice, LockChoices } from '../../../domain/plan/planDevices';
import { useText } from '../../../i18n/useText';

const nothingKept = (): boolean => false;

/**
 * The devices selected to stay in the next plan; nothing is sent. Stores only the customer's
 * toggles, so a refetch of the plan leaves just the remaining changes.
 *
 * @param isFixed a device that cannot be unselected; no other one takes its place.
 */
export function useNextDevices<D extends HeldDevice>(
  devices: readonly D[],
  limit: number,
  isFixed: (device: D) => boolean = nothingKept,
) {
  const text = useText();
  const [choices, setChoices] = useState<LockChoices>(new Map());
  const kept = stayingDevices(devices, choices);

  const choose = (...changes: readonly (readonly [string, LockStatus])[]) =>
    setChoices(new Map([...choices, ...changes]));
  const sayLimit = (takeInstead?: () => void) =>
    void showDeviceLimit(text('service_max_tips', { max: limit }), text, takeInstead);

  const toggle = (id: string) => {
    if (kept.includes(id)) return choose([id, 0]);
    if (fitsOneMore(kept.length, limit)) return choose([id, 1]);
    const only = limit === 1 && devices.find(({ deviceId }) => deviceId === kept[0]);
    const canMove = only && !isFixed(only);
    sayLimit(canMove ? () => choose([only.deviceId, 0], [id, 1]) : undefined);
  };

  return { kept, toggle, changes: keepChanges(devices, choices), sayLimit };
}
