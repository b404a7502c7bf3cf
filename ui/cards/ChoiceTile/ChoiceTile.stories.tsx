import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { ChoiceCard, type ChoiceCardProps } from './ChoiceCard';

type Look = Partial<ChoiceCardProps>;

function Cards({ first = {}, second = {} }: { first?: Look; second?: Look }) {
  const [chosen, setChosen] = useState('a');
  const choice = (id: string) => ({
    name: 'choice',
    selected: chosen === id,
    onSelect: () => {
      setChosen(id);
    },
  });
  return (
    <div role="radiogroup" aria-label="Choice" style={{ display: 'grid', gap: 16 }}>
      <ChoiceCard {...choice('a')} title="Front door" badge="New" {...first}>
        Outdoor camera
      </ChoiceCard>
      <ChoiceCard {...choice('b')} title="Garage" {...second}>
        Indoor camera
      </ChoiceCard>
    </div>
  );
}

const meta = { title: 'Cards/ChoiceTile', component: Cards } satisfies Meta<typeof Cards>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText('Indoor camera'));
    await expect(canvas.getByRole('radio', { name: 'Garage Indoor camera' })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('radio', { name: /Front door New/ })).toHaveFocus();
  },
};
export const OneDisabled: Story = { args: { second: { disabled: true } } };
export const OneBusy: Story = { args: { second: { busy: true } }, parameters: { pictures: [] } };
export const LongOnASmallPhone: Story = {
  args: { first: { title: 'Überwachungskamera am Gartenhaus der Großeltern', badge: 'Neuheit' } },
  globals: { viewport: { value: 'smallPhone' } },
  parameters: { pictures: ['light'] },
};
