import type { Meta, StoryObj } from '@storybook/react-vite';
import { inLongTexts, onTheSmallestPhone } from '../../testing/longTexts';
import { TextLink } from '../../navigation/TextLink';
import { Notice, type NoticeTone } from './Notice';

const tones: NoticeTone[] = ['info', 'success', 'warning', 'error'];

/**
 * For a message that stays in the page, beside what it is about. What an action did goes into a
 * toast, what has to be confirmed into a Dialog, an error of one field into its error.
 *
 * **Do**
 *
 * - Choose tone by what it means: info to know, warning before something is lost, error after a
 *   failure.
 * - Set live when it appears after the page: errors are announced at once, others politely.
 * - Put one link into action, to the place where it can be solved.
 * - Put the most serious one first where there are several.
 *
 * **Don’t**
 *
 * - Set live on a notice that is there when the page opens.
 * - Repeat in it what a StatusLabel or an EmptyState on the page says.
 * - Use tone="error" for something that the customer chose, such as renewal being off.
 */
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
