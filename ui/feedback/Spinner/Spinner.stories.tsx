import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './Spinner';

/**
 * For a small indicator beside a text that says what is in progress. BusyButton, CodeInput and
 * toasts bring their own; for content that loads use Skeletons.
 *
 * **Do**
 *
 * - Put a text beside it: screen readers do not read the spinner.
 * - Set hidden while idle, so that it keeps its place.
 * - Use size="medium" in fields and toasts, the small one in text and buttons.
 *
 * **Don’t**
 *
 * - Show it alone on a page or in a section.
 * - Colour it: it takes the colour of the text.
 * - Put it into startIcon of a BusyButton: set busy.
 */
const meta = { title: 'Feedback/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Decorative: the text next to it says what is in progress. */
export const Small: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-spinner]')).toHaveAttribute(
      'aria-hidden',
      'true',
    );
  },
};
export const Medium: Story = { args: { size: 'medium' } };

/** It reserves its space, so showing it causes no layout shift. */
export const Hidden: Story = {
  args: { hidden: true },
  render: (args) => (
    <div style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
      <span data-testid="away">
        <Spinner {...args} />
      </span>
      <span data-testid="here">
        <Spinner />
      </span>
    </div>
  ),
  play: async ({ canvas }) => {
    const widthOf = (id: string) => canvas.getByTestId(id).getBoundingClientRect().width;
    await expect(widthOf('away')).toBe(widthOf('here'));
    await expect(canvas.getByTestId('away').firstElementChild).not.toBeVisible();
  },
};
