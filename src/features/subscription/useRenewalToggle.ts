import { useNavigate } from '@tanstack/react-router';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { plansChanged } from '../../api/api';
import { useAppDispatch } from '../../api/dispatch';
import {
  fetchDowngrade,
  fetchSubscriptionDetail,
  refetchSubscriptionDetail,
  subscriptionApi,
} from '../../api/endpoints/subscription.api';
import { isDeleted } from '../../domain/plan/renewal';
import { useFullDate } from '../../i18n/useFullDate';
import { useText } from '../../i18n/useText';
import { dialogs } from '../../shell/feedback';
import { hapticFeedback } from '../../shell/native/hapticFeedback';
import { sentences } from '../../shell/failureText';
import { showFailure, showSuccess } from '../../shell/showOutcome';
import { useAction } from '../../shell/useAction';
import { renewalQuestion } from './RenewalTerms';
import { changedText, unchangedText } from './renewalOutcome';
import type { TurnTerms } from './renewalOutcome';

/**
 * Turns the renewal of a plan on or off after a confirmation. A plan without a payment method goes
 * to the payment setup page instead. `detail` is undefined while the plan loads.
 */
export function useRenewalToggle(id: string, detail: SubscriptionDetail | undefined) {
  const text = useText();
  const fullDate = useFullDate();
  const writer = { text, fullDate };
  const navigate = useNavigate();
  const dispatch = useAppDispatch();

  /** Refetches the plan, because the page may be open for days. Rejects with the call's error. */
  const askDetail = () => dispatch(fetchSubscriptionDetail(id)).unwrap();

  /** Rejects with the call's error. */
  const priceOfNextPeriod = async (now: SubscriptionDetail): Promise<number> =>
    now.packageChangeRecord === null
      ? now.price
      : (await dispatch(fetchDowngrade(id)).unwrap()).goodsPrice;

  /** The data for the confirmation; null if none is needed. Rejects with a call's error. */
  const findTerms = async (on: boolean, shown: SubscriptionDetail): Promise<TurnTerms | null> => {
    const now = await askDetail();
    // The plan was changed elsewhere; the page shows its new state.
    if (now.isRenewal === on || now.whetherPay !== shown.whetherPay) return null;
    return { now, nextPrice: on ? await priceOfNextPeriod(now) : now.price };
  };

  /** Shows a failure, and what is true of the renewal after it. */
  const showUnchanged = (error: unknown, state: string): void => {
    const message = sentences(text('operation_failed'), state, text);
    showFailure({ message, safe: state }, error, text);
  };

  /** Asks what has become of a call that failed: without its answer, it may have been carried out. */
  const stateAfterFailure = async (on: boolean, terms: TurnTerms): Promise<string> => {
    const now = await dispatch(refetchSubscriptionDetail(id))
      .unwrap()
      .catch(() => null);
    if (now === null) return text('renewal.unknown');
    return now.isRenewal === on ? changedText(on, terms, writer) : unchangedText(now, writer);
  };

  const send = async (on: boolean, terms: TurnTerms): Promise<void> => {
    const { updateSubscribeStatus } = subscriptionApi.endpoints;
    // Without a connection nothing is sent, so renewal has certainly not changed.
    const offline = !navigator.onLine;
    try {
      const wanted = on ? 1 : 0;
      const answer = await dispatch(
        updateSubscribeStatus.initiate({ packageId: id, subscribeStatus: wanted }),
      ).unwrap();
      if (answer?.lock) {
        const status = answer.subscribeStatus ?? wanted;
        const locked = status === 1 ? 'renewal.lockedOn' : 'renewal.lockedOff';
        void dialogs.open({ content: text(locked), hideCancel: true });
        return;
      }
      hapticFeedback();
      showSuccess(changedText(on, terms, writer));
      dispatch(plansChanged());
    } catch (error) {
      // A lost response may have changed the plan.
      dispatch(plansChanged());
      const state = offline ? unchangedText(terms.now, writer) : await stateAfterFailure(on, terms);
      showUnchanged(error, state);
    }
  };

  const { run: turn, busy } = useAction(
    async ({ hasLeft, idleUntil }, shown: SubscriptionDetail) => {
      const on = !shown.isRenewal;
      try {
        const terms = await findTerms(on, shown);
        // The dialog must not open on another page.
        if (terms === null || hasLeft()) return;
        const { now, nextPrice } = terms;
        const question = renewalQuestion(on, { detail: now, nextPrice }, text);
        const { by } = await idleUntil(dialogs.open(question));
        if (by === 'confirm') await send(on, terms);
      } catch (error) {
        // Without a known price there is no confirmation, only an error; nothing was sent.
        showUnchanged(error, unchangedText(shown, writer));
      }
    },
  );

  const toggle = async (): Promise<void> => {
    if (detail === undefined) return;
    if (isDeleted(detail)) {
      void dialogs.open({ content: text('change_plan_tips_9'), hideCancel: true });
      return;
    }
    if (!detail.whetherPay) {
      await navigate({ to: '/giftCard/renewal/$packageId', params: { packageId: id } });
      return;
    }
    await turn(detail);
  };

  return { busy, toggle: () => void toggle() };
}
