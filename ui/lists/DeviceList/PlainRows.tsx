import { DeviceRow } from './DeviceRow';
import { RowFrame } from './RowFrame';
import type { RowsProps } from './RowFrame';
import { useLatest } from './useLatest';

interface Props extends RowsProps {
  /** Renders only this many rows, from the first. */
  first?: number | undefined;
}

/** Renders every row of a short list. */
export function PlainRows({ first, ...props }: Props) {
  const { devices, selected, onToggle, group, lockedLabel, renderAction } = props;
  const toggle = useLatest(onToggle);
  return (
    <RowFrame {...props}>
      {devices.slice(0, first).map((device, index) => (
        <li key={device.id} aria-setsize={devices.length} aria-posinset={index + 1}>
          <DeviceRow
            device={device}
            checked={selected.has(device.id)}
            group={group}
            lockedLabel={lockedLabel}
            renderAction={renderAction}
            {...(onToggle ? { onToggle: toggle } : {})}
          />
        </li>
      ))}
    </RowFrame>
  );
}
