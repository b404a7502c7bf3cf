import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { LONG, LONG_TEXTS, onTheSmallestPhone } from '../../testing/longTexts';
import { ReferenceLine } from '../../feedback/ReferenceLine';
import { ToastHost } from './ToastHost';
import { ToastQueue } from './ToastQueue';

/** Longer than anybody looks at a story, in ms. */
const FOR_EVER = 600_000;

interface StageProps {
  closeLabel?: string;
  /** Shown instead of one of each tone. */
  messages?: readonly string[];
}

function Stage({ closeLabel, messages }: StageProps) {
  const [queue] = useState(() => new ToastQueue());
  useEffect(() => {
    const ids = messages?.map((message) => queue.show({ message, durationMs: FOR_EVER })) ?? [
      queue.show({ message: 'Copied', durationMs: FOR_EVER }),
      queue.show({ message: 'Renewal is off', tone: 'success', durationMs: FOR_EVER }),
      queue.show({
        message: 'The network is gone. Nothing was charged; please try again in a moment.',
        note: <ReferenceLine label="Reference for support" value="R1-0M1EW-ME92B" plain />,
        tone: 'error',
        durationMs: FOR_EVER,
      }),
    ];
    const work = queue.loading({
      message: 'Creating your order',
      delayMs: 0,
      durationMs: FOR_EVER,
    });
    return () => {
      ids.forEach((id) => {
        queue.dismiss(id);
      });
      work.done();
    };
  }, [queue, messages]);
  return (
    <div style={{ minHeight: 320 }}>
      <ToastHost queue={queue} closeLabel={closeLabel} />
    </div>
  );
}

const meta = { title: 'Overlays/Toast', component: Stage } satisfies Meta<typeof Stage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  play: async () => {
    const loading = await screen.findByText('Creating your order');
    await waitFor(() => expect(loading).toBeVisible());
    await expect(screen.getByRole('alert')).toHaveTextContent(/^The network is gone/);
  },
};
export const WithClose: Story = { args: { closeLabel: 'Close' } };
export const ClosedByKeyboard: Story = {
  args: { closeLabel: 'Close', messages: ['Copied', 'Renewal is off'] },
  play: async () => {
    await screen.findByText('Renewal is off');
    await userEvent.tab();
    const [first] = screen.getAllByRole('button', { name: 'Close' });
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Copied')).toBeNull());
    // It fades in, and may still be at its first frame.
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
  args: { closeLabel: 'Schließen', messages: LONG_TEXTS },
  play: async () => {
    await screen.findByText(LONG.word);
    await onTheSmallestPhone.play();
  },
  parameters: { pictures: ['light'] },
};
