import { memo, useCallback } from 'react';
import type { ReactNode } from 'react';
import { DeviceTile } from '../DeviceTile';
import type { ListedDevice } from './ListedDevice';

export interface DeviceRowProps {
  device: ListedDevice;
  checked: boolean;
  /** Must stay the same function from render to render, or every row renders with every tick. */
  onToggle?: ((id: string) => void) | undefined;
  lockedLabel: string;
  renderAction?: ((device: ListedDevice) => ReactNode) | undefined;
}

/** A row that renders again only when its own device or tick changes. */
export const DeviceRow = memo(function DeviceRow(props: DeviceRowProps) {
  const { device, checked, onToggle, lockedLabel, renderAction } = props;
  const toggle = useCallback(() => onToggle?.(device.id), [onToggle, device.id]);
  return (
    <DeviceTile
      name={device.name}
      detail={device.detail}
      locked={device.locked}
      lockedLabel={lockedLabel}
      checked={checked}
      action={renderAction?.(device)}
      {...(onToggle ? { onToggle: toggle } : {})}
    />
  );
});
