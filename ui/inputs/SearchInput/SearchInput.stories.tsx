import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { SearchInput } from './SearchInput';

function Search({ label, initial = '' }: { label: string; initial?: string }) {
  const [value, setValue] = useState(initial);
  return <SearchInput label={label} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Inputs/SearchInput',
  component: Search,
  args: { label: 'Search devices' },
} satisfies Meta<typeof Search>;
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
export const Filled: Story = { args: { initial: 'Garden gate' } };
export const LongOnASmallPhone: Story = {
  args: { label: 'Nach einer Kamera oder Leuchte in diesem Zuhause suchen' },
  globals: { viewport: { value: 'smallPhone' } },
  parameters: { pictures: ['light'] },
};
