import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { BusyButton } from '../../inputs/BusyButton';
import { LONG, LONG_TEXTS, onTheSmallestPhone } from '../../testing/longTexts';
import { ReferenceLine } from '../../feedback/ReferenceLine';
import { ToastHost, type ToastHostProps } from './ToastHost';
import { ToastQueue, type ToastOptions } from './ToastQueue';

/** Longer than the life of a story, in ms. */
const FOR_EVER = 600_000;

/** The properties of the host, the options of a toast, and further toasts. */
interface Args extends ToastHostProps, ToastOptions {
  others?: readonly ToastOptions[];
}

interface StageProps extends Omit<Args, 'queue'> {
  /** The toasts are shown by a button, because those of several stories would overlap. */
  whenAsked: boolean;
}

/** Shows the toasts, by default for their own duration. Returns a function that removes them. */
function show(queue: ToastQueue, { others = [], ...first }: StageProps, durationMs?: number) {
  const ids = [first, ...others].map((toast) => queue.show({ durationMs, ...toast }));
  const work = queue.loading({ message: 'Creating your order', delayMs: 0, durationMs });
  return () => {
    ids.forEach((id) => {
      queue.dismiss(id);
    });
    work.done();
  };
}

function Stage(props: StageProps) {
  const { closeLabel, whenAsked } = props;
  // One queue per story, because the documentation shows several stories at once.
  const [queue] = useState(() => new ToastQueue());
  useEffect(
    () => (whenAsked ? undefined : show(queue, props, FOR_EVER)),
    [queue, props, whenAsked],
  );
  return (
    <div style={whenAsked ? {} : { minHeight: 320 }}>
      {whenAsked ? (
        <BusyButton variant="outlined" onClick={() => show(queue, props)}>
          Show the toasts
        </BusyButton>
      ) : null}
      <ToastHost queue={queue} closeLabel={closeLabel} />
    </div>
  );
}

const category = 'What ToastQueue.show() takes';

/**
 * To say in one sentence what an action did: saved, copied, failed. A message that must stay is a
 * Notice, an error of a field its error, a question a Dialog.
 *
 * ```tsx
 * const work = toasts.loading({ message: 'Saving your address' });
 * try {
 *   await saveAddress();
 *   toasts.show({ message: 'Changes saved', tone: 'success' });
 * } catch {
 *   toasts.show({ message: 'Couldn’t save. Try again.', tone: 'error', durationMs: 10_000 });
 * } finally {
 *   work.done();
 * }
 * ```
 *
 * **Do**
 *
 * - Keep one ToastQueue and one ToastHost in the app: in src it is toasts in shell/feedback.
 * - Use showSuccess and showFailure in src: a failure shows its reference for 10 s.
 * - Say the new state, with its date: “Renewal is off. Your plan stays active until 12/24/2026.”
 * - Call done() of loading() in finally: it shows only when the call takes longer than 500 ms.
 *
 * **Don’t**
 *
 * - Show something that the customer needs later: it is gone after 2.5 s.
 * - Show two for one action: dismiss the first by its id.
 * - Put a button or link into it that is nowhere else.
 */
const meta = {
  title: 'Overlays/Toast',
  component: ToastHost,
  args: {
    message: 'Copied',
    others: [
      { message: 'Renewal is off', tone: 'success' },
      {
        message: 'The network is gone. Nothing was charged; please try again in a moment.',
        note: <ReferenceLine label="Reference for support" value="R1-0M1EW-ME92B" plain />,
        tone: 'error',
      },
    ],
  },
  argTypes: {
    queue: { control: false },
    message: { control: 'text', table: { category } },
    note: { control: 'text', description: 'Smaller, below the message.', table: { category } },
    tone: {
      control: 'inline-radio',
      options: ['neutral', 'success', 'error'],
      description: '`error` is announced at once; the others politely.',
      table: { category, defaultValue: { summary: 'neutral' } },
    },
    durationMs: { control: 'number', table: { category, defaultValue: { summary: '2500' } } },
    others: { table: { disable: true } },
  },
  // The code would be that of the stage, not of the queue.
  parameters: { docs: { canvas: { sourceState: 'none' } } },
  render: (args, { viewMode }) => <Stage {...args} whenAsked={viewMode === 'docs'} />,
} satisfies Meta<Args>;
export default meta;

type Story = StoryObj<Args>;

export const Tones: Story = {
  play: async () => {
    const loading = await screen.findByText('Creating your order');
    await waitFor(() => expect(loading).toBeVisible());
    await expect(screen.getByRole('alert')).toHaveTextContent(/^The network is gone/);
  },
};
export const WithClose: Story = { args: { closeLabel: 'Close' } };
export const ClosedByKeyboard: Story = {
  args: { closeLabel: 'Close', others: [{ message: 'Renewal is off' }] },
  play: async () => {
    await screen.findByText('Renewal is off');
    await userEvent.tab();
    const [first] = screen.getAllByRole('button', { name: 'Close' });
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Copied')).toBeNull());
    // It fades in and may still be invisible.
    await waitFor(() => expect(screen.getByText('Renewal is off')).toBeVisible());
  },
  parameters: { pictures: [] },
};
export const OnASmallPhone: Story = {
  args: { closeLabel: 'Close' },
  globals: { viewport: { value: 'smallPhone' } },
};
export const LongTexts: Story = {
  globals: onTheSmallestPhone.globals,
  args: {
    closeLabel: 'Schließen',
    message: LONG_TEXTS[0],
    others: LONG_TEXTS.slice(1).map((message) => ({ message })),
  },
  play: async () => {
    await screen.findByText(LONG.word);
    await onTheSmallestPhone.play();
  },
  parameters: { pictures: ['light'] },
};
