import { useCallback, useMemo } from 'react';
import { Body } from '@homeview/ui/Body';
import type { ListedDevice } from '@homeview/ui/DeviceList';
import { EmptyState } from '@homeview/ui/EmptyState';
import { Section } from '@homeview/ui/Section';
import { Stack } from '@homeview/ui/Stack';
import type {
  PlanDevice,
  UnboundDevice,
} from '@homeview/contracts/domains/subscription/subscription.schemas';
import type { coverageChanges } from '../../../domain/plan/planDevices';
import { useText } from '../../../i18n/useText';
import { PlanDeviceList } from '../PlanDeviceList';
import { ReplaceLink } from '../replace/ReplaceLink';

interface Props {
  /** Id of the plan. */
  readonly id: string;
  readonly covered: readonly PlanDevice[];
  /** The house's devices without a plan. */
  readonly free: readonly UnboundDevice[];
  readonly changes: ReturnType<typeof coverageChanges>;
  /** How many devices are selected. */
  readonly count: number;
  /** How many devices the plan covers; Infinity for no limit. */
  readonly limit: number;
  readonly onToggle: (id: string) => void;
}

/** All devices that the plan covers or could cover: selecting adds, unselecting removes. */
export function CoveredDevices(props: Props) {
  const { id, covered, free, changes, count, limit, onToggle } = props;
  const text = useText();
  const label = text('adjustDevice.devices');
  const { added, removed } = useMemo(
    () => ({ added: new Set(changes.bind), removed: new Set(changes.remove) }),
    [changes],
  );
  const devices = useMemo(() => [...covered, ...free], [covered, free]);
  const selectedIds = useMemo(
    () => [
      ...covered.map(({ deviceId }) => deviceId).filter((id) => !removed.has(id)),
      ...changes.bind,
    ],
    [covered, removed, changes],
  );
  const detailOf = useCallback(
    (id: string) => {
      if (added.has(id)) return text('adjustDevice.willAdd');
      return removed.has(id) ? text('adjustDevice.willRemove') : undefined;
    },
    [added, removed, text],
  );
  const renderAction = useMemo(() => {
    if (free.length === 0) return undefined;
    const replaceable = new Set(covered.map(({ deviceId }) => deviceId));
    return function Action(device: ListedDevice) {
      return replaceable.has(device.id) ? <ReplaceLink id={id} device={device} /> : null;
    };
  }, [id, covered, free]);
  const noneFree = free.length === 0 ? <Body tone="muted">{text('device_no_valid')}</Body> : null;
  if (devices.length === 0) {
    return (
      <Section title={label}>
        <EmptyState illustration="devices" title={text('device_unselect')} />
        {noneFree}
      </Section>
    );
  }

  const endless = limit === Infinity;
  const room = Math.max(0, limit - count);
  return (
    <Section title={label}>
      <Stack spacing={1.5}>
        <Stack>
          <Body tone="muted">{text('adjustDevice.coverHint')}</Body>
          <Body tone="muted">
            {endless ? text('unlimited_devices') : text('adjustDevice.room', { room })}
          </Body>
        </Stack>
        <PlanDeviceList
          {...{ label, devices, selectedIds, onToggle, detailOf, limit, renderAction }}
          countLabel={
            endless
              ? text('selectDevice.countUnlimited', { count })
              : text('selectDevice.count', { count, max: limit })
          }
        />
        {noneFree}
      </Stack>
    </Section>
  );
}
