import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TextLink } from './TextLink';

/**
 * For a link in a sentence, or a minor action in a row. The main action of a page is a BusyButton,
 * its main link a ButtonLink.
 *
 * **Do**
 *
 * - Set standalone where it is not part of a sentence: it is then 44 px high.
 * - Leave href out for an action such as “Send the code again”: it is then a button.
 * - Set external for other sites: it opens a new tab and sends no referrer.
 * - In src use OutsideLink for other sites: in the app they open in the browser.
 *
 * **Don’t**
 *
 * - Set standalone inside a sentence: the line would become too high.
 * - Write “here” or “more”: name the page that opens.
 * - Use it to confirm an order or to delete something.
 */
const meta = {
  title: 'Navigation/TextLink',
  component: TextLink,
  args: { children: 'Terms of use' },
} satisfies Meta<typeof TextLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const InASentence: Story = {
  args: { href: '#terms' },
  render: (args) => (
    <p>
      I have read the <TextLink {...args} />.
    </p>
  ),
};

export const External: Story = {
  args: { href: 'https://example.com/terms', external: true },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

export const AsAButton: Story = {
  args: { onClick: fn(), children: 'Send the code again', standalone: true },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
