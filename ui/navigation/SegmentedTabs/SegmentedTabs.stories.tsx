import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { inLongTexts, onTheSmallestPhone } from '../../testing/longTexts';
import { SegmentedTabs } from './SegmentedTabs';

function Tabs({ labels }: { labels: [string, string] }) {
  const [value, setValue] = useState('single');
  return (
    <SegmentedTabs
      label="How many devices"
      value={value}
      onChange={setValue}
      options={[
        { value: 'single', label: labels[0] },
        { value: 'unlimited', label: labels[1] },
      ]}
    />
  );
}

const meta = {
  title: 'Navigation/SegmentedTabs',
  component: Tabs,
  args: { labels: ['Single', 'Unlimited'] },
} satisfies Meta<typeof Tabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Unlimited' })).toHaveFocus();
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Unlimited');
  },
};
export const GermanOnASmallPhone: Story = {
  args: { labels: ['Einzelgerätetarif', 'Unbegrenzte Geräteanzahl'] },
  globals: { viewport: { value: 'smallPhone' } },
  parameters: { pictures: [] },
};
export const LongTexts: Story = {
  ...onTheSmallestPhone,
  render: () => inLongTexts((text) => <Tabs labels={[text, 'Alle']} />),
};
