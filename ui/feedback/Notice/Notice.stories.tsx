import type { Meta, StoryObj } from '@storybook/react-vite';
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
