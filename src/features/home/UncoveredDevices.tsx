import { Body } from '@homeview/ui/Body';
import { BusyButton } from '@homeview/ui/BusyButton';
import { DeviceList } from '@homeview/ui/DeviceList';
import { Notice } from '@homeview/ui/Notice';
import { ScreenSwitch } from '@homeview/ui/ScreenSwitch';
import type { ScreenState } from '@homeview/ui/ScreenSwitch';
import { Section } from '@homeview/ui/Section';
import { DeviceListSkeleton } from '@homeview/ui/Skeletons';
import { Stack } from '@homeview/ui/Stack';
import type {
  SubscribedPlan,
  UnboundDevice,
} from '@homeview/contracts/domains/subscription/subscription.schemas';
import { useText } from '../../i18n/useText';
import { failureText } from '../../shell/failureText';
import { useNames } from '../../shell/useNames';
import { CoverDevicesLink } from './CoverDevicesLink';

/** How many devices are named; the page of the action lists them all. */
const NAMED = 5;

interface Props {
  /** Empty if every device has a plan. */
  readonly state: ScreenState<readonly UnboundDevice[]>;
  /** Why the devices could not be loaded. */
  readonly error?: unknown;
  readonly retrying?: boolean | undefined;
  /** A plan of the house with a free place. */
  readonly room?: Pick<SubscribedPlan, 'packageId' | 'packageName'> | undefined;
}

/** The devices of the house that no plan covers, and the way to cover them. */
export function UncoveredDevices({ state, error, retrying = false, room }: Props) {
  const text = useText();
  return (
    <ScreenSwitch
      state={state}
      loading={<DeviceListSkeleton rows={2} />}
      failed={(retry) => (
        <Notice
          tone="warning"
          action={
            <BusyButton variant="text" busy={retrying} onClick={retry}>
              {text('common.tryAgain')}
            </BusyButton>
          }
        >
          {failureText(error, text, text('home.devicesFailed'))}
        </Notice>
      )}
      empty={null}
    >
      {(devices) => <Listed devices={devices} room={room} />}
    </ScreenSwitch>
  );
}

function Listed({
  devices,
  room,
}: Pick<Props, 'room'> & { readonly devices: readonly UnboundDevice[] }) {
  const text = useText();
  const names = useNames();
  const label = text('adjustDevice.unbound');
  const more = devices.length - NAMED;
  return (
    <Section title={label}>
      <Stack spacing={1.5}>
        <DeviceList
          label={label}
          devices={devices.slice(0, NAMED).map(({ deviceId, deviceName }) => ({
            id: deviceId,
            name: names.device(deviceName),
          }))}
          searchLabel={text('selectDevice.search')}
          noMatchLabel={text('selectDevice.noMatch')}
          lockedLabel={text('subscription.deviceLocked')}
        />
        {more > 0 ? <Body tone="muted">{text('home.moreDevices', { count: more })}</Body> : null}
        <CoverDevicesLink room={room} plansLabel={text('packages.title')} />
      </Stack>
    </Section>
  );
}
