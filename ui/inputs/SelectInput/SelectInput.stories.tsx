import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SelectInput } from './SelectInput';

/**
 * For one of many short values: the language, or the country in checkout. For two or three prices
 * or views use PriceTile or SegmentedTabs, for a full page CountryPicker.
 *
 * **Do**
 *
 * - Set lang on an option whose label is in another language: “Deutsch” is then read in German.
 * - Set autoComplete, for instance "billing country", so that the browser fills it in.
 * - Use labelHidden only where the value says what it is, as in the language choice.
 *
 * **Don’t**
 *
 * - Put prices or sentences into the options: a native select cuts long text off.
 * - Add an option “Choose” that can be sent.
 * - Load another page as soon as the value changes: arrow keys pass through other values.
 */
const meta = {
  title: 'Inputs/SelectInput',
  component: SelectInput,
  args: {
    label: 'Country or region',
    value: 'US',
    onChange: fn(),
    options: [
      { value: 'US', label: 'United States' },
      { value: 'DE', label: 'Germany' },
      { value: 'GB', label: 'United Kingdom of Great Britain and Northern Ireland' },
    ],
  },
} satisfies Meta<typeof SelectInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ args, canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Country or region' });
    await userEvent.selectOptions(select, 'DE');
    await expect(args.onChange).toHaveBeenCalledWith('DE');
  },
};
export const Wrong: Story = { args: { error: 'Choose where you live' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongOnASmallPhone: Story = {
  args: { value: 'GB' },
  globals: { viewport: { value: 'smallPhone' } },
  parameters: { pictures: ['light'] },
};
