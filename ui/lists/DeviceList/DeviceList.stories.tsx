import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { DeviceChooser } from '../../testing/DeviceChooser';
import { useArg } from '../../testing/useArg';
import { home } from '../../testing/home';
import { LONG_TEXTS, onTheSmallestPhone } from '../../testing/longTexts';
import { TextLink } from '../../navigation/TextLink';
import { VisuallyHidden } from '../../layout/VisuallyHidden';
import { DeviceList } from './DeviceList';

/**
 * For the devices of a house or a plan, to look at, to choose or to remove. It works for 1 and for
 * 10,000 devices; for a single device take DeviceTile.
 *
 * **Do**
 *
 * - Leave onToggle out for a list to look at; pass renderAction for one link per device.
 * - Say in countLabel how many are chosen: it is announced with every change.
 * - Set single to choose one device: radio buttons, of which only the chosen one is a tab stop.
 * - Pass max, refuse more in onToggle and say why in a toast: rows beyond max still call it.
 * - Set locked on a device that its plan holds, and say so in lockedLabel.
 *
 * **Don’t**
 *
 * - Add a search or pages: the search shows from 10 devices on, and only visible rows render.
 * - Show it without devices: use EmptyState with illustration="devices".
 * - Hide devices that cannot be chosen: lock them, so that the customer knows why.
 */
const meta = {
  title: 'Lists/DeviceList',
  component: DeviceList,
  args: {
    label: 'Devices',
    devices: home(3),
    selectedIds: [],
    onToggle: fn(),
    searchLabel: 'Search devices',
    noMatchLabel: 'No device has this name',
    lockedLabel: 'Stays with its plan',
  },
  render: DeviceChooser,
} satisfies Meta<typeof DeviceList>;
export default meta;

type Story = StoryObj<typeof DeviceList>;

export const One: Story = { args: { devices: home(1) } };
export const Three: Story = {
  args: { selectedIds: ['0'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Garage'));
    await expect(canvas.getByRole('checkbox', { name: /Garage/ })).toBeChecked();
    await expect(canvas.getByText('2 of 3 selected')).toBeVisible();
  },
};
export const Forty: Story = {
  args: { devices: home(40), selectedIds: ['1'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'garden');
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(6));
  },
};
/** Waits for the code for virtual rows, whose rows have an index in the whole list. */
const virtualRows = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('li[data-index]')).not.toBeNull(), {
    timeout: 10_000,
  });

export const TenThousand: Story = {
  args: { devices: home(10_000) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await virtualRows(canvasElement);
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
/** The focused element and the number of its row. */
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
    await virtualRows(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('1 of 10000 selected')).toBeVisible();
    // Tab continues through rows that were not rendered before.
    for (let row = 2; row <= 30; row += 1) {
      await userEvent.tab();
      await expect(focusedRow()).toBe(row);
    }
    // The row keeps the focus when scrolled out of view, and Tab continues from it.
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
    // The search finds a single device.
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
/** Radio buttons for one device of several; the arrow keys choose another one. */
export const Single: Story = {
  args: { single: true, selectedIds: ['0'], countLabel: undefined },
  render: function Single(args) {
    const [ids = [], setIds] = useArg(args.selectedIds);
    return <DeviceList {...args} selectedIds={ids} onToggle={(id) => setIds([id])} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('radiogroup', { name: 'Devices' })).toBeVisible();
    // The name is announced once.
    await expect(canvas.getByRole('list')).not.toHaveAccessibleName();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /^Front door/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /^Garage/ })).toBeChecked();
    await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(1);
  },
};
export const Full: Story = { args: { max: 2, selectedIds: ['0', '1'] } };
export const Locked: Story = {
  args: {
    devices: home(3).map((device, i) => ({ ...device, locked: i === 0 })),
    selectedIds: ['0'],
  },
};
export const ReadOnly: Story = {
  args: { onToggle: undefined },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    // The whole list is visible, so it is no tab stop.
    await expect(canvasElement).not.toContainElement(focused());
  },
};
export const ManyToLookAt: Story = {
  args: { devices: home(30), onToggle: undefined },
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('group', { name: /^Devices/ });
    for (let stops = 0; stops < 2 && focused() !== list; stops += 1) await userEvent.tab();
    await expect(list).toHaveFocus();
  },
  parameters: { pictures: [] },
};
export const WithActions: Story = {
  args: {
    devices: home(40).map((device, i) => ({ ...device, locked: i === 1 })),
    onToggle: undefined,
    renderAction: ({ name }) => (
      <TextLink standalone>
        Remove<VisuallyHidden> {name}</VisuallyHidden>
      </TextLink>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Remove Garage' })).toBeVisible();
    await expect(canvas.queryByRole('group')).toBeNull();
  },
};
/** Some rows have an action; the checkboxes of all rows are in one column. */
export const ChoicesWithActions: Story = {
  args: {
    selectedIds: ['0'],
    renderAction: ({ id, name }) =>
      id === '0' ? (
        <TextLink standalone>
          Replace<VisuallyHidden> {name}</VisuallyHidden>
        </TextLink>
      ) : null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Replace Front door' })).toBeVisible();
    const edges = canvas
      .getAllByRole('checkbox')
      .map((checkbox) => checkbox.getBoundingClientRect().right);
    await expect([...new Set(edges)]).toHaveLength(1);
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
