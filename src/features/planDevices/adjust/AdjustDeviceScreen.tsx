import { useMemo } from 'react';
import { screenStateOf } from '@homeview/ui/ScreenSwitch';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { useUnboundDevices } from '../../../api/endpoints/subscription.api';
import { useText } from '../../../i18n/useText';
import { combineQueries } from '../../../shell/combineQueries';
import { AdjustDevicesView } from './AdjustDevicesView';
import type { AdjustDevicesViewProps } from './AdjustDevicesView';
import { ClosedPlan } from '../ClosedPlan';
import { DevicesPageSkeleton } from '../DevicesPageSkeleton';
import { ReplaceDevice } from '../replace/ReplaceDevice';
import { useRemoveDevice } from '../remove/useRemoveDevice';
import { usePlan } from '../usePlan';
import { useUpdatePlan } from './useUpdatePlan';

interface Props {
  readonly id: string;
  /** Replaces a device: its id, or empty to choose it on the page. */
  readonly replace?: string | undefined;
}

/** Selects which devices a plan covers, and which its next plan will cover; or replaces a device. */
export function AdjustDeviceScreen({ id, replace }: Props) {
  const text = useText();
  const title = text(replace === undefined ? 'adjustDevice.title' : 'replaceDevice.title');
  const { query, unknown, settled, notOwner, reason } = usePlan(id);
  const plan = query.currentData;
  const unbound = useUnboundDevices(notOwner ? undefined : plan?.homeId);
  const { data, error, retry, retrying } = combineQueries({ detail: query, unbound });
  if (plan && reason) return <ClosedPlan {...{ id, title, reason }} detail={plan} />;

  const state = screenStateOf({
    data: unknown ? null : settled ? data : undefined,
    error,
    retry,
    isEmpty: (loaded) => loaded === null,
  });
  if (state.status === 'loaded' && state.data) {
    return replace === undefined ? (
      <AdjustDevices id={id} {...state.data} />
    ) : (
      <ReplaceDevice key={replace} id={id} replaced={replace} {...state.data} />
    );
  }
  return <DevicesPageSkeleton {...{ id, title, state, error, retrying, notOwner }} />;
}

/** Applies the changes and returns to the plan. */
function AdjustDevices(view: Pick<AdjustDevicesViewProps, 'id' | 'detail' | 'unbound'>) {
  const { id } = view;
  const { remove, gone } = useRemoveDevice(id);
  const detail = useMemo(() => withoutDevices(view.detail, gone), [view.detail, gone]);
  const { applying, update, toPlan } = useUpdatePlan(id, { detail, unbound: view.unbound });
  return (
    <AdjustDevicesView
      {...view}
      detail={detail}
      applying={applying}
      onUpdate={update}
      onCancel={toPlan}
      onRemove={remove}
    />
  );
}

const withoutDevices = (detail: SubscriptionDetail, gone: ReadonlySet<string>) => ({
  ...detail,
  devList: detail.devList.filter(({ deviceId }) => !gone.has(deviceId)),
});
