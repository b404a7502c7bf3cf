import { useMemo } from 'react';
import { DeviceList } from '@homeview/ui/DeviceList';
import type { DeviceListProps } from '@homeview/ui/DeviceList';
import { useText } from '../../i18n/useText';
import { useNames } from '../../shell/useNames';

interface Device {
  readonly deviceId: string;
  readonly deviceName: string;
}

interface Props<D extends Device> extends Pick<
  DeviceListProps,
  'label' | 'selectedIds' | 'onToggle' | 'single' | 'countLabel' | 'renderAction'
> {
  readonly devices: readonly D[];
  /** Devices that show a lock icon. */
  readonly isKept?: ((device: D) => boolean) | undefined;
  readonly lockedLabel?: string;
  /** Small text below the name of a device. Must be stable. */
  readonly detailOf?: (id: string) => string | undefined;
  /** How many devices can be selected; Infinity for no limit. */
  readonly limit?: number;
}

/** Devices of a plan or of its house; must stay fast with 10,000. */
export function PlanDeviceList<D extends Device>({
  devices,
  isKept,
  lockedLabel,
  detailOf,
  limit = Infinity,
  ...list
}: Props<D>) {
  const text = useText();
  const names = useNames();
  const rows = useMemo(
    () =>
      devices.map((device) => ({
        id: device.deviceId,
        name: names.device(device.deviceName),
        detail: detailOf?.(device.deviceId),
        locked: isKept?.(device) ?? false,
      })),
    [devices, isKept, detailOf, names],
  );
  return (
    <DeviceList
      {...list}
      devices={rows}
      searchLabel={text('selectDevice.search')}
      noMatchLabel={text('selectDevice.noMatch')}
      lockedLabel={lockedLabel ?? text('subscription.deviceLocked')}
      max={limit === Infinity ? undefined : limit}
    />
  );
}
