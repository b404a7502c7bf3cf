import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inLongTexts, onTheSmallestPhone } from '../../testing/longTexts';
import { TextLink } from '../../navigation/TextLink';
import { Notice, type NoticeTone } from './Notice';

const tones: NoticeTone[] = ['info', 'success', 'warning', 'error'];

const meta = {
  title: 'Feedback/Notice',
  component: Notice,
  args: {
    tone: 'info',
    title: 'Your order is being processed',
    children: 'Please do not refresh or leave this page. You are not charged twice.',
  },
  render: (args) => (
    <div style={{ display: 'grid', gap: 12 }}>
      {tones.map((tone) => (
        <Notice key={tone} {...args} tone={tone} />
      ))}
    </div>
  ),
} satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args) => <Notice {...args} />,
  parameters: { pictures: [] },
};
export const Tones: Story = {};
export const WithAction: Story = {
  args: { title: undefined, action: <TextLink href="#help">How to get help</TextLink> },
};
/** Lies over the end of the content, so that the button below does not move. */
export const Floating: Story = {
  args: { title: undefined, floating: true },
  render: (args) => (
    <div>
      <div style={{ position: 'relative' }}>
        <p style={{ margin: 0, minHeight: 120 }}>Choose the devices of this plan.</p>
        <Notice {...args} />
      </div>
      <button>Pay $2.99</button>
    </div>
  ),
  play: async ({ canvas }) => {
    const notice = canvas.getByText(/refresh or leave/).getBoundingClientRect();
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(notice.bottom).toBeLessThanOrEqual(button.top);
    await expect(button.top).toBeLessThan(160);
  },
};
export const GermanOnASmallPhone: Story = {
  args: { children: 'Die Aufzeichnungen der abgewählten Überwachungskameras werden gelöscht.' },
  globals: { viewport: { value: 'smallPhone' } },
  parameters: { pictures: [] },
};
export const LongTexts: Story = {
  ...onTheSmallestPhone,
  render: (args) =>
    inLongTexts((text) => (
      <Notice {...args} title={text} action={<TextLink href="#help">{text}</TextLink>}>
        {text}
      </Notice>
    )),
};
