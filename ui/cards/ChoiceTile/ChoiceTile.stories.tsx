import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { OWN, useChoice } from '../../testing/useChoice';
import { ChoiceCard, type ChoiceCardProps } from './ChoiceCard';

interface PairProps extends ChoiceCardProps {
  beside?: Partial<ChoiceCardProps>;
}

function Pair({ beside, ...card }: PairProps) {
  const choice = useChoice(card);
  return (
    <div role="radiogroup" aria-label="Choice" style={{ display: 'grid', gap: 16 }}>
      <ChoiceCard {...card} {...choice(OWN)} />
      <ChoiceCard {...choice('other')} title="Garage" {...beside}>
        Indoor camera
      </ChoiceCard>
    </div>
  );
}

const meta = {
  title: 'Cards/ChoiceTile',
  component: ChoiceCard,
  args: {
    name: 'choice',
    selected: true,
    title: 'Front door',
    badge: 'New',
    children: 'Outdoor camera',
    onSelect: fn(),
  },
  render: (args) => <Pair {...args} />,
} satisfies Meta<typeof ChoiceCard>;
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
export const OneDisabled: Story = {
  render: (args) => <Pair {...args} beside={{ disabled: true }} />,
};
export const OneBusy: Story = {
  render: (args) => <Pair {...args} beside={{ busy: true }} />,
  parameters: { pictures: [] },
};
export const LongOnASmallPhone: Story = {
  args: { title: 'Überwachungskamera am Gartenhaus der Großeltern', badge: 'Neuheit' },
  globals: { viewport: { value: 'smallPhone' } },
  parameters: { pictures: ['light'] },
};
