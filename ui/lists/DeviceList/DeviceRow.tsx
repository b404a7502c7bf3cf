import { memo, useCallback } from 'react';
import type { ReactNode } from 'react';
import { DeviceTile } from '../DeviceTile';
import type { ListedDevice } from './ListedDevice';

export interface DeviceRowProps {
  device: ListedDevice;
  checked: boolean;
  /** Must be a stable function; otherwise every row re-renders on every toggle. */
  onToggle?: ((id: string) => void) | undefined;
  group?: string | undefined;
  lockedLabel: string;
  renderAction?: ((device: ListedDevice) => ReactNode) | undefined;
}

/** A memoized row that re-renders only when its own device or selection changes. */
export const DeviceRow = memo(function DeviceRow(props: DeviceRowProps) {
  const { device, checked, onToggle, group, lockedLabel, renderAction } = props;
  const toggle = useCallback(() => onToggle?.(device.id), [onToggle, device.id]);
  return (
    <DeviceTile
      name={device.name}
      detail={device.detail}
      locked={device.locked}
      lockedLabel={lockedLabel}
      checked={checked}
      group={group}
      action={renderAction?.(device)}
      {...(onToggle ? { onToggle: toggle } : {})}
    />
  );
});
