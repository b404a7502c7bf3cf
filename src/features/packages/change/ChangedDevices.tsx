import { Body } from '@homeview/ui/Body';
import { DeviceList } from '@homeview/ui/DeviceList';
import { Notice } from '@homeview/ui/Notice';
import { Section } from '@homeview/ui/Section';
import { Stack } from '@homeview/ui/Stack';
import type { House } from '@homeview/contracts/domains/house/house.schemas';
import { DevicePicker } from '../../../checkout/devices/DevicePicker';
import { useFullDate } from '../../../i18n/useFullDate';
import { useText } from '../../../i18n/useText';
import { useNames } from '../../../shell/useNames';
import type { ChangedDevicesChoice } from './useChangedDevices';
import type { PlanChange } from '../usePlanOffer';

interface Props {
  readonly choice: ChangedDevicesChoice;
  readonly change: PlanChange;
  readonly house: House;
}

/** The devices that a changed plan covers: which ones stay, or which ones are added. */
export function ChangedDevices({ choice, change, house }: Props) {
  const text = useText();
  const names = useNames();
  const { held, offered, mustChoose, max, limit, chosen, toggle } = choice;
  const date = useFullDate()(change.detail.nextRenewal) ?? '';

  if (mustChoose) {
    return (
      <Section title={text('change.stayHeading')}>
        <Stack spacing={1.5}>
          <Notice tone="warning">
            {text('service_limit_exceeded', { count: held.length, max: limit })}
          </Notice>
          <Body tone="muted">{text('change.stayNote', { date })}</Body>
          <Body>{date === '' ? text('loss.saveFirst') : text('loss.saveBefore', { date })}</Body>
          <DevicePicker
            devices={held}
            chosen={chosen}
            limit={max}
            houseName={house.name}
            onToggle={toggle}
          />
        </Stack>
      </Section>
    );
  }
  return (
    <>
      {held.length > 0 ? (
        <Section title={text('subscription.devices')}>
          <Stack spacing={1}>
            <Body tone="muted">{text('change.allStay', { count: held.length })}</Body>
            <DeviceList
              label={text('subscription.devices')}
              devices={held.map(({ deviceId, deviceName }) => ({
                id: deviceId,
                name: names.device(deviceName),
              }))}
              searchLabel={text('selectDevice.search')}
              noMatchLabel={text('selectDevice.noMatch')}
              lockedLabel={text('subscription.deviceLocked')}
            />
          </Stack>
        </Section>
      ) : null}
      {offered.length > 0 ? (
        <Section title={text('change.addHeading')}>
          <DevicePicker
            devices={offered}
            chosen={chosen}
            limit={max}
            houseName={house.name}
            onToggle={toggle}
          />
        </Section>
      ) : null}
    </>
  );
}
