import type { ScreenState } from '@homeview/ui/ScreenSwitch';
import { TrialSkeleton } from '@homeview/ui/Skeletons';
import { NoHouse } from '../../checkout/plan/NoHouse';
import { ScreenPage } from '../../shell/pages/ScreenPage';

export interface TrialStatesViewProps {
  readonly title: string;
  readonly state: ScreenState<unknown>;
  /** Why the page could not be loaded. */
  readonly error?: unknown;
  readonly retrying?: boolean | undefined;
}

/** The trial page without an offer: loading, failed, or no house. */
export const TrialStatesView = (props: TrialStatesViewProps) => (
  <ScreenPage
    {...props}
    backTo="/"
    aside={null}
    loading={<TrialSkeleton devices={2} />}
    empty={<NoHouse />}
  />
);
