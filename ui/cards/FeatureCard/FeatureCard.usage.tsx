import { FeatureCard } from '@homeview/ui/FeatureCard';
import BellRing from 'lucide-react/icons/bell-ring';
import Video from 'lucide-react/icons/video';
import type { Usage } from '../../docs/usage';

export const usage: Usage = {
  when: 'For what every plan includes, or what to know about gift cards. Facts with values go into a KeyValueList, what one plan gives into the lines of its PlanTile.',
  do: [
    'List three to six features, one line each, the most important first.',
    'Give each an icon; without one it has a tick.',
    'Use note for a condition: “Needs firmware 2.4 or newer.”',
  ],
  dont: [
    'Put it above the prices: customers look for the price first.',
    'Repeat a text: texts are the keys of the list.',
    'List what the chosen plan does not include.',
  ],
};

export const Example = ({ historyDays }: { historyDays: number }) => (
  <FeatureCard
    title="Every plan includes"
    features={[
      { icon: Video, text: `${historyDays} days of video history` },
      { icon: BellRing, text: 'Alerts that tell people from pets' },
      { text: 'Cancel any time' },
    ]}
    note="Needs a camera with firmware 2.4 or newer."
  />
);
