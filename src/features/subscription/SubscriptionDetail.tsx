import { Body } from '@homeview/ui/Body';
import { DeviceList } from '@homeview/ui/DeviceList';
import { EmptyState } from '@homeview/ui/EmptyState';
import { KeyValueList } from '@homeview/ui/KeyValueList';
import { Notice } from '@homeview/ui/Notice';
import { Section } from '@homeview/ui/Section';
import { Stack } from '@homeview/ui/Stack';
import { StatusLabel } from '@homeview/ui/StatusLabel';
import { Title } from '@homeview/ui/Title';
import type { SubscriptionDetail as Detail } from '@homeview/contracts/subscription/subscription.schemas';
import { UNLIMITED_DEVICES } from '@homeview/contracts/vocabulary/unlimited';
import { descriptionLines } from '../../domain/descriptionLines';
import { STATUS_TEXT, STATUS_TONE } from '../../i18n/planTexts';
import { useText } from '../../i18n/useText';
import { useDetailRows } from './useDetailRows';

/** A subscription that has arrived. Spec 2, 3. */
export function SubscriptionDetail({ detail }: { readonly detail: Detail }) {
  const text = useText();
  const rows = useDetailRows(detail);
  const change = detail.packageChangeRecord;

  return (
    <Stack sx={{ gap: 2.5 }}>
      <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
        <StatusLabel tone={STATUS_TONE[detail.subScribeStatus]}>
          {text(STATUS_TEXT[detail.subScribeStatus])}
        </StatusLabel>
        <Title>{detail.packageName}</Title>
        <Body tone="muted">{descriptionLines(detail.packageDesc).join('\n')}</Body>
      </Stack>
      {detail.isExpire ? <Notice tone="warning">{text('invalid_service')}</Notice> : null}
      {change ? (
        <Notice tone="info">
          {change.buyNum === UNLIMITED_DEVICES
            ? text('subscription.pendingChangeUnlimited')
            : text('subscription.pendingChange', { count: change.maxDevNum })}
        </Notice>
      ) : null}
      <KeyValueList rows={rows} />
      <Section title={text('subscription.devices')}>
        {detail.devList.length === 0 ? (
          <EmptyState illustration="devices" title={text('device_unselect')} />
        ) : (
          <DeviceList
            label={text('subscription.devices')}
            devices={detail.devList.map((device) => ({
              id: device.deviceId,
              name: device.deviceName,
              locked: device.lockStatus === 1,
            }))}
            searchLabel={text('selectDevice.search')}
            noMatchLabel={text('selectDevice.noMatch')}
            lockedLabel={text('subscription.deviceLocked')}
          />
        )}
      </Section>
    </Stack>
  );
}
