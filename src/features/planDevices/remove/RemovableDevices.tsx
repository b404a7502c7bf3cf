import { useRef } from 'react';
import type { ComponentProps, MouseEvent } from 'react';
import type { ListedDevice } from '@homeview/ui/DeviceList';
import { Stack } from '@homeview/ui/Stack';
import { TextLink } from '@homeview/ui/TextLink';
import { VisuallyHidden } from '@homeview/ui/VisuallyHidden';
import type { PlanDevice } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { useText } from '../../../i18n/useText';
import { isKept } from '../isKept';
import { PlanDeviceList } from '../PlanDeviceList';
import { ReplaceLink } from '../replace/ReplaceLink';
import { asItStands, nextFocusTarget } from './nextFocusTarget';

/** Confirms and removes a device; resolves to whether it was removed. */
export type RemoveDevice = (device: ListedDevice) => Promise<boolean>;

interface Props extends Omit<ComponentProps<typeof PlanDeviceList<PlanDevice>>, 'renderAction'> {
  readonly onRemove: RemoveDevice;
  /** Id of the plan; each device then also leads to its replacement. */
  readonly replaceIn?: string | undefined;
  /** Moves the focus after the last device was removed. Default: the frame moves it to `main`. */
  readonly onLastRemoved?: () => void;
}

/** Devices of a plan, each with a link that removes it. */
export function RemovableDevices({ onRemove, onLastRemoved, replaceIn, ...list }: Props) {
  const text = useText();
  const frame = useRef<HTMLDivElement>(null);

  const remove = async (device: ListedDevice, event: MouseEvent<HTMLElement>) => {
    const next = nextFocusTarget(event.currentTarget, frame.current);
    const locked = list.devices.some((one) => one.deviceId === device.id && isKept(one));
    if (!(await onRemove({ ...device, locked }))) return;
    // The focused link was removed with its row.
    const button = next && asItStands(next, frame.current);
    if (button) button.focus();
    else onLastRemoved?.();
  };

  return (
    <div ref={frame}>
      <PlanDeviceList
        {...list}
        renderAction={(device) => (
          <Stack direction="row" spacing={2}>
            {replaceIn === undefined ? null : <ReplaceLink id={replaceIn} device={device} />}
            <TextLink standalone onClick={(event) => void remove(device, event)}>
              {text('removeDevice.remove')}
              <VisuallyHidden> {device.name}</VisuallyHidden>
            </TextLink>
          </Stack>
        )}
      />
    </div>
  );
}
