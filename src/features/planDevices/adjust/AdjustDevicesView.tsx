import { BottomActionBar } from '@homeview/ui/BottomActionBar';
import { BusyButton } from '@homeview/ui/BusyButton';
import { Title } from '@homeview/ui/Title';
import type {
  PlanDevice,
  SubscriptionDetail,
  UnboundDevice,
} from '@homeview/contracts/domains/subscription/subscription.schemas';
import { deviceLimit } from '../../../domain/plan/deviceLimit';
import { countChanges, deviceRoom } from '../../../domain/plan/planDevices';
import type { DeviceChanges } from '../../../domain/plan/planDevices';
import { useText } from '../../../i18n/useText';
import { BusyContent } from '../../../shell/pages/BusyContent';
import { PortalPage } from '../../../shell/pages/PortalPage';
import { toasts } from '../../../shell/feedback';
import { NextPlanDevices } from '../downgrade/NextPlanDevices';
import { UnboundDevices } from '../UnboundDevices';
import { planPath } from '../planPath';
import { useAddedDevices } from './useAddedDevices';
import { useNextDevices } from '../downgrade/useNextDevices';

export interface AdjustDevicesViewProps {
  readonly id: string;
  readonly detail: SubscriptionDetail;
  /** Devices of the house without a plan. */
  readonly unbound: readonly UnboundDevice[];
  readonly applying: boolean;
  readonly onUpdate: (changes: DeviceChanges) => void;
  readonly onCancel: () => void;
}

const NONE: readonly PlanDevice[] = [];

/** Stages device changes: Update applies them, Cancel discards them. Spec 2, 4. */
export function AdjustDevicesView(props: AdjustDevicesViewProps) {
  const { id, detail, unbound, applying, onUpdate, onCancel } = props;
  const text = useText();
  const { devList, maxDevNum, packageChangeRecord: change } = detail;
  const nextLimit = change ? deviceLimit(change, change) : 0;
  // Without a pending change there is no next plan to select devices for.
  const next = useNextDevices(change ? devList : NONE, nextLimit);
  const room = deviceRoom(detail, devList.length);
  const { added, toggle } = useAddedDevices({ unbound, room, maxDevNum });
  const changes = { ...next.changes, bind: added };
  const count = countChanges(changes);

  const update = () => {
    if (count === 0) toasts.show({ message: text('adjustDevice.unchanged') });
    else onUpdate(changes);
  };

  return (
    <PortalPage
      title={text('adjustDevice.title')}
      headingInContent="title"
      backTo={planPath(id)}
      footer={
        <BottomActionBar summary={text('adjustDevice.changes', { count })}>
          <BusyButton variant="outlined" disabled={applying} onClick={onCancel}>
            {text('common.cancel')}
          </BusyButton>
          <BusyButton
            busy={applying}
            busyLabel={text('adjustDevice.updating')}
            softDisabled={count === 0}
            onClick={update}
          >
            {text('adjustDevice.update')}
          </BusyButton>
        </BottomActionBar>
      }
    >
      <BusyContent heading={<Title>{text('adjustDevice.title')}</Title>} busy={applying} gap={28}>
        <NextPlanDevices
          {...{ id, detail }}
          kept={next.kept}
          limit={nextLimit}
          onToggle={next.toggle}
        />
        <UnboundDevices devices={unbound} added={added} room={room} onToggle={toggle} />
      </BusyContent>
    </PortalPage>
  );
}
