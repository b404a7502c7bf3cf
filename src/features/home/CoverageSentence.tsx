import { Body } from '@homeview/ui/Body';
import { useText } from '../../i18n/useText';

interface Props {
  readonly houseName: string;
  /** How many devices no plan covers; undefined if it is not known. */
  readonly uncovered: number | undefined;
  /** How many devices the plans of the house cover. */
  readonly covered: number;
}

/** The first sentence of home: whether every device of the house has a plan. */
export function CoverageSentence({ houseName: house, uncovered, covered }: Props) {
  const text = useText();
  // A house without devices has nothing to cover.
  if (uncovered === undefined || (uncovered === 0 && covered === 0)) return null;
  return (
    <Body tone="muted">
      {uncovered === 0
        ? text('home.allCovered', { house })
        : text('home.uncovered', { house, count: uncovered })}
    </Body>
  );
}
