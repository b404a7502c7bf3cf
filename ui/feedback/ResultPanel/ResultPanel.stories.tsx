import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLongTexts, onTheSmallestPhone } from '../../testing/longTexts';
import { BusyButton } from '../../inputs/BusyButton';
import { ResultPanel } from './ResultPanel';

/**
 * For the last page of a payment or a gift card: it succeeded, or it failed. Smaller results, such
 * as a saved address, are toasts.
 *
 * **Do**
 *
 * - Match illustration and tone: success with success, failed with error, expired with neutral.
 * - Put a short summary into children: a plain KeyValueList, or the ReferenceLine of a failure.
 * - After a failure say whether money was charged, and offer to try again.
 *
 * **Don’t**
 *
 * - Add a Title: its title is the `<h1>`.
 * - Show success before the service has confirmed it: show a Notice that it is processed.
 * - Leave the page by itself after some seconds.
 */
const meta = {
  title: 'Feedback/ResultPanel',
  component: ResultPanel,
  args: {
    illustration: 'success',
    tone: 'success',
    title: 'Your cameras keep recording',
    message: 'Cloud Recording is active for 3 devices and renews on 12/24/2026 for $19.99.',
    actions: <BusyButton>To my subscriptions</BusyButton>,
  },
} satisfies Meta<typeof ResultPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Success: Story = {};
export const Failed: Story = {
  args: {
    illustration: 'failed',
    tone: 'error',
    title: 'The payment did not go through',
    message: 'Nothing was charged. You can try again, or pay in another way.',
    actions: (
      <>
        <BusyButton>Try again</BusyButton>
        <BusyButton variant="outlined">Pay in another way</BusyButton>
      </>
    ),
  },
};
export const Neutral: Story = { args: { illustration: 'expired', tone: 'neutral' } };
export const LongTexts: Story = {
  ...onTheSmallestPhone,
  render: (args) =>
    inLongTexts((text) => (
      <ResultPanel
        {...args}
        title={text}
        message={text}
        actions={<BusyButton>{text}</BusyButton>}
      />
    )),
};
