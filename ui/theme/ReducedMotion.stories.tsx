import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen } from 'storybook/test';
import { emulate } from '../../.storybook/emulate';
import { BusyButton } from '../inputs/BusyButton';
import { ChoiceCard } from '../cards/ChoiceTile';
import { DialogHost, DialogQueue } from '../overlays/Dialog';
import { LoadingBubbles } from '../feedback/LoadingBubbles';
import { SegmentedTabs } from '../navigation/SegmentedTabs';
import { PriceTileSkeleton } from '../feedback/Skeletons';
import { TextInput } from '../inputs/TextInput';
import { ToastHost, ToastQueue } from '../overlays/Toast';
import { movingParts } from '../testing/movingParts';

const none = () => undefined;

/** All components that move: permanently, when selected, or when they appear. */
function Moving() {
  const [queue] = useState(() => new DialogQueue());
  const [toasts] = useState(() => new ToastQueue());
  useEffect(() => {
    void queue.open({ title: 'Turn off renewal?', content: 'Your cameras keep recording.' });
    const id = toasts.show({ message: 'Saved', tone: 'success', durationMs: 600_000 });
    return () => {
      queue.closeAll();
      toasts.dismiss(id);
    };
  }, [queue, toasts]);
  return (
    <div style={{ display: 'grid', gap: 16, maxWidth: 360 }}>
      <section data-part="bubbles">
        <LoadingBubbles label="Loading" />
      </section>
      <section data-part="skeleton">
        <PriceTileSkeleton />
      </section>
      <section data-part="busy button">
        <BusyButton busy>Subscribe</BusyButton>
      </section>
      <section data-part="button">
        <BusyButton variant="outlined">Later</BusyButton>
      </section>
      <section data-part="tile">
        <ChoiceCard name="plan" title="Annual" selected onSelect={none}>
          $19.99
        </ChoiceCard>
      </section>
      <section data-part="tabs">
        <SegmentedTabs
          label="Coverage"
          value="one"
          onChange={none}
          options={[{ value: 'one', label: 'Single' }]}
        />
      </section>
      <section data-part="field">
        <TextInput label="E-mail" />
      </section>
      <DialogHost queue={queue} defaultLabels={{ confirm: 'Ok', cancel: 'Cancel' }} />
      <ToastHost queue={toasts} closeLabel="Close" />
    </div>
  );
}

const meta = {
  title: 'Theme/Motion',
  component: Moving,
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof Moving>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Finds the dialog as soon as it appears, while it is still sliding in. */
const shown = () => screen.findByRole('dialog');

export const Usual: Story = {
  play: async () => {
    await shown();
    const moving = movingParts();
    for (const part of ['bubbles', 'skeleton', 'busy button', 'button', 'tile', 'tabs']) {
      await expect(moving).toContain(part);
    }
    await expect(moving).toContain('dialog');
    await expect(moving).toContain('toast');
  },
};

/** With the system setting for reduced motion, nothing moves. */
export const Reduced: Story = {
  loaders: [() => emulate({ reducedMotion: 'reduce' })],
  play: async () => {
    await shown();
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      await expect(movingParts()).toEqual([]);
    }
  },
  parameters: { pictures: [] },
};
