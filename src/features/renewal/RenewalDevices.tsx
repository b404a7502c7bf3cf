import { DeviceList } from '@homeview/ui/DeviceList';
import { EmptyState } from '@homeview/ui/EmptyState';
import { Section } from '@homeview/ui/Section';
import type { House } from '@homeview/contracts/domains/house/house.schemas';
import type {
  SubscriptionDetail,
  UnboundDevice,
} from '@homeview/contracts/domains/subscription/subscription.schemas';
import { DevicePicker } from '../../checkout/devices/DevicePicker';
import { useText } from '../../i18n/useText';
import { useNames } from '../../shell/useNames';
import type { Renewal } from './useRenewal';

interface Props {
  readonly detail: SubscriptionDetail;
  readonly house: House;
  /** Devices of the house without a plan. */
  readonly devices: readonly UnboundDevice[];
  readonly renewal: Pick<Renewal, 'chosen' | 'limit' | 'toggle'>;
}

/** The devices that a renewal keeps; for an expired plan, the devices selected for the restart. */
export function RenewalDevices({ detail, house, devices, renewal }: Props) {
  const text = useText();
  const names = useNames();
  if (detail.isExpire) {
    const { chosen, limit, toggle } = renewal;
    return (
      <Section title={text('selectDevice.heading')}>
        <DevicePicker {...{ devices, chosen, limit }} houseName={house.name} onToggle={toggle} />
      </Section>
    );
  }
  const covered = detail.devList;
  return (
    <Section title={text('subscription.devices')}>
      {covered.length === 0 ? (
        <EmptyState illustration="devices" title={text('device_unselect')} />
      ) : (
        <DeviceList
          label={text('subscription.devices')}
          devices={covered.map(({ deviceId, deviceName }) => ({
            id: deviceId,
            name: names.device(deviceName),
          }))}
          searchLabel={text('selectDevice.search')}
          noMatchLabel={text('selectDevice.noMatch')}
          lockedLabel={text('subscription.deviceLocked')}
        />
      )}
    </Section>
  );
}
