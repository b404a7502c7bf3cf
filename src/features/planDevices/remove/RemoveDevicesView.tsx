import { useRef } from 'react';
import type { MouseEvent } from 'react';
import { Body } from '@homeview/ui/Body';
import type { ListedDevice } from '@homeview/ui/DeviceList';
import { EmptyState } from '@homeview/ui/EmptyState';
import { Stack } from '@homeview/ui/Stack';
import { TextLink } from '@homeview/ui/TextLink';
import { Title } from '@homeview/ui/Title';
import { VisuallyHidden } from '@homeview/ui/VisuallyHidden';
import type { PlanDevice } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { useText } from '../../../i18n/useText';
import { PortalPage } from '../../../shell/pages/PortalPage';
import { PlanDeviceList } from '../PlanDeviceList';
import { PlanLink } from '../PlanLink';
import { isKept } from '../isKept';
import { asItStands, nextFocusTarget } from './nextFocusTarget';
import { planPath } from '../planPath';

export interface RemoveDevicesViewProps {
  readonly id: string;
  readonly devices: readonly PlanDevice[];
  /** Confirms and removes a device; resolves to whether it was removed. */
  readonly onRemove: (device: ListedDevice) => Promise<boolean>;
}

/** The devices of a plan, each with a link to remove it. Spec 2. */
export function RemoveDevicesView({ id, devices, onRemove }: RemoveDevicesViewProps) {
  const text = useText();
  const top = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const toAdjust = planPath(id, '/adjustDevice');

  const remove = async (device: ListedDevice, event: MouseEvent<HTMLElement>) => {
    const next = nextFocusTarget(event.currentTarget, list.current);
    if (!(await onRemove(device))) return;
    // The focused link was removed with its row.
    ((next && asItStands(next, list.current)) ?? top.current)?.focus();
  };

  return (
    <PortalPage title={text('removeDevice.title')} headingInContent="title" backTo={toAdjust}>
      <Stack spacing={2.5}>
        <div ref={top} tabIndex={-1} style={{ outline: 0 }}>
          <Title>{text('removeDevice.title')}</Title>
        </div>
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
            <div ref={list}>
              <PlanDeviceList
                label={text('subscription.devices')}
                devices={devices}
                isLocked={isKept}
                renderAction={(device) => (
                  <TextLink standalone onClick={(event) => void remove(device, event)}>
                    {text('removeDevice.remove')}
                    <VisuallyHidden> {device.name}</VisuallyHidden>
                  </TextLink>
                )}
              />
            </div>
          </>
        )}
      </Stack>
    </PortalPage>
  );
}
