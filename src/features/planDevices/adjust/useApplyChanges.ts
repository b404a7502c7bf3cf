import { updateDeviceLockStatus } from '@homeview/contracts/domains/subscription/subscription.endpoints';
import type { PlanDevice } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { BindType } from '@homeview/contracts/vocabulary/plan/bindType';
import { isApiError, isNoAnswer, refusalText } from '../../../api/request/apiError';
import { logReference, referenceOf } from '../../../api/request/reference';
import { useAppDispatch } from '../../../api/dispatch';
import {
  refetchSubscriptionDetail,
  subscriptionApi,
} from '../../../api/endpoints/subscription.api';
import {
  coverageSteps,
  remainingChanges,
  uncoveredDevices,
} from '../../../domain/plan/deviceSteps';
import { countChanges, deviceRoom } from '../../../domain/plan/planDevices';
import type { DeviceChanges } from '../../../domain/plan/planDevices';
import { useText } from '../../../i18n/useText';
import { sentences } from '../../../shell/failureText';
import { dialogs } from '../../../shell/feedback';
import { showFailure, showSuccess } from '../../../shell/showOutcome';
import { useAction } from '../../../shell/useAction';
import { useHasLeftPage } from '../../../shell/useHasLeftPage';
import { RETRY, halfExchangeDialog } from './halfExchangeDialog';
import { refetchPlans } from './refetchPlans';
import { useChangeTexts } from './useChangeTexts';
import type { HouseDevices } from './useChangeTexts';

/** An update that stopped at a failed call. */
interface Stopped {
  readonly error: unknown;
  /** The devices of the plan after the failure; null if they could not be loaded. */
  readonly now: readonly PlanDevice[] | null;
  /** What is still to do; without `now`, at least what was not confirmed. */
  readonly rest: DeviceChanges;
}

const without = (ids: readonly string[], done: readonly string[]) =>
  ids.filter((id) => !done.includes(id));

/**
 * Applies staged changes, one call after the other. The first failure stops the rest; then the plan
 * is loaded again, and a device that lost its place can be covered again.
 */
export function useApplyChanges(packageId: string, { detail, unbound }: HouseDevices) {
  const [setLockStatus] = subscriptionApi.useUpdateDeviceLockStatusMutation();
  const [switchPackage] = subscriptionApi.useDeviceSwitchPackageMutation();
  const dispatch = useAppDispatch();
  const text = useText();
  const texts = useChangeTexts({ detail, unbound });
  const hasLeft = useHasLeftPage();

  const move = (deviceIds: readonly string[], type: BindType) =>
    switchPackage({ deviceIds: [...deviceIds], packageId, type }).unwrap();

  /** The devices that the plan covers now; null if they cannot be loaded. */
  const loadDevices = () =>
    dispatch(refetchSubscriptionDetail(packageId))
      .unwrap()
      .then(({ devList }) => devList)
      .catch(() => null);

  /** Sends the calls; null if all succeeded. */
  async function send(changes: DeviceChanges, covered: number): Promise<Stopped | null> {
    let rest = changes;
    try {
      for (const deviceId of changes.stopKeeping)
        await setLockStatus({ deviceId, lockStatus: 0 }).unwrap();
      for (const deviceId of changes.keep)
        await setLockStatus({ deviceId, lockStatus: 1 }).unwrap();
      for (const { type, deviceIds } of coverageSteps(changes, deviceRoom(detail, covered))) {
        await move(deviceIds, type === 'bind' ? BindType.Bind : BindType.Remove);
        rest = { ...rest, [type]: without(rest[type], deviceIds) };
      }
      await refetchPlans(dispatch);
      return null;
    } catch (error) {
      const [, now] = await Promise.all([refetchPlans(dispatch), loadDevices()]);
      return { error, now, rest: now ? remainingChanges(changes, now) : rest };
    }
  }

  /** Covers devices again that lost their place. Resolves to false if that failed too. */
  async function coverAgain(deviceIds: readonly string[]): Promise<boolean> {
    try {
      await move(deviceIds, BindType.Bind);
      showSuccess(texts.covered(deviceIds));
      return true;
    } catch (error) {
      showFailure(refusalText(error) ?? text('save_failed'), error, text);
      return false;
    } finally {
      await refetchPlans(dispatch);
    }
  }

  /** Says what happened and what did not; resolves to the customer's next step. */
  async function explain(stopped: Stopped, changes: DeviceChanges): Promise<'retry' | boolean> {
    const { error, now, rest } = stopped;
    const uncovered = uncoveredDevices(changes, rest);
    if (uncovered.length === 0 || hasLeft()) {
      // All lock errors share one message, regardless of the service's message.
      const ofLock = isApiError(error) && error.call === updateDeviceLockStatus.name;
      const reason = (ofLock ? null : refusalText(error)) ?? text('save_failed');
      const changed = now === null || countChanges(rest) < countChanges(changes);
      const safe = changed && !ofLock ? texts.now(now) : undefined;
      const message = safe === undefined ? reason : sentences(reason, safe, text);
      showFailure({ message, safe }, error, text);
      return false;
    }
    const reference = referenceOf(error);
    logReference(reference, error);
    const { by } = await dialogs.open({
      ...halfExchangeDialog(text, {
        missing: texts.namesOf(rest.bind),
        missingCount: rest.bind.length,
        uncovered: texts.namesOf(uncovered),
        reason: refusalText(error) ?? (isNoAnswer(error) ? text('network_error') : null),
        now: texts.now(now),
        reference,
      }),
      onConfirm: () => coverAgain(uncovered),
    });
    return by === 'action' ? RETRY : by === 'confirm';
  }

  const { run, busy: applying } = useAction(
    async ({ idleUntil }, changes: DeviceChanges): Promise<boolean> => {
      let todo = changes;
      let covered = detail.devList.length;
      for (;;) {
        const stopped = await send(todo, covered);
        if (stopped === null || countChanges(stopped.rest) === 0) {
          showSuccess(texts.done(changes));
          return true;
        }
        const next = await idleUntil(explain(stopped, todo));
        if (next !== RETRY) return next;
        const { rest } = stopped;
        covered += todo.bind.length - rest.bind.length - todo.remove.length + rest.remove.length;
        todo = rest;
      }
    },
  );

  /** Resolves to true if the plan is as the customer wants it, and was refetched. */
  const apply = async (changes: DeviceChanges) => (await run(changes)) === true;
  return { apply, applying };
}
