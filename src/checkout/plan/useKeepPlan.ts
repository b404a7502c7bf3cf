import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { plansChanged } from '../../api/api';
import { useAppDispatch } from '../../api/dispatch';
import { fetchPackageOfPlan } from '../../api/endpoints/package.api';
import {
  fetchSubscriptionDetail,
  refetchSubscriptionDetail,
} from '../../api/endpoints/subscription.api';
import { refusalText } from '../../api/request/apiError';
import type { Basket } from '../../domain/plan/basket';
import { heldPrice } from '../../domain/plan/planChange';
import { formatPrice, toCents } from '../../domain/offer/price';
import { useFullDate } from '../../i18n/useFullDate';
import type { Translate } from '../../i18n/useText';
import { useText } from '../../i18n/useText';
import { stored } from '../../platform/storage/storedItems';
import { dialogs } from '../../shell/feedback';
import { showFailure, showSuccess } from '../../shell/showOutcome';
import { useAction } from '../../shell/useAction';
import { useNames } from '../../shell/useNames';
import { pendingOrders } from '../order/pendingOrders';
import type { OrderOutcome } from '../order/placeOrder';

/** What happens when the current plan is kept, in words. */
function keepText(
  detail: SubscriptionDetail,
  plan: string,
  date: string | null,
  text: Translate,
): string {
  if (date === null) return text('keepPlan.textUndated', { plan });
  if (!detail.isRenewal) return text('keepPlan.textEnds', { plan, date });
  return text('keepPlan.text', { plan, date, price: formatPrice(toCents(detail.price)) });
}

const isPlaced = ({ kind }: OrderOutcome): boolean => kind === 'free' || kind === 'paid';

/**
 * Cancels the pending change of a plan by ordering the price that it has: costs nothing, moves no
 * date. ADR 24.
 */
export function useKeepPlan(packageId: string) {
  const text = useText();
  const names = useNames();
  const fullDate = useFullDate();
  const dispatch = useAppDispatch();

  /** Refetches the plan, because the page may be open for days. Rejects with a call's error. */
  async function findPlan() {
    const [now, goods] = await Promise.all([
      dispatch(fetchSubscriptionDetail(packageId)).unwrap(),
      dispatch(fetchPackageOfPlan(packageId)).unwrap(),
    ]);
    return { now, price: heldPrice(now, goods) };
  }

  async function order(basket: Basket): Promise<OrderOutcome> {
    const { placeOrder } = await import('../order/placeOrder');
    const back = window.location.href;
    return placeOrder(basket, { dispatch, cancelUrl: back, errorUrl: back, successUrl: back });
  }

  /** Whether the service has canceled the change; an answer that is lost does not deny it. */
  async function isCanceled(): Promise<boolean> {
    dispatch(plansChanged());
    const now = await dispatch(refetchSubscriptionDetail(packageId))
      .unwrap()
      .catch(() => null);
    return now === null || now.packageChangeRecord === null;
  }

  const failed = (error?: unknown) => ({
    message: refusalText(error) ?? text('keepPlan.failed'),
    safe: text('error.notCharged'),
  });

  async function cancelChange(basket: Basket): Promise<void> {
    const outcome = await order(basket);
    // There is nothing to pay, so a stuck order can be replaced without a question.
    if (outcome.kind === 'stuck') pendingOrders.forget(outcome.basket);
    const error = 'error' in outcome ? outcome.error : undefined;
    const canceled = await isCanceled();
    if (canceled && isPlaced(outcome)) showSuccess(text('keepPlan.done'));
    else showFailure(failed(error), error, text);
  }

  async function agrees(now: SubscriptionDetail): Promise<boolean> {
    const answer = await dialogs.open({
      title: text('keepPlan.title'),
      content: keepText(now, names.plan(now.packageName), fullDate(now.nextRenewal), text),
      confirmLabel: text('keepPlan.button'),
      cancelLabel: text('keepPlan.keepChange'),
    });
    return answer.by === 'confirm';
  }

  const { run: keep, busy } = useAction(async ({ hasLeft, idleUntil }): Promise<void> => {
    try {
      const { now, price } = await findPlan();
      // The change was canceled elsewhere, and the page shows it; or the customer has left.
      if (now.packageChangeRecord === null || hasLeft()) return;
      if (price === undefined) throw new Error('The package does not list the price of the plan');
      if (!(await idleUntil(agrees(now)))) return;
      await cancelChange({
        packageId,
        userId: stored.user.get()?.id ?? '',
        houseId: now.homeId,
        goodsId: price.goodsId,
        goodsPriceId: price.goodsPriceId,
        priceCents: 0,
        currency: price.currency,
        deviceIds: [],
        payMode: now.payMode ?? PayMode.PayPal,
      });
    } catch (error) {
      showFailure(failed(), error, text);
    }
  });

  return { busy, keep: () => void keep() };
}
