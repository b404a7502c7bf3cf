import { Notice } from '@homeview/ui/Notice';
import type { UnboundDevice } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { useText } from '../../../i18n/useText';
import { useNames } from '../../../shell/useNames';
import { PlanLink } from '../PlanLink';

interface Props {
  readonly id: string;
  readonly device: UnboundDevice;
}

/** A device has left the plan, and the new one has not come. */
export function UncoveredNotice({ id, device }: Props) {
  const text = useText();
  const names = useNames();
  return (
    <Notice
      live
      tone="warning"
      action={
        <PlanLink to="/subscription/$id/adjustDevice" id={id}>
          {text('adjustDevice.title')}
        </PlanLink>
      }
    >
      {text('adjustDevice.halfText', { names: names.device(device.deviceName) })}
    </Notice>
  );
}
