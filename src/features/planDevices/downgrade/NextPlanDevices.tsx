import { Body } from '@homeview/ui/Body';
import { EmptyState } from '@homeview/ui/EmptyState';
import { Section } from '@homeview/ui/Section';
import { Stack } from '@homeview/ui/Stack';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { pendingChangeText } from '../../../checkout/plan/pendingChangeText';
import { useText } from '../../../i18n/useText';
import { PlanDeviceList } from '../PlanDeviceList';
import { PlanLink } from '../PlanLink';
import { isKept } from '../isKept';

interface Props {
  readonly id: string;
  readonly detail: SubscriptionDetail;
  /** Ids of the devices kept in the next plan. */
  readonly kept: readonly string[];
  /** How many devices the next plan covers; Infinity for no limit. */
  readonly limit: number;
  readonly onToggle: (id: string) => void;
}

/** The devices of a plan: selectable for a pending next plan, otherwise read-only. Spec 2, 4. */
export function NextPlanDevices({ id, detail, kept, limit, onToggle }: Props) {
  const text = useText();
  const label = text('subscription.devices');
  const devices = detail.devList;
  if (devices.length === 0) {
    return (
      <Section title={label}>
        <EmptyState illustration="devices" title={text('device_unselect')} />
      </Section>
    );
  }

  const toRemoval = (
    <PlanLink to="/subscription/$id/adjustDevice/remove" id={id}>
      {text('removeDevice.title')}
    </PlanLink>
  );
  if (detail.packageChangeRecord === null) {
    return (
      <Section title={label} action={toRemoval}>
        <PlanDeviceList label={label} devices={devices} isLocked={isKept} />
      </Section>
    );
  }

  const endless = limit === Infinity;
  const change = pendingChangeText(text, detail);
  return (
    <Section title={label} action={toRemoval}>
      <Stack spacing={1.5}>
        <Stack>
          {change === null ? null : <Body tone="muted">{change}</Body>}
          <Body tone="muted">{text('adjustDevice.keepHint')}</Body>
        </Stack>
        <PlanDeviceList
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
        />
      </Stack>
    </Section>
  );
}
