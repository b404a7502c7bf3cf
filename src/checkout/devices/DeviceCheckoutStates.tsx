import type { ScreenState } from '@homeview/ui/ScreenSwitch';
import { CheckoutSkeleton } from '@homeview/ui/Skeletons';
import { ScreenPage } from '../../shell/pages/ScreenPage';
import { UnknownPlan } from '../plan/UnknownPlan';

interface Props {
  readonly title: string;
  /** Path and query of the previous page. */
  readonly backTo: string;
  readonly state: ScreenState<unknown>;
  /** Why the page could not be loaded. */
  readonly error?: unknown;
  readonly retrying?: boolean | undefined;
}

/** Loading, error and unknown-plan states of a device selection page. */
export const DeviceCheckoutStates = (props: Props) => (
  <ScreenPage {...props} aside={null} loading={<CheckoutSkeleton devices={4} />}>
    {() => <UnknownPlan />}
  </ScreenPage>
);
