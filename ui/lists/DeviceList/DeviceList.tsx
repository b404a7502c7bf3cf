import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { NoMatch, SearchInput, normalizeText } from '../../inputs/SearchInput';
import type { ListedDevice } from './ListedDevice';
import { DeviceRows } from './DeviceRows';

export interface DeviceListProps {
  /** Name of the list, for screen readers. */
  label: string;
  devices: readonly ListedDevice[];
  selectedIds?: readonly string[] | undefined;
  /** Without it the list is read-only, without checkboxes. */
  onToggle?: ((id: string) => void) | undefined;
  /** One device is chosen: radio buttons instead of checkboxes. */
  single?: boolean | undefined;
  searchLabel: string;
  /** Shown and announced if the search has no result. */
  noMatchLabel: string;
  /** "2 of 5 selected": shown above the list and announced politely when it changes. */
  countLabel?: string | undefined;
  lockedLabel: string;
  /** One action per device, as of `DeviceTile`; called only for rendered rows. */
  renderAction?: ((device: ListedDevice) => ReactNode) | undefined;
  /**
   * Maximum number of selected devices. Once it is reached, other rows are dimmed but still call
   * `onToggle`, so that the page can refuse and explain.
   */
  max?: number | undefined;
}

/** Number of devices from which a list has a search. */
const SEARCH_THRESHOLD = 10;

const NONE: readonly string[] = [];

/** Up to 10,000 devices of a house, with a search by name. Only the visible rows are rendered. */
export function DeviceList(props: DeviceListProps) {
  const { devices, selectedIds = NONE, single = false, max } = props;
  const group = useId();
  // Plain state: React Hook Form would add 13 kB to every screen with devices.
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(normalizeText(query));
  const searchable = devices.length >= SEARCH_THRESHOLD;
  const searching = searchable && wanted !== '';

  const names = useMemo(
    () => (searching ? devices.map(({ name }) => normalizeText(name)) : []),
    [devices, searching],
  );
  const shown = useMemo(
    () => (searching ? devices.filter((_, index) => names[index]?.includes(wanted)) : devices),
    [devices, names, searching, wanted],
  );
  const selected = useMemo(() => new Set(selectedIds), [selectedIds]);

  return (
    <div>
      {searchable ? (
        <Box sx={{ mb: 2 }}>
          <SearchInput
            label={props.searchLabel}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </Box>
      ) : null}
      {props.countLabel ? (
        <Typography role="status" color="textSecondary" sx={{ mb: 1.5, fontWeight: 560 }}>
          {props.countLabel}
        </Typography>
      ) : null}
      {shown.length === 0 ? null : (
        <DeviceRows
          label={props.label}
          devices={shown}
          total={devices.length}
          selected={selected}
          full={max !== undefined && selected.size >= max}
          group={single ? group : undefined}
          lockedLabel={props.lockedLabel}
          renderAction={props.renderAction}
          onToggle={props.onToggle}
        />
      )}
      <div role="status">
        {shown.length === 0 && devices.length > 0 ? <NoMatch>{props.noMatchLabel}</NoMatch> : null}
      </div>
    </div>
  );
}
