import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { LONG, inLongTexts, onTheSmallestPhone } from '../../testing/longTexts';
import { ActionReason } from '../../feedback/ActionReason';
import { BusyButton } from '../../inputs/BusyButton';
import { BottomActionBar } from './BottomActionBar';

/**
 * For the one action of a page: order, save, redeem. An action on one section goes into the action
 * of its Section.
 *
 * **Do**
 *
 * - Pass it to the footer of Page, which keeps it above the keyboard and the safe area.
 * - Say in summary what the press does: the price, and when it renews for how much.
 * - Send a form of the page by type="submit" and form={formId} on the button.
 * - Pass it on phones only where the page has an aside or a card on a desktop: there the action
 *   stands in it.
 *
 * **Don’t**
 *
 * - Put more than two buttons in it, or two contained ones.
 * - Show it while there is nothing to act on: pass undefined as the footer instead.
 * - Put errors in it: they belong beside what they are about.
 */
const meta = {
  title: 'Layout/BottomActionBar',
  component: BottomActionBar,
  parameters: { layout: 'fullscreen' },
  args: { children: <BusyButton>Continue to payment</BusyButton> },
  // Tall content, to show that the bar stays in place while scrolling.
  render: (args) => (
    <div>
      <div style={{ height: '140vh' }} />
      <BottomActionBar {...args} />
    </div>
  ),
} satisfies Meta<typeof BottomActionBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
export const WithSummary: Story = {
  args: { summary: <strong>$19.99 today, then every year</strong> },
  globals: { viewport: { value: 'phone' } },
};
export const AmountAndReason: Story = {
  args: {
    summary: 'Renews for $19.99 every year until you turn it off.',
    details: { amount: '$19.99', label: 'Your order', onOpen: fn() },
    reason: <ActionReason id="reason">Agree to the plan terms to continue.</ActionReason>,
    children: (
      <BusyButton fullWidth softDisabled describedBy="reason">
        Pay $19.99
      </BusyButton>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Your order $19.99' }));
    await expect(args.details?.onOpen).toHaveBeenCalledOnce();
  },
};
export const TwoActions: Story = {
  args: {
    children: (
      <>
        <BusyButton variant="outlined">Cancel</BusyButton>
        <BusyButton>Update devices</BusyButton>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
};
export const OnADesktop: Story = { ...WithSummary, globals: { viewport: { value: 'desktop' } } };
/** While something is missing, a small phone shows only that, which leaves room to choose. */
export const CollapsedOnASmallPhone: Story = {
  args: { ...AmountAndReason.args, details: undefined },
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Agree to the plan terms/)).toBeVisible();
    await expect(canvas.getByText(/^Renews for/)).not.toBeVisible();
  },
};
export const NothingMissingOnASmallPhone: Story = {
  args: { ...WithSummary.args, reason: <ActionReason id="reason">{undefined}</ActionReason> },
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^\$19.99 today/)).toBeVisible();
  },
};
/** Once nothing is missing and nothing is charged, only the button is left. */
export const NothingToSay: Story = {
  args: { reason: <ActionReason id="reason">Choose a plan.</ActionReason> },
  globals: { viewport: { value: 'phone' } },
  render: function Choosing(args) {
    const [chosen, setChosen] = useState(false);
    return (
      <div>
        <div style={{ height: '140vh' }}>
          <BusyButton onClick={() => setChosen(true)}>Choose</BusyButton>
        </div>
        <BottomActionBar
          {...args}
          reason={<ActionReason id="reason">{chosen ? undefined : 'Choose a plan.'}</ActionReason>}
        />
      </div>
    );
  },
  play: async ({ canvas }) => {
    const bar = canvas
      .getByRole('button', { name: 'Continue to payment' })
      .closest('[data-action-bar]');
    const height = () => Math.round(bar?.getBoundingClientRect().height ?? NaN);
    const before = height();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose' }));
    // The line and its gap are gone.
    await expect(height()).toBeLessThanOrEqual(before - 28);
    await expect(height()).toBeLessThanOrEqual(48 + 24 + 1);
  },
};
export const GermanOnASmallPhone: Story = {
  args: {
    summary: 'Heute 19,99 US$, danach jährlich 19,99 US$ bis zur Kündigung',
    children: (
      <>
        <BusyButton variant="outlined">Zurück zur Übersicht</BusyButton>
        <BusyButton>zahlungspflichtig bestellen</BusyButton>
      </>
    ),
  },
  globals: { viewport: { value: 'smallPhone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
  parameters: { pictures: [] },
};
export const LongTexts: Story = {
  ...onTheSmallestPhone,
  args: {
    summary: inLongTexts((text) => text),
    children: (
      <>
        <BusyButton variant="outlined">{LONG.thai}</BusyButton>
        <BusyButton>{LONG.word}</BusyButton>
      </>
    ),
  },
};
