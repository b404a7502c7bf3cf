import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SelectInput } from './SelectInput';

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
