import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { DeviceList } from '@homeview/ui/DeviceList';
import { AppTheme } from '@homeview/ui/theme';
import { NaiveList } from './NaiveList';
import { msUntilPainted } from './painted';

export type ListKind = 'ours' | 'naive';

/** What the page offers to the benchmark. All times in ms, up to the painted frame. */
export interface ListBench {
  mount(kind: ListKind, count: number): Promise<number>;
  /** Ticks or unticks one of the first rows. @throws Error when the box did not change. */
  toggle(row: number): Promise<number>;
  unmount(): Promise<number>;
}

declare global {
  interface Window {
    lists: ListBench;
  }
}

const devicesOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(40001 + index),
    name: `Camera ${index + 1}`,
    detail: 'Camera',
  }));

type Devices = ReturnType<typeof devicesOf>;

function Screen({ kind, devices }: { kind: ListKind; devices: Devices }) {
  const [selectedIds, setIds] = useState<readonly string[]>([]);
  const onToggle = (id: string) =>
    setIds((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));
  const list = { devices, selectedIds, onToggle };
  if (kind === 'naive') return <NaiveList {...list} />;
  const words = { label: 'Devices', searchLabel: 'Search', noMatchLabel: 'None' };
  const count = `${selectedIds.length} of ${devices.length} selected`;
  return <DeviceList {...list} {...words} lockedLabel="Locked" countLabel={count} />;
}

let root: Root | undefined;

window.lists = {
  mount: async (kind, count) => {
    const devices = devicesOf(count);
    const place = document.body.appendChild(document.createElement('div'));
    const taken = await msUntilPainted(() => {
      const made = createRoot(place);
      root = made;
      // Synchronously, because React might otherwise render after the measured frame.
      flushSync(() =>
        made.render(
          <AppTheme>
            <Screen kind={kind} devices={devices} />
          </AppTheme>,
        ),
      );
    });
    return taken;
  },
  toggle: async (row) => {
    const box = document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')[row];
    const before = box?.checked;
    const taken = await msUntilPainted(() => box?.click());
    if (!box || box.checked === before) throw new Error(`Row ${row} was not toggled.`);
    return taken;
  },
  unmount: () =>
    msUntilPainted(() => {
      root?.unmount();
      document.body.replaceChildren();
    }),
};
