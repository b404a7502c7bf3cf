import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inLongTexts, onTheSmallestPhone } from '../../testing/longTexts';
import { useArg } from '../../testing/useArg';
import { SegmentedTabs, type SegmentedTabsProps } from './SegmentedTabs';

function Chooser(args: SegmentedTabsProps<string>) {
  const [value, setValue] = useArg(args.value);
  return (
    <SegmentedTabs
      {...args}
      value={value}
      onChange={(next) => {
        setValue(next);
        args.onChange(next);
      }}
    />
  );
}

const named = (single: string, unlimited: string) => [
  { value: 'single', label: single },
  { value: 'unlimited', label: unlimited },
];

/**
 * To switch between two or three views of the same content, such as prices for one device or for
 * all. To choose what is bought use PriceTile, from many values use SelectInput.
 *
 * **Do**
 *
 * - Name what is switched in label: “Number of devices”.
 * - Keep the choice when the view changes: the same billing cycle stays chosen.
 *
 * **Don’t**
 *
 * - Show it with one option: leave it out.
 * - Use it for navigation between pages: its tabs have no address.
 * - Use labels of more than two words: on a small phone they go below each other.
 */
const meta = {
  title: 'Navigation/SegmentedTabs',
  component: SegmentedTabs<string>,
  args: {
    label: 'How many devices',
    value: 'single',
    options: named('Single', 'Unlimited'),
    onChange: fn(),
  },
  argTypes: { value: { control: 'inline-radio', options: ['single', 'unlimited'] } },
  render: Chooser,
} satisfies Meta<typeof SegmentedTabs<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Unlimited' })).toHaveFocus();
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Unlimited');
  },
};
export const WithPrices: Story = {
  args: {
    options: [
      { value: 'single', label: 'Single', detail: 'from $2.99 / month' },
      { value: 'unlimited', label: 'Unlimited', detail: 'from $9.99 / month' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Single from $2.99 / month' })).toBeVisible();
  },
};
export const GermanOnASmallPhone: Story = {
  args: { options: named('Einzelgerätetarif', 'Unbegrenzte Geräteanzahl') },
  globals: { viewport: { value: 'smallPhone' } },
  parameters: { pictures: [] },
};
export const LongTexts: Story = {
  ...onTheSmallestPhone,
  render: (args) => inLongTexts((text) => <Chooser {...args} options={named(text, 'Alle')} />),
};
