import { Body } from '@homeview/ui/Body';
import { LineSkeleton } from '@homeview/ui/Skeletons';
import { useText } from '../../i18n/useText';

interface Props {
  readonly houseName: string;
  /** How many devices no plan covers; undefined while it is not known. */
  readonly uncovered: number | undefined;
  /** How many devices the plans of the house cover. */
  readonly covered: number;
  readonly loading: boolean;
}

/** The first sentence of home: whether every device of the house has a plan. */
export function CoverageSentence({ houseName: house, uncovered, covered, loading }: Props) {
  const text = useText();
  if (loading) return <LineSkeleton />;
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
