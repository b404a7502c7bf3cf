import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLongTexts, onTheSmallestPhone } from '../../testing/longTexts';
import { BusyButton } from '../../inputs/BusyButton';
import { EmptyState } from './EmptyState';

/**
 * For a page or section that has loaded and has nothing to show: no plan, no bill, no device. If
 * loading failed use LoadError; if a search found nothing use NoMatch.
 *
 * **Do**
 *
 * - Pass it to the empty of ScreenSwitch.
 * - Choose the illustration by what is missing: house, devices or gift.
 * - Give the action that changes it: “See plans”.
 * - Leave action out where this customer can do nothing, and say who can.
 *
 * **Don’t**
 *
 * - Show it before the data is known: it would flash and disappear.
 * - Blame the customer: “You haven’t added anything”.
 * - Offer the same action in the BottomActionBar as well.
 */
const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: {
    title: 'No subscription yet',
    message: 'Keep what your cameras see, for 30 days.',
    action: <BusyButton>See the plans</BusyButton>,
  },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Day: Story = {};
export const WithoutAction: Story = { args: { action: undefined, message: undefined } };
export const LongTexts: Story = {
  ...onTheSmallestPhone,
  render: () =>
    inLongTexts((text) => (
      <EmptyState title={text} message={text} action={<BusyButton>{text}</BusyButton>} />
    )),
};
