import { screenStateOf } from '@homeview/ui/ScreenSwitch';
import { useText } from '../../i18n/useText';
import { ClosedPlan } from './ClosedPlan';
import { RemoveDevices } from './RemoveDevices';
import { WaitingPage } from './WaitingPage';
import { usePlan } from './usePlan';

/** Taking devices out of a plan. Spec 2. */
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
    return <WaitingPage {...{ id, title, state, error, notOwner }} retrying={isFetching} />;
  }
  const detail = state.data;
  if (reason) return <ClosedPlan {...{ id, title, reason, detail }} />;
  return <RemoveDevices id={id} devices={detail.devList} />;
}
