import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { inLongTexts, onTheSmallestPhone } from '../../testing/longTexts';
import { TextLink } from '../../navigation/TextLink';
import { LoadError } from './LoadError';

/**
 * For a page or section that could not be loaded. An action that failed shows a toast, a payment
 * that failed a ResultPanel; in src use FailedView, which finds the words for an error.
 *
 * **Do**
 *
 * - Say in message what is safe: “Your recordings are safe.”
 * - Pass retrying while the retry runs: the button shows it, and the panel stays.
 * - Pass the reference of the error, so that support can find it.
 * - Offer a way home in secondary, but not on the home page.
 *
 * **Don’t**
 *
 * - Show it when older data is there: keep showing that data.
 * - Put a status code or the text of an exception into message.
 * - Wrap it in a role="alert": it has one.
 */
const meta = {
  title: 'Feedback/LoadError',
  component: LoadError,
  args: {
    title: 'We could not load your plans',
    message: 'Your subscriptions and recordings are safe. Check your connection and try again.',
    retryLabel: 'Try again',
    onRetry: fn(),
    reference: { label: 'Reference', value: 'HV-7F3K-20QX' },
    secondary: (
      <TextLink href="#home" standalone>
        Back to the start
      </TextLink>
    ),
  },
} satisfies Meta<typeof LoadError>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ args, canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert');
    await expect(alert).toHaveTextContent('HV-7F3K-20QX');
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Retrying: Story = { args: { retrying: true } };
export const LongTexts: Story = {
  ...onTheSmallestPhone,
  render: (args) =>
    inLongTexts((text) => (
      <LoadError
        {...args}
        title={text}
        message={text}
        retryLabel={text}
        reference={{ label: text, value: 'HV-7F3K-20QX' }}
      />
    )),
};
