import { DeviceList, type ListedDevice } from '@homeview/ui/DeviceList';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For the devices of a house or a plan, to look at, to choose or to remove. It works for 1 and for 10,000 devices; for a single device take DeviceTile.',
  do: [
    'Leave onToggle out for a list to look at; pass renderAction for one link per device.',
    'Say in countLabel how many are chosen: it is announced with every change.',
    'Pass max, refuse more in onToggle and say why in a toast: rows beyond max still call it.',
    'Set locked on a device that its plan holds, and say so in lockedLabel.',
  ],
  dont: [
    'Add a search or pages: the search shows from 10 devices on, and only visible rows render.',
    'Show it without devices: use EmptyState with illustration="devices".',
    'Hide devices that cannot be chosen: lock them, so that the customer knows why.',
  ],
};

interface PickerProps {
  readonly devices: readonly ListedDevice[];
  readonly chosenIds: readonly string[];
  readonly max: number;
  readonly onToggle: (id: string) => void;
}

export const Example = ({ devices, chosenIds, max, onToggle }: PickerProps) => (
  <DeviceList
    label="Devices of Maple Street 12"
    devices={devices}
    selectedIds={chosenIds}
    onToggle={onToggle}
    max={max}
    countLabel={`${chosenIds.length} of ${max} devices selected`}
    searchLabel="Search devices"
    noMatchLabel="No device with this name"
    lockedLabel="Stays with its plan"
  />
);
