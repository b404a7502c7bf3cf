import { BRAND } from '@homeview/contracts/vocabulary/brand';
import type { Meta, StoryObj } from '@storybook/react-vite';
import Bell from 'lucide-react/icons/bell';
import Cloud from 'lucide-react/icons/cloud';
import Video from 'lucide-react/icons/video';
import { inLongTexts, onTheSmallestPhone } from '../../testing/longTexts';
import { FeatureCard } from './FeatureCard';

const meta = {
  title: 'Cards/FeatureCard',
  component: FeatureCard,
  args: {
    title: BRAND,
    features: [
      { icon: Cloud, text: '30 days of video history' },
      { icon: Bell, text: 'Alerts that tell people from cats' },
      { icon: Video, text: 'Clips you can share' },
      { text: 'Cancel any time' },
    ],
    note: 'Needs a camera with firmware 2.4 or newer.',
  },
} satisfies Meta<typeof FeatureCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Day: Story = {};
export const GermanOnASmallPhone: Story = {
  args: {
    title: 'Kameraaufzeichnung in der HomeView-Cloud',
    features: [
      { icon: Cloud, text: 'Videoverlauf der letzten dreißig Tage auf allen Endgeräten' },
      { icon: Bell, text: 'Benachrichtigungseinstellungen für Bewegungserkennung' },
    ],
  },
  globals: { viewport: { value: 'smallPhone' } },
  parameters: { pictures: [] },
};
export const LongTexts: Story = {
  ...onTheSmallestPhone,
  render: (args) =>
    inLongTexts((text) => (
      <FeatureCard
        {...args}
        title={text}
        features={[{ icon: Cloud, text }, { text }]}
        note={text}
      />
    )),
};
