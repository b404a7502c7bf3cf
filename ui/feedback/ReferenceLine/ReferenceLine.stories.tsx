import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '../../navigation/TextLink';
import { Notice } from '../Notice';
import { ReferenceLine } from './ReferenceLine';

const meta = {
  title: 'Feedback/ReferenceLine',
  component: ReferenceLine,
  args: { label: 'Reference for support', value: 'R1-0M1EW-ME92B' },
} satisfies Meta<typeof ReferenceLine>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Alone: Story = {};
export const InANotice: Story = {
  args: { plain: true },
  render: (args) => (
    <Notice tone="error" title="Couldn’t check the code">
      <ReferenceLine {...args} />
    </Notice>
  ),
};
export const WithContact: Story = {
  args: {
    action: (
      <TextLink href="#support" standalone>
        Contact support
      </TextLink>
    ),
  },
};
export const GermanOnASmallPhone: Story = {
  args: {
    label: 'Referenz für den Support',
    value: 'R1-0M1EW-ME92B-4K7QZ',
    action: (
      <TextLink href="#support" standalone>
        Support kontaktieren
      </TextLink>
    ),
  },
  globals: { viewport: { value: 'smallPhone' } },
  parameters: { pictures: ['light'] },
};
