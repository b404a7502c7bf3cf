import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LONG, inLongTexts, onTheSmallestPhone } from '../../testing/longTexts';
import { BusyButton } from '../../inputs/BusyButton';
import { BottomActionBar } from './BottomActionBar';

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
export const PinnedOnADesktop: Story = {
  ...OnADesktop,
  args: { ...WithSummary.args, pinned: true },
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
