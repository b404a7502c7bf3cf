import { memo } from 'react';
import { DeviceList } from '@homeview/ui/DeviceList';
import { EmptyState } from '@homeview/ui/EmptyState';
import type { UnboundDevice } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { useText } from '../../i18n/useText';
import { useNames } from '../../shell/useNames';

interface Props {
  readonly houseName: string;
  readonly devices: readonly UnboundDevice[];
  readonly chosen: readonly string[];
  /** Infinity for no limit. */
  readonly limit: number;
  readonly onToggle: (id: string) => void;
  /** Text for an empty list; by default it says that the plan can be paid without a device. */
  readonly emptyMessage?: string | undefined;
}

/** The devices without a plan, to select from. */
export const DevicePicker = memo(function DevicePicker({
  houseName,
  devices,
  chosen,
  limit,
  ...more
}: Props) {
  const { onToggle, emptyMessage } = more;
  const text = useText();
  const names = useNames();
  if (devices.length === 0) {
    return (
      <EmptyState
        illustration="devices"
        title={text('device_no_valid')}
        message={emptyMessage ?? text('selectDevice.emptyMessage')}
      />
    );
  }
  const capped = limit !== Infinity;
  return (
    <DeviceList
      label={text('selectDevice.list', { house: houseName })}
      devices={devices.map(({ deviceId, deviceName }) => ({
        id: deviceId,
        name: names.device(deviceName),
      }))}
      selectedIds={chosen}
      onToggle={onToggle}
      searchLabel={text('selectDevice.search')}
      noMatchLabel={text('selectDevice.noMatch')}
      countLabel={
        capped
          ? text('selectDevice.count', { count: chosen.length, max: limit })
          : text('selectDevice.countUnlimited', { count: chosen.length })
      }
      lockedLabel={text('subscription.deviceLocked')}
      max={capped ? limit : undefined}
    />
  );
});
