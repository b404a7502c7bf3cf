import { DeviceRow } from './DeviceRow';
import { noteFocus } from './focusHandOver';
import { RowFrame } from './RowFrame';
import type { RowsProps } from './RowFrame';
import { useLatest } from './useLatest';

export interface AllRowsProps extends RowsProps {
  /** How many there are, when these are only the first of them. */
  total?: number | undefined;
}

/** All rows one below the other, seen or not: for lists of ordinary length. */
export function AllRows({ total, handOver, ...props }: AllRowsProps) {
  const { devices, selected, onToggle, lockedLabel, renderAction } = props;
  const toggle = useLatest(onToggle);
  return (
    <RowFrame {...props} {...(handOver ? noteFocus(handOver) : {})}>
      {devices.map((device, index) => (
        <li key={device.id} aria-setsize={total ?? devices.length} aria-posinset={index + 1}>
          <DeviceRow
            device={device}
            checked={selected.has(device.id)}
            lockedLabel={lockedLabel}
            renderAction={renderAction}
            {...(onToggle ? { onToggle: toggle } : {})}
          />
        </li>
      ))}
    </RowFrame>
  );
}
