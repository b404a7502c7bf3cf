import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLongTexts, onTheSmallestPhone } from '../../testing/longTexts';
import { StatusLabel, type StatusTone } from './StatusLabel';

const tones: StatusTone[] = ['active', 'pending', 'ending', 'ended', 'neutral'];

/**
 * For the state of a plan or a bill, in one or two words. SubscriptionTile and BillRow bring their
 * own; what the state means for the customer goes into a Notice.
 *
 * **Do**
 *
 * - Choose tone by the state of the plan: pending while it is activated, ending when renewal is
 *   off.
 * - Use tone="neutral" for states that say nothing about recording, such as “Processing” on a
 *   bill.
 * - Put it above the Title of the page, or at the end of a row.
 *
 * **Don’t**
 *
 * - Write a sentence or a date: “Ends on 12/24/2026” belongs in a Notice or a KeyValueList.
 * - Make it clickable.
 * - Use it for a discount: PriceTile and OfferCard have a badge.
 */
const meta = {
  title: 'Feedback/StatusLabel',
  component: StatusLabel,
  args: { tone: 'active', children: 'Active' },
} satisfies Meta<typeof StatusLabel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: { pictures: [] } };
export const All: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {tones.map((tone) => (
        <StatusLabel key={tone} tone={tone}>
          {tone}
        </StatusLabel>
      ))}
    </div>
  ),
};
export const LongTexts: Story = {
  ...onTheSmallestPhone,
  render: (args) => inLongTexts((text) => <StatusLabel {...args}>{text}</StatusLabel>),
};
