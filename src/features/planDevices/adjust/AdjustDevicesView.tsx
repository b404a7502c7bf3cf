import { BottomActionBar } from '@homeview/ui/BottomActionBar';
import { BusyButton } from '@homeview/ui/BusyButton';
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
import { PlanHeading } from '../PlanHeading';
import { planPath } from '../planPath';
import type { RemoveDevice } from '../remove/RemovableDevices';
import { CoveredDevices } from './CoveredDevices';
import { useConfirmRemoval } from './useConfirmRemoval';
import { useCoverage } from './useCoverage';
import { useNextDevices } from '../downgrade/useNextDevices';

export interface AdjustDevicesViewProps {
  readonly id: string;
  readonly detail: SubscriptionDetail;
  /** Devices of the house without a plan. */
  readonly unbound: readonly UnboundDevice[];
  readonly applying: boolean;
  readonly onUpdate: (changes: DeviceChanges) => void;
  readonly onCancel: () => void;
  /** Confirms and removes a device at once, while selecting is about the next plan. */
  readonly onRemove: RemoveDevice;
}

const NONE: readonly PlanDevice[] = [];

/** Stages device changes: Update applies them, Cancel discards them. */
export function AdjustDevicesView(props: AdjustDevicesViewProps) {
  const { id, detail, unbound, applying, onUpdate, onCancel, onRemove } = props;
  const text = useText();
  const { devList, packageChangeRecord: change } = detail;
  const nextLimit = change ? deviceLimit(change, change) : 0;
  // Without a pending change there is no next plan to select devices for.
  const next = useNextDevices(change ? devList : NONE, nextLimit);
  const limit = deviceRoom(detail, 0);
  const coverage = useCoverage({ covered: devList, free: unbound, limit });
  const changes = { ...next.changes, ...coverage.changes };
  const count = countChanges(changes);
  const confirmRemoval = useConfirmRemoval();

  const update = async () => {
    if (count === 0) {
      toasts.show({ message: text('adjustDevice.unchanged') });
      return;
    }
    const ids = new Set([...changes.remove, ...changes.bind]);
    const removed = devList.filter(({ deviceId }) => ids.has(deviceId));
    const added = unbound.filter(({ deviceId }) => ids.has(deviceId));
    const full = deviceRoom(detail, devList.length) === 0;
    if (removed.length === 0 || (await confirmRemoval({ removed, added, full }))) onUpdate(changes);
  };

  return (
    <PortalPage
      title={text('adjustDevice.title')}
      heading="contentTitle"
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
            onClick={() => void update()}
          >
            {text('adjustDevice.update')}
          </BusyButton>
        </BottomActionBar>
      }
    >
      <BusyContent
        heading={<PlanHeading title={text('adjustDevice.title')} plan={detail} />}
        busy={applying}
        gap={28}
      >
        {change === null ? (
          <CoveredDevices
            id={id}
            covered={devList}
            free={unbound}
            {...coverage}
            limit={limit}
            onToggle={coverage.toggle}
          />
        ) : (
          <>
            <NextPlanDevices
              replaceIn={unbound.length > 0 ? id : undefined}
              detail={detail}
              kept={next.kept}
              limit={nextLimit}
              onToggle={next.toggle}
              onRemove={onRemove}
            />
            <UnboundDevices
              devices={unbound}
              added={coverage.changes.bind}
              room={deviceRoom(detail, devList.length)}
              onToggle={coverage.toggle}
            />
          </>
        )}
      </BusyContent>
    </PortalPage>
  );
}
