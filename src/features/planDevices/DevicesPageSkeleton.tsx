import { EmptyState } from '@homeview/ui/EmptyState';
import { ScreenSwitch } from '@homeview/ui/ScreenSwitch';
import type { ScreenState } from '@homeview/ui/ScreenSwitch';
import { LineSkeleton, PlanDevicesSkeleton } from '@homeview/ui/Skeletons';
import { Stack } from '@homeview/ui/Stack';
import { Title } from '@homeview/ui/Title';
import { NoHouse } from '../../checkout/plan/NoHouse';
import { useText } from '../../i18n/useText';
import { FailedView } from '../../shell/pages/FailedView';
import { HomeLink } from '../../shell/links/HomeLink';
import { PortalPage } from '../../shell/pages/PortalPage';
import { planPath } from './planPath';

interface Props {
  readonly id: string;
  readonly title: string;
  /** Empty: the subscription does not exist. */
  readonly state: ScreenState<unknown>;
  readonly error: unknown;
  readonly retrying: boolean;
  /** Only owners can change devices. */
  readonly notOwner: boolean;
}

/** Loading, error and empty states of a page about a plan's devices. */
export function DevicesPageSkeleton({ id, title, state, error, retrying, notOwner }: Props) {
  const text = useText();
  const loading = state.status === 'loading';
  return (
    <PortalPage title={title} heading={loading ? 'contentTitle' : 'frame'} backTo={planPath(id)}>
      <ScreenSwitch
        state={state}
        loading={
          <Stack spacing={2.5}>
            <Stack spacing={0.5}>
              <Title>{title}</Title>
              <LineSkeleton />
            </Stack>
            <PlanDevicesSkeleton rows={4} />
          </Stack>
        }
        failed={(retry) => <FailedView error={error} onRetry={retry} retrying={retrying} />}
        empty={
          notOwner ? (
            <NoHouse />
          ) : (
            <EmptyState
              title={text('subscription.unknownTitle')}
              message={text('subscription.unknownMessage')}
              action={<HomeLink />}
            />
          )
        }
      >
        {() => null}
      </ScreenSwitch>
    </PortalPage>
  );
}
