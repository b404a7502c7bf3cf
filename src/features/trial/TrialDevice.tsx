import { Body } from '@homeview/ui/Body';
import { DeviceList } from '@homeview/ui/DeviceList';
import { Section } from '@homeview/ui/Section';
import { Stack } from '@homeview/ui/Stack';
import type { UnboundDevice } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { useText } from '../../i18n/useText';
import { useNames } from '../../shell/useNames';

interface Props {
  readonly houseName: string;
  readonly devices: readonly UnboundDevice[];
  readonly chosenId: string | undefined;
  /** The URL fixes the device, so it cannot be changed. */
  readonly fixed: boolean;
  readonly onToggle: (id: string) => void;
}

/** The one device of a trial. */
export function TrialDevice({ houseName, devices, chosenId, fixed, onToggle }: Props) {
  const text = useText();
  const names = useNames();
  return (
    <Section title={text(fixed ? 'trial.deviceFixed' : 'trial.deviceChoice')}>
      <Stack spacing={1.5}>
        <Body tone="muted">{text(fixed ? 'trial.deviceFixedHint' : 'trial.deviceHint')}</Body>
        <DeviceList
          label={text('selectDevice.list', { house: houseName })}
          devices={devices.map(({ deviceId, deviceName }) => ({
            id: deviceId,
            name: names.device(deviceName),
          }))}
          selectedIds={chosenId === undefined ? [] : [chosenId]}
          onToggle={fixed ? undefined : onToggle}
          searchLabel={text('selectDevice.search')}
          noMatchLabel={text('selectDevice.noMatch')}
          lockedLabel={text('subscription.deviceLocked')}
          max={1}
        />
      </Stack>
    </Section>
  );
}
