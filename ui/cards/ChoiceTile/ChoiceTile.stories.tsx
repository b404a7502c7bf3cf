import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { OWN, useChoice } from '../../testing/useChoice';
import { ChoiceCard, type ChoiceCardProps } from './ChoiceCard';

function Pair(card: ChoiceCardProps) {
  const choice = useChoice(card);
  return (
    <div role="radiogroup" aria-label="Choice" style={{ display: 'grid', gap: 16 }}>
      <ChoiceCard {...card} {...choice(OWN)} />
      <ChoiceCard {...choice('other')} title="Garage">
        Indoor camera
      </ChoiceCard>
    </div>
  );
}

/**
 * For one choice of a few, each with more than a word. For prices use PriceTile, for plans
 * PlanTile or ExtensionTile, for ways to pay PayMethodList: all of them are built on it.
 *
 * **Do**
 *
 * - Take ChoiceCard, which has a title, a badge and a mark; ChoiceTile and ChoiceRadio are its
 *   bare parts.
 * - Put all tiles of a choice into one role="radiogroup" with a label, and give them one name.
 *
 * **Don’t**
 *
 * - Put links or buttons into a tile: all of it is one label.
 * - Share a name between two choices of a page: choosing one would clear the other.
 * - Go to the next page when a tile is chosen: arrow keys choose too.
 */
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
  render: Pair,
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
export const LongOnASmallPhone: Story = {
  args: { title: 'Überwachungskamera am Gartenhaus der Großeltern', badge: 'Neuheit' },
  globals: { viewport: { value: 'smallPhone' } },
  parameters: { pictures: ['light'] },
};
