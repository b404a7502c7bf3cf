import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useRef, type CSSProperties } from 'react';
import { DeviceRow } from './DeviceRow';
import { FIRST_RECT, measureRow, observeRect } from './measure';
import { RowFrame } from './RowFrame';
import type { RowsProps } from './RowFrame';
import { useFocusedRow } from './useFocusedRow';
import { useLatest } from './useLatest';
import { usePrinting } from './usePrinting';

/** Estimated height of a row with a one-line name, in px. */
const ROW_PX = 65;

/** Rows rendered above and below the visible ones. */
const OVERSCAN = 6;

const placedAt = (startPx: number): CSSProperties => ({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  transform: `translateY(${startPx}px)`,
});

/** Renders the visible rows and a few more. The default export is the one that `lazy` loads. */
export default function VirtualRows(props: RowsProps) {
  const { devices, selected, onToggle, group, lockedLabel, renderAction } = props;
  const scroller = useRef<HTMLDivElement>(null);
  // A stable function; otherwise all rows are laid out again on every toggle.
  const keyOf = useCallback((index: number) => devices[index]?.id ?? index, [devices]);
  const { rangeExtractor, focusHandlers } = useFocusedRow(devices);
  // eslint-disable-next-line react-hooks/incompatible-library -- the compiler is not used here
  const list = useVirtualizer<HTMLDivElement, Element>({
    count: devices.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    getItemKey: keyOf,
    overscan: OVERSCAN,
    rangeExtractor,
    initialRect: FIRST_RECT,
    observeElementRect: observeRect,
    measureElement: measureRow(ROW_PX),
  });

  const toggle = useLatest(onToggle);
  // All rows are rendered for printing.
  const whole = usePrinting();
  const drawn = whole
    ? devices.map((_, index) => ({ index, key: keyOf(index), start: null }))
    : list.getVirtualItems();

  return (
    <RowFrame
      {...props}
      {...focusHandlers}
      ref={scroller}
      listStyle={whole ? {} : { height: list.getTotalSize() }}
    >
      {drawn.map((item) => {
        const device = devices[item.index];
        if (!device) return null;
        // Scrolling re-renders only this row; the memoized tile in it does not re-render.
        return (
          <li
            key={item.key}
            ref={whole ? null : list.measureElement}
            data-index={item.index}
            aria-setsize={devices.length}
            aria-posinset={item.index + 1}
            style={item.start === null ? {} : placedAt(item.start)}
          >
            <DeviceRow
              device={device}
              checked={selected.has(device.id)}
              group={group}
              lockedLabel={lockedLabel}
              renderAction={renderAction}
              {...(onToggle ? { onToggle: toggle } : {})}
            />
          </li>
        );
      })}
    </RowFrame>
  );
}
