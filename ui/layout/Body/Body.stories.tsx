import type { Meta, StoryObj } from '@storybook/react-vite';
import { Body } from './Body';

/**
 * For running text of a page. For facts use KeyValueList, for a warning or a piece of news use
 * Notice.
 *
 * **Do**
 *
 * - Use tone="muted" for text that only explains, such as the sentence below a title.
 * - Use size="small" for notes below prices and forms.
 * - Pass several lines with “\n”: line breaks are kept.
 *
 * **Don’t**
 *
 * - Use tone="muted" or size="small" for what something costs or deletes.
 * - Use it for a heading: take Title, Subtitle or Section.
 * - Put lists or headings in it: it is a `<p>`.
 */
const meta = {
  title: 'Layout/Body',
  component: Body,
  args: {
    children:
      'Your cameras keep recording until 12/24/2026.\nAfter that day recordings are deleted.',
  },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, maxWidth: 480 }}>
      <Body {...args} />
      <Body {...args} tone="muted" />
      <Body {...args} size="small" />
      <Body {...args} tone="muted" size="small" />
    </div>
  ),
} satisfies Meta<typeof Body>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args) => <Body {...args} />,
  parameters: { pictures: [] },
};
export const Tones: Story = {};
export const LongOnASmallPhone: Story = {
  args: { children: 'maria.magdalena.von-und-zu-hohenstein.und.noch.laenger@example.com' },
  globals: { viewport: { value: 'smallPhone' } },
  parameters: { pictures: ['light'] },
};
