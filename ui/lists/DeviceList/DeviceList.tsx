import { styled } from '@mui/material/styles';
import { Suspense, lazy, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { NoMatch, SearchInput } from '../../inputs/SearchInput';
import type { FocusedControl } from './focusHandOver';
import type { ListedDevice } from './ListedDevice';
import { AllRows } from './AllRows';

const Count = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  margin: '0 0 12px',
  color: theme.vars.palette.text.secondary,
  fontWeight: 560,
}));

export interface DeviceListProps {
  /** Name of the list, for screen readers. */
  label: string;
  devices: readonly ListedDevice[];
  selectedIds?: readonly string[] | undefined;
  /** Without it the list is there to look at: no checkboxes. */
  onToggle?: ((id: string) => void) | undefined;
  searchLabel: string;
  /** From how many devices on the search shows; 10 unless told. */
  searchThreshold?: number | undefined;
  /** Said when the search finds nothing. */
  noMatchLabel: string;
  /** "2 of 5 selected": shown above the list and announced politely when it changes. */
  countLabel?: string | undefined;
  lockedLabel: string;
  /** One thing to do with a device, at the end of its row; called for the rows that are rendered. */
  renderAction?: ((device: ListedDevice) => ReactNode) | undefined;
  /**
   * How many may be chosen. Rows beyond it are dimmed but still call `onToggle`, so that the page
   * can say why the device was not taken; the page decides.
   */
  max?: number | undefined;
}

/** From this many devices on a list is easier to search than to scroll (look.md, rule 9). */
export const SEARCH_THRESHOLD = 10;

/** Lists up to so many devices are drawn whole: hardly a house has more. */
const DRAWN_WHOLE = 40;

/**
 * So many are there at once, while what draws a long list is fetched: more than one sees, and no more
 * than it draws itself at first, or a focus on one of them would be lost.
 */
const DRAWN_FIRST = 16;

// Where it cannot be fetched, all rows are drawn: slow for thousands, and none is missing.
const LongRows = lazy(() => import('./VirtualRows').catch(() => ({ default: AllRows })));

const NONE: readonly string[] = [];

/** Devices of a house, 1 or 10,000: searched by name, and only the visible rows are rendered. */
export function DeviceList(props: DeviceListProps) {
  const { devices, selectedIds = NONE, searchThreshold = SEARCH_THRESHOLD, max } = props;
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query.trim().toLocaleLowerCase());
  const searchable = devices.length >= searchThreshold;

  const shown = useMemo(
    () =>
      searchable && wanted !== ''
        ? devices.filter((device) => device.name.toLocaleLowerCase().includes(wanted))
        : devices,
    [devices, searchable, wanted],
  );
  const selected = useMemo(() => new Set(selectedIds), [selectedIds]);

  const handOver = useRef<FocusedControl>(null);
  const firstRows = useMemo(() => shown.slice(0, DRAWN_FIRST), [shown]);
  const rows = {
    label: props.label,
    devices: shown,
    selected,
    full: max !== undefined && selected.size >= max,
    lockedLabel: props.lockedLabel,
    renderAction: props.renderAction,
    onToggle: props.onToggle,
  };

  return (
    <div>
      {searchable ? (
        <div style={{ marginBottom: 16 }}>
          <SearchInput label={props.searchLabel} value={query} onChange={setQuery} />
        </div>
      ) : null}
      {props.countLabel ? <Count role="status">{props.countLabel}</Count> : null}
      {shown.length === 0 ? null : devices.length <= DRAWN_WHOLE ? (
        <AllRows {...rows} />
      ) : (
        <Suspense
          fallback={
            <AllRows {...rows} devices={firstRows} total={shown.length} handOver={handOver} />
          }
        >
          <LongRows {...rows} handOver={handOver} />
        </Suspense>
      )}
      <div role="status">
        {shown.length === 0 && devices.length > 0 ? <NoMatch>{props.noMatchLabel}</NoMatch> : null}
      </div>
    </div>
  );
}
