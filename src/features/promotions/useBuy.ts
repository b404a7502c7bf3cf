import { useNavigate } from '@tanstack/react-router';
import { fetchActivity } from '../../api/endpoints/activity.api';
import { isApiError, refusalText } from '../../api/request/apiError';
import { useAppDispatch } from '../../api/dispatch';
import { promotionStage } from '../../domain/offer/promotion';
import { errorMessageId } from '../../i18n/errorText';
import { useText } from '../../i18n/useText';
import { isSignedIn } from '../../platform/session/session';
import { dialogs } from '../../shell/feedback';
import { showFailure } from '../../shell/showOutcome';
import { useAction } from '../../shell/useAction';
import { PROMOTION_TITLE } from './promotionTitle';
import { promotionDevicesPath } from './search';
import { usePromotionPeriod } from './usePromotionPeriod';

/**
 * The buy button of a promotion. Signed-out visitors go to sign-in; otherwise the device selection
 * opens only if the service reports the promotion as running.
 */
export function useBuy(activityId: string, mayBuy?: () => Promise<boolean>) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const text = useText();
  const periodOf = usePromotionPeriod();

  const { run: askAndBuy, busy } = useAction(async ({ hasLeft }): Promise<void> => {
    try {
      const activity = await dispatch(fetchActivity(activityId)).unwrap();
      const allowed = await mayBuy?.();
      if (hasLeft() || allowed === false) return;
      const stage = promotionStage(activity.status);
      if (stage === 'running') {
        await navigate({ to: '/promotions/selectDevice', search: { activityId } });
        return;
      }
      void dialogs.open({
        title: text(PROMOTION_TITLE[stage]),
        content: periodOf(activity),
        hideCancel: true,
      });
    } catch (error) {
      // An expired session shows its own message.
      if (hasLeft() || !isSignedIn()) return;
      const known = isApiError(error) ? errorMessageId(error.code) : 'error.nothingLost';
      const message = refusalText(error) ?? text(known);
      showFailure({ message, safe: text('error.notCharged') }, error, text);
    }
  });

  const buy = (): void => {
    if (!isSignedIn()) {
      void navigate({ to: '/login', search: { redirectUrl: promotionDevicesPath(activityId) } });
      return;
    }
    void askAndBuy();
  };

  return { busy, buy };
}
