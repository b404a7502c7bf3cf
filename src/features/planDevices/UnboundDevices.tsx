import { Body } from '@homeview/ui/Body';
import { Section } from '@homeview/ui/Section';
import { Stack } from '@homeview/ui/Stack';
import type { UnboundDevice } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { useText } from '../../i18n/useText';
import { PlanDeviceList } from './PlanDeviceList';

interface Props {
  readonly devices: readonly UnboundDevice[];
  /** Ids of the devices selected to be added to the plan. */
  readonly added: readonly string[];
  /** How many more devices the plan can cover; Infinity for no limit. */
  readonly room: number;
  readonly onToggle: (id: string) => void;
}

/** The house's devices without a plan, to select for this plan. */
export function UnboundDevices({ devices, added, room, onToggle }: Props) {
  const text = useText();
  const label = text('adjustDevice.unbound');
  if (devices.length === 0) {
    return (
      <Section title={label}>
        <Body tone="muted">{text('device_no_valid')}</Body>
      </Section>
    );
  }
  const endless = room === Infinity;
  return (
    <Section title={label}>
      <Stack spacing={1.5}>
        <Body tone="muted">
          {endless ? text('unlimited_devices') : text('adjustDevice.room', { room })}
        </Body>
        <PlanDeviceList
          label={label}
          devices={devices}
          selectedIds={added}
          onToggle={onToggle}
          countLabel={
            endless
              ? text('selectDevice.countUnlimited', { count: added.length })
              : room === 0
                ? undefined
                : text('selectDevice.count', { count: added.length, max: room })
          }
          limit={room}
        />
      </Stack>
    </Section>
  );
}
