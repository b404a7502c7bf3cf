import { useRef } from 'react';
import { Body } from '@homeview/ui/Body';
import { EmptyState } from '@homeview/ui/EmptyState';
import { Stack } from '@homeview/ui/Stack';
import type {
  PlanDevice,
  SubscriptionDetail,
} from '@homeview/contracts/domains/subscription/subscription.schemas';
import { useText } from '../../../i18n/useText';
import { PortalPage } from '../../../shell/pages/PortalPage';
import { PlanHeading } from '../PlanHeading';
import { PlanLink } from '../PlanLink';
import { isKept } from '../isKept';
import { planPath } from '../planPath';
import { RemovableDevices } from './RemovableDevices';
import type { RemoveDevice } from './RemovableDevices';

export interface RemoveDevicesViewProps {
  readonly id: string;
  readonly plan: Pick<SubscriptionDetail, 'packageName'>;
  /** The devices that were not removed yet. */
  readonly devices: readonly PlanDevice[];
  readonly onRemove: RemoveDevice;
}

/** The devices of a plan, each with a link to remove it. */
export function RemoveDevicesView({ id, plan, devices, onRemove }: RemoveDevicesViewProps) {
  const text = useText();
  const top = useRef<HTMLDivElement>(null);
  const toAdjust = planPath(id, '/adjustDevice');

  return (
    <PortalPage title={text('removeDevice.title')} heading="contentTitle" backTo={toAdjust}>
      <Stack spacing={2.5}>
        <Stack ref={top} tabIndex={-1} sx={{ outline: 0 }}>
          <PlanHeading title={text('removeDevice.title')} plan={plan} />
        </Stack>
        {devices.length === 0 ? (
          <EmptyState
            illustration="devices"
            title={text('device_unselect')}
            action={
              <PlanLink to="/subscription/$id/adjustDevice" id={id}>
                {text('adjustDevice.title')}
              </PlanLink>
            }
          />
        ) : (
          <>
            <Body tone="muted">{text('removeDevice.intro')}</Body>
            <RemovableDevices
              label={text('subscription.devices')}
              devices={devices}
              isKept={isKept}
              replaceIn={id}
              onRemove={onRemove}
              onLastRemoved={() => top.current?.focus()}
            />
          </>
        )}
      </Stack>
    </PortalPage>
  );
}
