import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { NoMatch } from './NoMatch';
import { SearchInput } from './SearchInput';

const meta = {
  title: 'Inputs/SearchInput',
  component: SearchInput,
  subcomponents: { NoMatch },
  args: { label: 'Search devices' },
} satisfies Meta<typeof SearchInput>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('searchbox', { name: 'Search devices' });
    await userEvent.type(field, 'garden');
    await expect(field).toHaveValue('garden');
    await userEvent.clear(field);
  },
};
export const Filled: Story = { args: { defaultValue: 'Garden gate' } };
export const LongOnASmallPhone: Story = {
  args: { label: 'Nach einer Kamera oder Leuchte in diesem Zuhause suchen' },
  globals: { viewport: { value: 'smallPhone' } },
  parameters: { pictures: ['light'] },
};
