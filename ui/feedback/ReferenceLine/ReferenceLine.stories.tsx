import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '../../navigation/TextLink';
import { Notice } from '../Notice';
import { ReferenceLine } from './ReferenceLine';

/**
 * For the reference of an error that a customer reads to support. LoadError takes it as its
 * reference; an order number goes into a KeyValueList.
 *
 * **Do**
 *
 * - Set plain inside a Notice or a toast.
 * - Show the same reference for as long as the same error shows, and log it once.
 * - Put it last, below what happened and what to do next.
 * - Pass a link to support as its action, so that it is in the same place everywhere.
 *
 * **Don’t**
 *
 * - Show it alone: it says nothing to the customer.
 * - Show one for a mistake that the customer can correct, such as a wrong password.
 * - Put an address, a name or a token into value.
 */
const meta = {
  title: 'Feedback/ReferenceLine',
  component: ReferenceLine,
  args: { label: 'Reference for support', value: 'R1-0M1EW-ME92B' },
} satisfies Meta<typeof ReferenceLine>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Alone: Story = {};
export const InANotice: Story = {
  args: { plain: true },
  render: (args) => (
    <Notice tone="error" title="Couldn’t check the code">
      <ReferenceLine {...args} />
    </Notice>
  ),
};
export const WithContact: Story = {
  args: {
    action: (
      <TextLink href="#support" standalone>
        Contact support
      </TextLink>
    ),
  },
};
export const GermanOnASmallPhone: Story = {
  args: {
    label: 'Referenz für den Support',
    value: 'R1-0M1EW-ME92B-4K7QZ',
    action: (
      <TextLink href="#support" standalone>
        Support kontaktieren
      </TextLink>
    ),
  },
  globals: { viewport: { value: 'smallPhone' } },
  parameters: { pictures: ['light'] },
};
