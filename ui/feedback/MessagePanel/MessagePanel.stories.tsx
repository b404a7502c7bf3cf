import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Body } from '../../layout/Body';
import { BusyButton } from '../../inputs/BusyButton';
import { MessagePanel } from './MessagePanel';

/**
 * For a centered message that none of EmptyState, LoadError and ResultPanel fits; all three are
 * built on it. A message beside other content is a Notice.
 *
 * **Do**
 *
 * - Set heading="h1" when it is the whole screen.
 * - Put the main action first in actions; a link comes below it.
 * - Put a ReferenceLine or a short summary into children.
 *
 * **Don’t**
 *
 * - Use it for something that has to be announced: it has no live region.
 * - Put a form into it: its content is centered.
 * - Give it more than two actions.
 */
const meta = {
  title: 'Feedback/MessagePanel',
  component: MessagePanel,
  args: {
    illustration: 'house',
    title: 'Everything is on its way',
    message: 'The first recording appears within a few minutes.',
    actions: (
      <>
        <BusyButton>To my subscriptions</BusyButton>
        <BusyButton variant="outlined">Add a device</BusyButton>
      </>
    ),
  },
} satisfies Meta<typeof MessagePanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithTwoActions: Story = {};
export const WordsOnly: Story = { args: { actions: undefined, message: undefined } };
export const WithMore: Story = { args: { children: <Body size="small">Order 90001</Body> } };
export const WholeScreen: Story = {
  args: { heading: 'h1' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1 })).toBeVisible();
  },
};
export const GermanOnASmallPhone: Story = {
  args: {
    title: 'Kameraaufzeichnungseinstellungen wurden übernommen',
    actions: <BusyButton>Zur Übersicht meiner Abonnements zurückkehren</BusyButton>,
  },
  globals: { viewport: { value: 'smallPhone' } },
  parameters: { pictures: ['light'] },
};
