import type { Meta, StoryObj } from '@storybook/react-vite';
import { Body } from '../Body';
import { BusyButton } from '../../inputs/BusyButton';
import { Title } from '../Title';
import { Stack } from './index';

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: { spacing: 2 },
  // Props of MUI are listed here: docgen shows only those of our own interfaces.
  argTypes: {
    spacing: { control: 'number', description: 'In steps of 8 px.' },
    direction: {
      control: 'inline-radio',
      options: ['column', 'row'],
      table: { type: { summary: "'column' | 'row'" }, defaultValue: { summary: 'column' } },
    },
  },
  render: (args) => (
    <Stack {...args}>
      <Title>Gift card</Title>
      <Body>Enter the code on the back of your card.</Body>
      <BusyButton>Redeem</BusyButton>
    </Stack>
  ),
} satisfies Meta<typeof Stack>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Column: Story = {};
export const Row: Story = {
  args: { direction: 'row', spacing: 2, sx: { flexWrap: 'wrap', alignItems: 'center' } },
};
