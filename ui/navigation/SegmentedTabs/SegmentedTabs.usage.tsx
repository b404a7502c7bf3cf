import { SegmentedTabs } from '@homeview/ui/SegmentedTabs';
import type { ReactNode } from 'react';
import type { Usage } from '../../docs/usage';

type Coverage = 'single' | 'unlimited';

export const usage: Usage = {
  when: 'To switch between two or three views of the same content, such as prices for one device or for all. To choose what is bought use PriceTile, from many values use SelectInput.',
  do: [
    'Name what is switched in label: “Number of devices”.',
    'Keep the choice when the view changes: the same billing cycle stays chosen.',
    'Pass panelId and set that id and role="tabpanel" on the content.',
  ],
  dont: [
    'Show it with one option: leave it out.',
    'Use it for navigation between pages: its tabs have no address.',
    'Use labels of more than two words: on a small phone they go below each other.',
  ],
};

interface CoverageTabsProps {
  readonly coverage: Coverage;
  readonly onChange: (coverage: Coverage) => void;
  readonly children: ReactNode;
}

export const Example = ({ coverage, onChange, children }: CoverageTabsProps) => (
  <>
    <SegmentedTabs
      label="Number of devices"
      value={coverage}
      options={[
        { value: 'single', label: 'One device' },
        { value: 'unlimited', label: 'Unlimited' },
      ]}
      onChange={onChange}
      panelId="prices"
    />
    <div id="prices" role="tabpanel">
      {children}
    </div>
  </>
);
