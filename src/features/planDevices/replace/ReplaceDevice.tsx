import { useUpdatePlan } from '../adjust/useUpdatePlan';
import { ReplaceDeviceView } from './ReplaceDeviceView';
import type { ReplaceDeviceViewProps } from './ReplaceDeviceView';

type Props = Pick<ReplaceDeviceViewProps, 'id' | 'detail' | 'unbound' | 'replaced'>;

/** Replaces a device of a plan and returns to the plan. */
export function ReplaceDevice(view: Props) {
  const { applying, update, toPlan } = useUpdatePlan(view.id, view);
  return <ReplaceDeviceView {...view} applying={applying} onReplace={update} onCancel={toPlan} />;
}
