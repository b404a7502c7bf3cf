import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { screenStateOf } from '@homeview/ui/ScreenSwitch';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { useUnboundDevices } from '../../../api/endpoints/subscription.api';
import { useText } from '../../../i18n/useText';
import type { DeviceChanges } from '../../../domain/plan/planDevices';
import { combineQueries } from '../../../shell/combineQueries';
import { useHasLeftPage } from '../../../shell/useHasLeftPage';
import { AdjustDevicesView } from './AdjustDevicesView';
import type { AdjustDevicesViewProps } from './AdjustDevicesView';
import { ClosedPlan } from '../ClosedPlan';
import { DevicesPageSkeleton } from '../DevicesPageSkeleton';
import { useApplyChanges } from './useApplyChanges';
import { useRemoveDevice } from '../remove/useRemoveDevice';
import { usePlan } from '../usePlan';

/** Selects which devices a plan covers, and which its next plan will cover. */
export function AdjustDeviceScreen({ id }: { readonly id: string }) {
  const text = useText();
  const title = text('adjustDevice.title');
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
  if (state.status === 'loaded' && state.data) return <AdjustDevices id={id} {...state.data} />;
  return <DevicesPageSkeleton {...{ id, title, state, error, retrying, notOwner }} />;
}

/** Applies the changes and returns to the plan. */
function AdjustDevices(view: Pick<AdjustDevicesViewProps, 'id' | 'detail' | 'unbound'>) {
  const { id } = view;
  const navigate = useNavigate();
  const hasLeft = useHasLeftPage();
  const { remove, gone } = useRemoveDevice(id);
  const detail = useMemo(() => withoutDevices(view.detail, gone), [view.detail, gone]);
  const { apply, applying } = useApplyChanges(id, { detail, unbound: view.unbound });
  const toPlan = () => navigate({ to: '/subscription/$id', params: { id } });
  const update = async (changes: DeviceChanges) => {
    if ((await apply(changes)) && !hasLeft()) await toPlan();
  };
  return (
    <AdjustDevicesView
      {...view}
      detail={detail}
      applying={applying}
      onUpdate={(changes) => void update(changes)}
      onCancel={() => void toPlan()}
      onRemove={remove}
    />
  );
}

const withoutDevices = (detail: SubscriptionDetail, gone: ReadonlySet<string>) => ({
  ...detail,
  devList: detail.devList.filter(({ deviceId }) => !gone.has(deviceId)),
});
