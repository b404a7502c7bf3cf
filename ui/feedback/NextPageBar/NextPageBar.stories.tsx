import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NextPageBar } from './NextPageBar';

/**
 * Answers a tap at once that opens a page whose code has to load. For the content of a page use
 * Skeletons, and for a press that changes something the busy state of its button.
 *
 * **Do**
 *
 * - Show it once, above all pages, while the router loads.
 *
 * **Don’t**
 *
 * - Use it for a call: it says nothing about what is in progress.
 */
const meta = { title: 'Feedback/NextPageBar', component: NextPageBar } satisfies Meta<
  typeof NextPageBar
>;
export default meta;

type Story = StoryObj<typeof meta>;

/** It lies over the page and takes no touches, so nothing moves. */
export const Shown: Story = {
  render: () => (
    <>
      <NextPageBar />
      <p>Your plans</p>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const bar = canvasElement.querySelector('[data-next-page]');
    await expect(bar).toBeVisible();
    await expect(getComputedStyle(bar ?? document.body).pointerEvents).toBe('none');
    await expect(canvas.getByText('Your plans')).toBeVisible();
  },
};
