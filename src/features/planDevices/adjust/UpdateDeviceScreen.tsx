import { EmptyState } from '@homeview/ui/EmptyState';
import { screenStateOf } from '@homeview/ui/ScreenSwitch';
import { refusalText } from '../../../api/request/apiError';
import { useDowngradeDevListQuery } from '../../../api/endpoints/subscription.api';
import { useText } from '../../../i18n/useText';
import { HomeLink } from '../../../shell/links/HomeLink';
import { PortalPage } from '../../../shell/pages/PortalPage';
import { combineQueries } from '../../../shell/combineQueries';
import { ClosedPlan } from '../ClosedPlan';
import { DowngradeView } from '../downgrade/DowngradeView';
import type { DowngradeViewProps } from '../downgrade/DowngradeView';
import { PlanLink } from '../PlanLink';
import { DevicesPageSkeleton } from '../DevicesPageSkeleton';
import { planPath } from '../planPath';
import { useDowngradeChoice } from '../downgrade/useDowngradeChoice';
import { usePlan } from '../usePlan';

/** Selects the devices that stay after a downgrade. */
export function UpdateDeviceScreen({ id }: { readonly id: string }) {
  const text = useText();
  const title = text('downgrade.title');
  const { query, unknown, settled, notOwner, reason } = usePlan(id);
  const downgrade = useDowngradeDevListQuery({ packageId: id });
  const { data, error, retry, retrying } = combineQueries({ detail: query, downgrade });

  if (query.currentData && notOwner && reason) {
    return <ClosedPlan {...{ id, title, reason }} detail={query.currentData} />;
  }
  // Rejection 400 for a known plan means that its downgrade is no longer pending.
  if (query.currentData && refusalText(downgrade.error) !== null) {
    return (
      <PortalPage title={title} backTo={planPath(id)}>
        <DowngradeExpired />
      </PortalPage>
    );
  }

  const state = screenStateOf({
    data: unknown ? null : settled ? data : undefined,
    error: query.currentData ? error : query.error,
    retry,
    isEmpty: (loaded) => loaded === null,
  });
  if (state.status !== 'loaded' || !state.data) {
    return <DevicesPageSkeleton {...{ id, title, state, error, retrying, notOwner }} />;
  }
  if (reason) return <ClosedPlan {...{ id, title, reason }} detail={state.data.detail} />;
  if (state.data.downgrade.devList.length === 0) {
    return (
      <PortalPage title={title} backTo={planPath(id)}>
        <EmptyState
          illustration="devices"
          title={text('device_unselect')}
          action={
            <PlanLink to="/subscription/$id/adjustDevice" id={id}>
              {text('adjustDevice.title')}
            </PlanLink>
          }
        />
      </PortalPage>
    );
  }
  return <Downgrade id={id} {...state.data} />;
}

function Downgrade(view: Pick<DowngradeViewProps, 'id' | 'detail' | 'downgrade'>) {
  const { save, saving } = useDowngradeChoice(view.id);
  return <DowngradeView {...view} saving={saving} onSave={save} />;
}

/** Shown if the downgrade of the plan is no longer pending. */
function DowngradeExpired() {
  const text = useText();
  return (
    <EmptyState
      illustration="expired"
      title={text('Message_expired')}
      message={text('downgrade.expiredMessage')}
      action={<HomeLink />}
    />
  );
}
