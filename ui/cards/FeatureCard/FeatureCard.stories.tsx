import { BRAND } from '@homeview/contracts/vocabulary/brand';
import type { Meta, StoryObj } from '@storybook/react-vite';
import Bell from 'lucide-react/icons/bell';
import Cloud from 'lucide-react/icons/cloud';
import Video from 'lucide-react/icons/video';
import { inLongTexts, onTheSmallestPhone } from '../../testing/longTexts';
import { FeatureCard } from './FeatureCard';

/**
 * For what every plan includes, or what to know about gift cards. Facts with values go into a
 * KeyValueList, what one plan gives into the lines of its PlanTile.
 *
 * **Do**
 *
 * - List three to six features, one line each, the most important first.
 * - Give each an icon; without one it has a tick.
 *
 * **Don’t**
 *
 * - Put it above the prices: customers look for the price first.
 * - Repeat a text: texts are the keys of the list.
 * - List what the chosen plan does not include.
 */
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
      <FeatureCard {...args} title={text} features={[{ icon: Cloud, text }, { text }]} />
    )),
};
