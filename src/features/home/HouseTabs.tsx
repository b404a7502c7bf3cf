import type { ReactNode } from 'react';
import { SegmentedTabs } from '@homeview/ui/SegmentedTabs';
import { useText } from '../../i18n/useText';

interface Props {
  readonly all: boolean;
  readonly onChoose: (all: boolean) => void;
}

/** The selected house or all houses. A separate chunk: only phones with several houses show it. */
export default function HouseTabs({ all, onChoose }: Props): ReactNode {
  const text = useText();
  return (
    <SegmentedTabs
      label={text('home.houses')}
      value={all ? 'all' : 'this'}
      options={[
        { value: 'this', label: text('home.thisHouse') },
        { value: 'all', label: text('home.allHouses') },
      ]}
      onChange={(value) => onChoose(value === 'all')}
    />
  );
}
