import { Body } from '@homeview/ui/Body';
import { EmptyState } from '@homeview/ui/EmptyState';
import { Section } from '@homeview/ui/Section';
import { Stack } from '@homeview/ui/Stack';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { pendingChangeText } from '../../../checkout/plan/pendingChangeText';
import { useFullDate } from '../../../i18n/useFullDate';
import { useText } from '../../../i18n/useText';
import { RemovableDevices } from '../remove/RemovableDevices';
import type { RemoveDevice } from '../remove/RemovableDevices';

interface Props {
  readonly detail: SubscriptionDetail;
  /** Ids of the devices kept in the next plan. */
  readonly kept: readonly string[];
  /** How many devices the next plan covers; Infinity for no limit. */
  readonly limit: number;
  readonly onToggle: (id: string) => void;
  /** Id of the plan, if a device can be replaced. */
  readonly replaceIn: string | undefined;
  readonly onRemove: RemoveDevice;
}

/** The devices of a plan, selectable for its next plan. */
export function NextPlanDevices(props: Props) {
  const { detail, kept, limit, onToggle, replaceIn, onRemove } = props;
  const text = useText();
  const fullDate = useFullDate();
  const label = text('subscription.devices');
  const devices = detail.devList;
  if (devices.length === 0) {
    return (
      <Section title={label}>
        <EmptyState illustration="devices" title={text('device_unselect')} />
      </Section>
    );
  }

  const endless = limit === Infinity;
  const change = pendingChangeText(text, detail, fullDate);
  return (
    <Section title={label}>
      <Stack spacing={1.5}>
        <Stack>
          {change === null ? null : <Body tone="muted">{change}</Body>}
          <Body tone="muted">{text('adjustDevice.keepHint')}</Body>
        </Stack>
        <RemovableDevices
          label={label}
          devices={devices}
          selectedIds={kept}
          onToggle={onToggle}
          countLabel={
            endless
              ? text('adjustDevice.keepCountUnlimited', { count: kept.length })
              : text('adjustDevice.keepCount', { count: kept.length, max: limit })
          }
          limit={limit}
          replaceIn={replaceIn}
          onRemove={onRemove}
        />
      </Stack>
    </Section>
  );
}
