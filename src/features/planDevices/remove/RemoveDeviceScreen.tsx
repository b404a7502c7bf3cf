import { useMemo } from 'react';
import { screenStateOf } from '@homeview/ui/ScreenSwitch';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { useText } from '../../../i18n/useText';
import { ClosedPlan } from '../ClosedPlan';
import { RemoveDevicesView } from './RemoveDevicesView';
import { DevicesPageSkeleton } from '../DevicesPageSkeleton';
import { usePlan } from '../usePlan';
import { useRemoveDevice } from './useRemoveDevice';

/** Removes devices from a plan. */
export function RemoveDeviceScreen({ id }: { readonly id: string }) {
  const text = useText();
  const title = text('removeDevice.title');
  const { query, unknown, settled, notOwner, reason } = usePlan(id);
  const { currentData, error, refetch, isFetching } = query;
  const state = screenStateOf({
    data: unknown ? null : settled ? currentData : undefined,
    error,
    retry: refetch,
    isEmpty: (detail) => detail === null,
  });
  if (state.status !== 'loaded' || !state.data) {
    return <DevicesPageSkeleton {...{ id, title, state, error, notOwner }} retrying={isFetching} />;
  }
  const detail = state.data;
  if (reason) return <ClosedPlan {...{ id, title, reason, detail }} />;
  return <RemoveDevices id={id} plan={detail} />;
}

interface Props {
  readonly id: string;
  readonly plan: SubscriptionDetail;
}

/** Lists the remaining devices: a removed device disappears at once. */
function RemoveDevices({ id, plan }: Props) {
  const { remove, gone } = useRemoveDevice(id);
  const devices = useMemo(
    () => plan.devList.filter(({ deviceId }) => !gone.has(deviceId)),
    [plan, gone],
  );
  return <RemoveDevicesView {...{ id, plan, devices }} onRemove={remove} />;
}
