import type {
  PlanDevice,
  SubscriptionDetail,
} from '@homeview/contracts/domains/subscription/subscription.schemas';
import { BindType } from '@homeview/contracts/vocabulary/plan/bindType';
import { useAppDispatch } from '../../../api/dispatch';
import {
  refetchSubscriptionDetail,
  subscriptionApi,
} from '../../../api/endpoints/subscription.api';
import { coverageSteps, remainingChanges } from '../../../domain/plan/deviceSteps';
import { deviceRoom, isExchange } from '../../../domain/plan/planDevices';
import type { DeviceChanges } from '../../../domain/plan/planDevices';
import { refetchPlans } from './refetchPlans';

/** One call of an update: devices that are changed together, in the same way. */
interface Call {
  readonly kind: keyof DeviceChanges;
  readonly deviceIds: readonly string[];
}

/** An update that stopped at a failed call. */
export interface Stopped {
  readonly error: unknown;
  /** The devices of the plan after the failure; null if they could not be loaded. */
  readonly now: readonly PlanDevice[] | null;
  /** What is still to do; without `now`, at least what was not confirmed. */
  readonly rest: DeviceChanges;
}

const callsOf = (changes: DeviceChanges, room: number): readonly Call[] => [
  ...changes.stopKeeping.map((id) => ({ kind: 'stopKeeping' as const, deviceIds: [id] })),
  ...changes.keep.map((id) => ({ kind: 'keep' as const, deviceIds: [id] })),
  ...coverageSteps(changes, room).map(({ type, deviceIds }) => ({ kind: type, deviceIds })),
];

const without = (ids: readonly string[], done: readonly string[]) =>
  ids.filter((id) => !done.includes(id));

const isDone = ({ kind, deviceIds }: Call, rest: DeviceChanges) =>
  deviceIds.every((id) => !rest[kind].includes(id));

/**
 * Sends changes, one call after the other. After a failed call the plan is loaded again: if the call
 * took effect, only its answer was lost and the next one follows, otherwise the rest stops.
 */
export function useSendChanges(
  packageId: string,
  plan: Pick<SubscriptionDetail, 'maxDevNum' | 'isUnlimited'>,
) {
  const [setLockStatus] = subscriptionApi.useUpdateDeviceLockStatusMutation();
  const [switchPackage] = subscriptionApi.useDeviceSwitchPackageMutation();
  const dispatch = useAppDispatch();

  const sendCall = async ({ kind, deviceIds }: Call): Promise<void> => {
    if (kind === 'keep' || kind === 'stopKeeping') {
      const lockStatus = kind === 'keep' ? 1 : 0;
      for (const deviceId of deviceIds) await setLockStatus({ deviceId, lockStatus }).unwrap();
      return;
    }
    const type = kind === 'bind' ? BindType.Bind : BindType.Remove;
    await switchPackage({ deviceIds: [...deviceIds], packageId, type }).unwrap();
  };

  /** The devices that the plan covers now. */
  async function loadDevices(): Promise<readonly PlanDevice[]> {
    // A load that began before the last call may show the plan as it was then.
    await dispatch(
      subscriptionApi.util.getRunningQueryThunk('getPackageSubscribeInfo', { packageId }),
    );
    const { devList } = await dispatch(refetchSubscriptionDetail(packageId)).unwrap();
    return devList;
  }

  const lookAgain = async (
    error: unknown,
    changes: DeviceChanges,
    unconfirmed: DeviceChanges,
  ): Promise<Stopped> => {
    const [now] = await Promise.all([loadDevices().catch(() => null), refetchPlans(dispatch)]);
    return { error, now, rest: now ? remainingChanges(changes, now) : unconfirmed };
  };

  async function sendAll(changes: DeviceChanges, room: number): Promise<Stopped | null> {
    let rest = changes;
    for (const call of callsOf(changes, room)) {
      try {
        await sendCall(call);
        rest = { ...rest, [call.kind]: without(rest[call.kind], call.deviceIds) };
      } catch (error) {
        const stopped = await lookAgain(error, changes, rest);
        if (stopped.now === null || !isDone(call, stopped.rest)) return stopped;
        rest = stopped.rest;
      }
    }
    await refetchPlans(dispatch);
    return null;
  }

  /** Sends the changes to a plan that covers so many devices; null if all took effect. */
  async function send(changes: DeviceChanges, covered: number): Promise<Stopped | null> {
    const room = deviceRoom(plan, covered);
    if (!isExchange(changes) || room >= changes.bind.length) return sendAll(changes, room);
    // A device would have to leave first, unless there is more room by now.
    try {
      const now = await loadDevices();
      const left = remainingChanges(changes, now);
      return await sendAll(left, Math.max(room, deviceRoom(plan, now.length)));
    } catch (error) {
      return { error, now: null, rest: changes };
    }
  }

  /** Covers devices again that lost their place; null if that took effect. */
  async function coverAgain(
    deviceIds: readonly string[],
    changes: DeviceChanges,
    rest: DeviceChanges,
  ): Promise<Stopped | null> {
    try {
      await sendCall({ kind: 'bind', deviceIds });
      await refetchPlans(dispatch);
      return null;
    } catch (error) {
      const stopped = await lookAgain(error, changes, rest);
      const covered = new Set(stopped.now?.map(({ deviceId }) => deviceId));
      return deviceIds.every((id) => covered.has(id)) ? null : stopped;
    }
  }

  return { send, coverAgain };
}
