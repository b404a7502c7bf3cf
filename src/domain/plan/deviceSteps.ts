import { keepChanges } from './planDevices';
import type { DeviceChanges, HeldDevice } from './planDevices';

/** One call of an update: devices that the plan gets or gives up together. */
export interface CoverageStep {
  readonly type: 'bind' | 'remove';
  readonly deviceIds: readonly string[];
}

/**
 * The calls that exchange devices, in the safest order: a new device is bound before an old one is
 * removed. In a full plan one device leaves at a time, so a failure uncovers at most one.
 * @param room how many more devices the plan can cover now; Infinity for no limit.
 */
export function coverageSteps(
  { remove, bind }: Pick<DeviceChanges, 'remove' | 'bind'>,
  room: number,
): CoverageStep[] {
  const steps: CoverageStep[] = [];
  const add = (type: CoverageStep['type'], deviceIds: readonly string[]) => {
    if (deviceIds.length > 0) steps.push({ type, deviceIds });
  };
  const places = Math.max(1, room);
  // A plan that is full with nothing to remove: the service says why it refuses.
  let bound = remove.length === 0 ? bind.length : Math.min(room, bind.length);
  let removed = 0;
  add('bind', bind.slice(0, bound));
  while (bound < bind.length && removed < remove.length) {
    const leaving = remove.slice(removed, removed + Math.min(places, bind.length - bound));
    add('remove', leaving);
    removed += leaving.length;
    add('bind', bind.slice(bound, bound + leaving.length));
    bound += leaving.length;
  }
  add('remove', remove.slice(removed));
  add('bind', bind.slice(bound));
  return steps;
}

/** The part of a change that a plan with these devices still lacks. */
export function remainingChanges(
  changes: DeviceChanges,
  devices: readonly HeldDevice[],
): DeviceChanges {
  const covered = new Set(devices.map(({ deviceId }) => deviceId));
  const locks = new Map([
    ...changes.stopKeeping.map((id) => [id, 0] as const),
    ...changes.keep.map((id) => [id, 1] as const),
  ]);
  return {
    ...keepChanges(devices, locks),
    remove: changes.remove.filter((id) => covered.has(id)),
    bind: changes.bind.filter((id) => !covered.has(id)),
  };
}

/** The devices that an exchange removed and that no new device replaces yet. */
export function uncoveredDevices(changes: DeviceChanges, rest: DeviceChanges): readonly string[] {
  if (rest.bind.length === 0) return [];
  const removed = changes.remove.filter((id) => !rest.remove.includes(id));
  return removed.slice(changes.bind.length - rest.bind.length);
}
