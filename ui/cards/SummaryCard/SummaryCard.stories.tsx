import type { Meta, StoryObj } from '@storybook/react-vite';
import { ActionReason } from '../../feedback/ActionReason';
import { BusyButton } from '../../inputs/BusyButton';
import { Body } from '../../layout/Body';
import { KeyValueList } from '../../lists/KeyValueList';
import { SummaryCard } from './SummaryCard';

const rows = [
  { label: 'Plan', value: 'Cloud Recording' },
  { label: 'Devices', value: 'Garden, Garage' },
  { label: 'Total', value: '$2.99', strong: true },
];

/**
 * For an order beside the page that completes it, on a wide screen. On a phone the action is in a
 * BottomActionBar, whose price opens the facts.
 *
 * **Do**
 *
 * - Put the amount due last among the facts, and make it strong.
 * - Put everything the customer must know or tick directly above the action.
 *
 * **Don’t**
 *
 * - Show it and a BottomActionBar at the same time: a page has one primary action.
 */
const meta = {
  title: 'Cards/SummaryCard',
  component: SummaryCard,
  args: {
    title: 'Your order',
    facts: <KeyValueList plain rows={rows} />,
    children: (
      <>
        <Body size="small">Renews for $2.99 every month until you turn it off.</Body>
        <BusyButton fullWidth>Pay $2.99</BusyButton>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SummaryCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const SomethingMissing: Story = {
  args: {
    children: (
      <>
        <ActionReason id="reason">Agree to the plan terms to continue.</ActionReason>
        <BusyButton fullWidth softDisabled describedBy="reason">
          Pay $2.99
        </BusyButton>
      </>
    ),
  },
};
