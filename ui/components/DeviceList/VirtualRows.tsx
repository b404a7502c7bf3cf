import { styled } from '@mui/material/styles';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { cardSurface } from '../../theme';
import { DeviceRow } from './DeviceRow';
import type { ListedDevice } from './ListedDevice';
import { FIRST_RECT, measureRow, observeRect } from './measure';

export interface VirtualRowsProps {
  label: string;
  devices: readonly ListedDevice[];
  selected: ReadonlySet<string>;
  onToggle?: ((id: string) => void) | undefined;
  lockedLabel: string;
  renderAction?: ((device: ListedDevice) => ReactNode) | undefined;
  /** No further device may be chosen: the boxes of the others are dimmed. */
  full: boolean;
}

/** A row before it was measured, in px: one line of name. */
const ROW_PX = 65;

/** Rows kept ready above and below the visible ones. */
const OVERSCAN = 6;

const Scroller = styled('div')(({ theme }) => ({
  ...cardSurface(theme),
  maxHeight: 'min(34rem, 62dvh)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  contain: 'paint',
}));

const List = styled('ul')(({ theme }) => ({
  position: 'relative',
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { position: 'absolute', insetInline: 0, top: 0 },
  '& > li:not([aria-posinset="1"])': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '&[data-full="true"] > li:not(:has(:checked))': { '& input': { opacity: 0.45 } },
}));

/** The rows one can see, and a few more, out of however many there are. */
export function VirtualRows(props: VirtualRowsProps) {
  const { label, devices, selected, onToggle, lockedLabel, renderAction, full } = props;
  const scroller = useRef<HTMLDivElement>(null);
  // The same function from render to render, or all rows are laid out anew at every tick.
  const keyOf = useCallback((index: number) => devices[index]?.id ?? index, [devices]);
  // eslint-disable-next-line react-hooks/incompatible-library -- the compiler is not used here
  const list = useVirtualizer<HTMLDivElement, Element>({
    count: devices.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_PX,
    getItemKey: keyOf,
    overscan: OVERSCAN,
    initialRect: FIRST_RECT,
    observeElementRect: observeRect,
    measureElement: measureRow(ROW_PX),
  });

  const latest = useRef(onToggle);
  useEffect(() => {
    latest.current = onToggle;
  }, [onToggle]);
  const toggle = useCallback((id: string) => latest.current?.(id), []);

  if (devices.length === 0) return null;
  // A list to look at has nothing to focus, and must still scroll by keyboard.
  const focusable =
    onToggle || renderAction ? {} : { tabIndex: 0, role: 'group', 'aria-label': label };
  return (
    <Scroller ref={scroller} {...focusable}>
      <List aria-label={label} data-full={full} style={{ height: list.getTotalSize() }}>
        {list.getVirtualItems().map((item) => {
          const device = devices[item.index];
          if (!device) return null;
          return (
            <li
              key={item.key}
              ref={list.measureElement}
              data-index={item.index}
              aria-setsize={devices.length}
              aria-posinset={item.index + 1}
              style={{ transform: `translateY(${item.start}px)` }}
            >
              <DeviceRow
                device={device}
                checked={selected.has(device.id)}
                lockedLabel={lockedLabel}
                renderAction={renderAction}
                {...(onToggle ? { onToggle: toggle } : {})}
              />
            </li>
          );
        })}
      </List>
    </Scroller>
  );
}
