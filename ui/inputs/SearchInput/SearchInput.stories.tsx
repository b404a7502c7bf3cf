import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { useArg } from '../../testing/useArg';
import { NoMatch } from './NoMatch';
import { SearchInput, type SearchInputProps } from './SearchInput';

function Typed(args: SearchInputProps) {
  const [value, setValue] = useArg(args.value);
  return (
    <SearchInput
      {...args}
      value={value}
      onChange={(typed) => {
        setValue(typed);
        args.onChange(typed);
      }}
    />
  );
}

const meta = {
  title: 'Inputs/SearchInput',
  component: SearchInput,
  subcomponents: { NoMatch },
  args: { label: 'Search devices', value: '', onChange: fn() },
  render: (args) => <Typed {...args} />,
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
export const Filled: Story = { args: { value: 'Garden gate' } };
export const LongOnASmallPhone: Story = {
  args: { label: 'Nach einer Kamera oder Leuchte in diesem Zuhause suchen' },
  globals: { viewport: { value: 'smallPhone' } },
  parameters: { pictures: ['light'] },
};
