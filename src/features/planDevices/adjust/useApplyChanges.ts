import { updateDeviceLockStatus } from '@homeview/contracts/domains/subscription/subscription.endpoints';
import { isApiError, isNoAnswer, refusalText } from '../../../api/request/apiError';
import { logReference, referenceOf } from '../../../api/request/reference';
import { uncoveredDevices } from '../../../domain/plan/deviceSteps';
import { countChanges, isExchange } from '../../../domain/plan/planDevices';
import type { DeviceChanges } from '../../../domain/plan/planDevices';
import { useText } from '../../../i18n/useText';
import { sentences } from '../../../shell/failureText';
import { dialogs } from '../../../shell/feedback';
import { showFailure, showSuccess } from '../../../shell/showOutcome';
import { useAction } from '../../../shell/useAction';
import { useHasLeftPage } from '../../../shell/useHasLeftPage';
import { RETRY, halfExchangeDialog } from './halfExchangeDialog';
import { useChangeTexts } from './useChangeTexts';
import type { HouseDevices } from './useChangeTexts';
import { useSendChanges } from './useSendChanges';
import type { Stopped } from './useSendChanges';

/** Applies staged changes, says what they did, and offers to cover again what lost its place. */
export function useApplyChanges(packageId: string, { detail, unbound }: HouseDevices) {
  const text = useText();
  const texts = useChangeTexts({ detail, unbound });
  const hasLeft = useHasLeftPage();
  const { send, coverAgain } = useSendChanges(packageId, detail);

  /** Says why an update stopped, and after a part of it or an exchange also what is covered now. */
  function showStopped({ error, now, rest }: Stopped, changes: DeviceChanges): void {
    // All lock errors share one message, regardless of the service's message.
    const ofLock = isApiError(error) && error.call === updateDeviceLockStatus.name;
    const reason = (ofLock ? null : refusalText(error)) ?? text('save_failed');
    const matters =
      now === null || isExchange(changes) || countChanges(rest) < countChanges(changes);
    const safe = matters && !ofLock ? texts.now(now) : undefined;
    const message = safe === undefined ? reason : sentences(reason, safe, text);
    showFailure({ message, safe }, error, text);
  }

  /** Says what lost its place; resolves to the customer's next step, or to the way back's failure. */
  async function askHalf(stopped: Stopped, uncovered: readonly string[], changes: DeviceChanges) {
    const { error, now, rest } = stopped;
    const reference = referenceOf(error);
    logReference(reference, error);
    const wayBack: { failed: Stopped | null } = { failed: null };
    const { by } = await dialogs.open({
      ...halfExchangeDialog(text, {
        missing: texts.namesOf(rest.bind),
        missingCount: rest.bind.length,
        uncovered: texts.namesOf(uncovered),
        reason: refusalText(error) ?? text(isNoAnswer(error) ? 'network_error' : 'save_failed'),
        now: texts.now(now),
        reference,
      }),
      onConfirm: async () => {
        const failed = await coverAgain(uncovered, changes, rest);
        if (failed === null) showSuccess(texts.covered(uncovered));
        else if (hasLeft()) showStopped(failed, changes);
        wayBack.failed = failed;
      },
    });
    return by === 'action' ? RETRY : (wayBack.failed ?? by === 'confirm');
  }

  const { run, busy: applying } = useAction(
    async ({ idleUntil }, changes: DeviceChanges): Promise<boolean> => {
      let stopped = await send(changes, detail.devList.length);
      while (stopped !== null && countChanges(stopped.rest) > 0) {
        const { now, rest } = stopped;
        const uncovered = uncoveredDevices(changes, rest);
        if (uncovered.length === 0 || hasLeft()) {
          showStopped(stopped, changes);
          return false;
        }
        const next = await idleUntil(askHalf(stopped, uncovered, changes));
        if (typeof next === 'boolean') return next;
        // Without `now` the number is that of the page; it only decides whether to look first.
        stopped = next === RETRY ? await send(rest, now?.length ?? detail.devList.length) : next;
      }
      showSuccess(texts.done(changes));
      return true;
    },
  );

  /** Resolves to true if the plan is as the customer wants it, and was refetched. */
  const apply = async (changes: DeviceChanges) => (await run(changes)) === true;
  return { apply, applying };
}
