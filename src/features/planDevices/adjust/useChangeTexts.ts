import type {
  PlanDevice,
  SubscriptionDetail,
  UnboundDevice,
} from '@homeview/contracts/domains/subscription/subscription.schemas';
import type { DeviceChanges } from '../../../domain/plan/planDevices';
import { useText } from '../../../i18n/useText';
import { useDeviceList } from '../useDeviceList';

export interface HouseDevices {
  readonly detail: Pick<SubscriptionDetail, 'devList' | 'maxDevNum' | 'isUnlimited'>;
  /** Devices of the house without a plan. */
  readonly unbound: readonly UnboundDevice[];
}

/** What an update of a plan's devices did, in words with the names of the devices. */
export function useChangeTexts({ detail, unbound }: HouseDevices) {
  const text = useText();
  const list = useDeviceList();

  const namesOf = (ids: readonly string[]): string => {
    const wanted = new Set(ids);
    return list([...detail.devList, ...unbound].filter(({ deviceId }) => wanted.has(deviceId)));
  };

  const covered = (ids: readonly string[]) =>
    text('save_successful', { what: 'covered', names: namesOf(ids), count: ids.length });

  /** The devices that stay in the next plan. */
  const kept = ({ keep, stopKeeping }: DeviceChanges) => {
    const ids = detail.devList
      .filter(({ deviceId, lockStatus }) =>
        lockStatus === 1 ? !stopKeeping.includes(deviceId) : keep.includes(deviceId),
      )
      .map(({ deviceId }) => deviceId);
    return text('save_successful', { what: 'kept', names: namesOf(ids), count: ids.length });
  };

  const coverage = ({ remove, bind }: DeviceChanges): string | null => {
    if (remove.length === 0) return bind.length > 0 ? covered(bind) : null;
    return text('remove_success', {
      what: bind.length > 0 ? 'exchanged' : 'removed',
      names: namesOf(remove),
      added: namesOf(bind),
      count: bind.length > 0 ? bind.length : remove.length,
    });
  };

  return {
    namesOf,
    covered,
    done: (changes: DeviceChanges): string =>
      [
        changes.keep.length + changes.stopKeeping.length > 0 ? kept(changes) : null,
        coverage(changes),
      ]
        .filter((sentence) => sentence !== null)
        .join(' '),
    /** Which devices the plan covers now; null if it could not be loaded. */
    now: (devices: readonly PlanDevice[] | null): string =>
      devices === null
        ? text('adjustDevice.coveredUnknown')
        : text('adjustDevice.coveredNow', { names: list(devices), count: devices.length }),
  };
}
