import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { LONG_TEXTS, onTheSmallestPhone } from '../../testing/longTexts';
import { TextLink } from '../../navigation/TextLink';
import { VisuallyHidden } from '../../layout/VisuallyHidden';
import { DeviceList } from './DeviceList';
import type { ListedDevice } from './ListedDevice';

const rooms = ['Front door', 'Garage', 'Nursery', 'Garden gate', 'Hall', 'Kitchen', 'Porch lamp'];

const home = (count: number): ListedDevice[] =>
  Array.from({ length: count }, (_, i) => ({
    id: String(i),
    name: i < rooms.length ? (rooms[i] ?? '') : `${rooms[i % rooms.length] ?? ''} ${i + 1}`,
    detail: i % rooms.length === 6 ? 'Light' : 'Camera',
  }));

interface ListProps {
  devices: ListedDevice[];
  initial?: string[];
  max?: number;
  readOnly?: boolean;
  removable?: boolean;
}

const removeLink = ({ name }: ListedDevice) => (
  <TextLink standalone>
    Remove<VisuallyHidden> {name}</VisuallyHidden>
  </TextLink>
);

function List({ devices, initial = [], max, readOnly, removable }: ListProps) {
  const [ids, setIds] = useState(initial);
  const toggle = (id: string) => {
    if (ids.includes(id)) setIds(ids.filter((other) => other !== id));
    else if (max === undefined || ids.length < max) setIds([...ids, id]);
  };
  return (
    <DeviceList
      label="Devices"
      devices={devices}
      selectedIds={ids}
      onToggle={readOnly || removable ? undefined : toggle}
      renderAction={removable ? removeLink : undefined}
      searchLabel="Search devices"
      noMatchLabel="No device has this name"
      countLabel={`${ids.length} of ${max ?? devices.length} selected`}
      lockedLabel="Stays with its plan"
      max={max}
    />
  );
}

const meta = {
  title: 'Lists/DeviceList',
  component: List,
  args: { devices: home(3) },
} satisfies Meta<typeof List>;
export default meta;

type Story = StoryObj<typeof meta>;

export const One: Story = { args: { devices: home(1) } };
export const Three: Story = {
  args: { initial: ['0'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Garage'));
    await expect(canvas.getByRole('checkbox', { name: /Garage/ })).toBeChecked();
    await expect(canvas.getByText('2 of 3 selected')).toBeVisible();
  },
};
export const Forty: Story = {
  args: { devices: home(40), initial: ['1'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'garden');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(6));
  },
};
export const TenThousand: Story = {
  args: { devices: home(10_000) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(40);
    const scroller = canvas.getByRole('list').parentElement as HTMLElement;
    scroller.scrollTop = scroller.scrollHeight / 2;
    await waitFor(() => expect(canvas.getAllByText(/ 50\d\d$/).length).toBeGreaterThan(0), {
      timeout: 10_000,
    });
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(40);
  },
  parameters: { pictures: [] },
};
/** What has the focus, and what row of the list it is in. */
const focused = () => document.activeElement as HTMLElement;
const focusedRow = () => Number(focused().closest('li')?.getAttribute('aria-posinset'));

export const ByKeyboard: Story = {
  args: { devices: home(12) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: /^Front door Camera/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(focused()).toBeChecked();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(focused()).not.toBeChecked();
    await expect(canvas.getByText('0 of 12 selected')).toBeVisible();
  },
  parameters: { pictures: [] },
};
export const TenThousandByKeyboard: Story = {
  args: { devices: home(10_000) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('1 of 10000 selected')).toBeVisible();
    // Tab goes on through rows that were not there before.
    for (let row = 2; row <= 30; row += 1) {
      await userEvent.tab();
      await expect(focusedRow()).toBe(row);
    }
    // Scrolled away from, the row keeps the focus, and Tab goes on from there.
    const scroller = canvas.getByRole('list').parentElement as HTMLElement;
    scroller.scrollTop = scroller.scrollHeight / 2;
    await waitFor(() => expect(canvas.getAllByText(/ 50\d\d$/).length).toBeGreaterThan(0), {
      timeout: 10_000,
    });
    await expect(focusedRow()).toBe(30);
    await userEvent.tab();
    await expect(focusedRow()).toBe(31);
    await userEvent.keyboard(' ');
    await expect(focused()).toBeChecked();
    // The search finds one of them all.
    await userEvent.type(canvas.getByRole('searchbox'), 'nursery 9998');
    await waitFor(() => expect(canvas.queryAllByRole('checkbox')).toHaveLength(0));
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.type(canvas.getByRole('searchbox'), 'KITCHEN 9995');
    await waitFor(() => expect(canvas.getAllByRole('checkbox')).toHaveLength(1));
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: /Kitchen 9995/ })).toBeChecked();
    await expect(canvas.getByText('3 of 10000 selected')).toBeVisible();
  },
  parameters: { pictures: [] },
};
export const Full: Story = { args: { max: 2, initial: ['0', '1'] } };
export const Locked: Story = {
  args: {
    devices: home(3).map((device, i) => ({ ...device, locked: i === 0 })),
    initial: ['0'],
  },
};
export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    // All of it is seen: there is nothing to stop at.
    await expect(canvasElement).not.toContainElement(focused());
  },
};
export const ManyToLookAt: Story = {
  args: { devices: home(30), readOnly: true },
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('group', { name: /^Devices/ });
    for (let stops = 0; stops < 2 && focused() !== list; stops += 1) await userEvent.tab();
    await expect(list).toHaveFocus();
  },
  parameters: { pictures: [] },
};
export const WithActions: Story = {
  args: { devices: home(40).map((device, i) => ({ ...device, locked: i === 1 })), removable: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Remove Garage' })).toBeVisible();
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};
export const NothingFound: Story = {
  args: { devices: home(12) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'attic');
    await waitFor(() => expect(canvas.getByText('No device has this name')).toBeVisible());
  },
};
export const LongNamesOnASmallPhone: Story = {
  args: {
    devices: home(12).map((device) => ({
      ...device,
      name: `${device.name} Kamera über dem Gartentor hinter dem Haus der Großeltern`,
    })),
  },
  globals: { viewport: { value: 'smallPhone' } },
  parameters: { pictures: [] },
};
export const LongTexts: Story = {
  ...onTheSmallestPhone,
  args: {
    devices: home(12).map((device, at) => {
      const text = LONG_TEXTS[at % LONG_TEXTS.length] ?? '';
      return { ...device, name: text, detail: text, locked: at % 2 === 1 };
    }),
  },
};
