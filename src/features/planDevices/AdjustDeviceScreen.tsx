import { screenStateOf } from '@homeview/ui/ScreenSwitch';
import { useUnboundDevices } from '../../api/subscription.api';
import { useText } from '../../i18n/useText';
import { allOf } from '../../shell/allOf';
import { AdjustDevices } from './AdjustDevices';
import { ClosedPlan } from './ClosedPlan';
import { WaitingPage } from './WaitingPage';
import { usePlan } from './usePlan';

/** Which devices a plan covers, and which its next one will. Spec 2. */
export function AdjustDeviceScreen({ id }: { readonly id: string }) {
  const text = useText();
  const title = text('adjustDevice.title');
  const { query, unknown, settled, notOwner, reason } = usePlan(id);
  const plan = query.currentData;
  const unbound = useUnboundDevices(notOwner ? undefined : plan?.homeId);
  const { data, error, retry, retrying } = allOf({ detail: query, unbound });
  if (plan && reason) return <ClosedPlan {...{ id, title, reason }} detail={plan} />;

  const state = screenStateOf({
    data: unknown ? null : settled ? data : undefined,
    error,
    retry,
    isEmpty: (loaded) => loaded === null,
  });
  if (state.status === 'loaded' && state.data) return <AdjustDevices id={id} {...state.data} />;
  return <WaitingPage {...{ id, title, state, error, retrying, notOwner }} />;
}
