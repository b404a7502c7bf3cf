import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { plansChanged } from '../../api/api';
import { useAppDispatch } from '../../api/dispatch';
import {
  fetchDowngrade,
  fetchSubscriptionDetail,
  subscriptionApi,
} from '../../api/endpoints/subscription.api';
import { isDeleted } from '../../domain/plan/renewal';
import { useText } from '../../i18n/useText';
import { dialogs } from '../../shell/feedback';
import { hapticFeedback } from '../../shell/native/hapticFeedback';
import { showFailure, showSuccess } from '../../shell/showOutcome';
import { useHasLeftPage } from '../../shell/useHasLeftPage';
import { renewalQuestion } from './RenewalTerms';

interface TurnTerms {
  /** The plan as it is now. */
  readonly now: SubscriptionDetail;
  /** What its next period costs, in currency units as the service gives it. */
  readonly nextPrice: number;
}

/**
 * Turning the renewal of a plan on or off: says first what that means, then does it. A plan no one
 * pays for goes to the page where a way of paying is chosen. Spec 4.
 */
export function useRenewalToggle(id: string, detail: SubscriptionDetail) {
  const text = useText();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);
  const hasLeft = useHasLeftPage();

  /** The plan as it is now: a page may be open for days. Rejects with the call's error. */
  const askDetail = () => dispatch(fetchSubscriptionDetail(id)).unwrap();

  /** Rejects with the call's error. */
  const priceOfNextPeriod = async (now: SubscriptionDetail): Promise<number> =>
    now.packageChangeRecord === null
      ? now.price
      : (await dispatch(fetchDowngrade(id)).unwrap()).goodsPrice;

  /** The terms to agree to; null if there are none. Rejects with a call's error. */
  const findTerms = async (on: boolean): Promise<TurnTerms | null> => {
    setBusy(true);
    try {
      const now = await askDetail();
      // Changed elsewhere meanwhile: the page shows how it stands.
      if (now.isRenewal === on || now.whetherPay !== detail.whetherPay) return null;
      return { now, nextPrice: on ? await priceOfNextPeriod(now) : now.price };
    } finally {
      setBusy(false);
    }
  };

  const agrees = async (on: boolean): Promise<boolean> => {
    const terms = await findTerms(on);
    // The question does not follow the customer to another page.
    if (terms === null || hasLeft()) return false;
    const { now, nextPrice } = terms;
    const answer = await dialogs.open(renewalQuestion(on, { detail: now, nextPrice }, text));
    return answer.by === 'confirm';
  };

  const send = async (on: boolean): Promise<void> => {
    const { updateSubscribeStatus } = subscriptionApi.endpoints;
    try {
      const { lock, subscribeStatus } = await dispatch(
        updateSubscribeStatus.initiate({ packageId: id, subscribeStatus: on ? 1 : 0 }),
      ).unwrap();
      if (lock) {
        const locked = subscribeStatus === 1 ? 'renewal.lockedOn' : 'renewal.lockedOff';
        void dialogs.open({ content: text(locked), hideCancel: true });
        return;
      }
      hapticFeedback();
      showSuccess(text('operation_successful'));
    } catch (error) {
      showFailure(text('operation_failed'), error, text);
    }
    // Also after a failure: a lost answer may have changed the plan.
    dispatch(plansChanged());
  };

  const toggle = async (): Promise<void> => {
    if (underWay.current) return;
    if (isDeleted(detail)) {
      void dialogs.open({ content: text('change_plan_tips_9'), hideCancel: true });
      return;
    }
    if (!detail.whetherPay) {
      await navigate({ to: '/giftCard/renewal/$packageId', params: { packageId: id } });
      return;
    }
    const on = !detail.isRenewal;
    // From here on: a second press while the price is asked for would ask twice.
    underWay.current = true;
    try {
      if (!(await agrees(on))) return;
      setBusy(true);
      await send(on);
    } catch (error) {
      // An unknown price cannot be agreed to.
      showFailure(text('operation_failed'), error, text);
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };

  return { busy, toggle: () => void toggle() };
}
