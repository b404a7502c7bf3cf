import type { Meta, StoryObj } from '@storybook/react-vite';
import { Body } from '../Body';
import { BusyButton } from '../../inputs/BusyButton';
import { Title } from '../Title';
import { Stack } from './index';

/**
 * For elements in a column. FormStack renders a `<form>`, ListStack a `<ul>`. For key-value pairs
 * use KeyValueList.
 *
 * **Do**
 *
 * - Set the gap with spacing, in steps of 8 px: 1 or 1.5 inside a section, 2.5 or 3 between
 *   sections.
 * - Set noValidate on FormStack: our fields show their own errors.
 * - Wrap each child of ListStack in an `<li>`.
 * - Set inert on the Stack of a form while it is being sent, so that nothing in it can be changed.
 *
 * **Don’t**
 *
 * - Give its children margins.
 * - Set inert on a Stack that holds the Title of the page: screen readers would skip it.
 * - Use ListStack for bills or devices: BillList and DeviceList have their own list.
 */
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
