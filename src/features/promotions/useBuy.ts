import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { askActivity } from '../../api/endpoints/activity.api';
import { isApiError, refusalText } from '../../api/request/apiError';
import { useAppDispatch } from '../../api/dispatch';
import { promotionStage } from '../../domain/offer/promotion';
import { errorMessageId } from '../../i18n/errorText';
import { useText } from '../../i18n/useText';
import { isSignedIn } from '../../platform/session/session';
import { dialogs } from '../../shell/feedback';
import { showFailure } from '../../shell/showOutcome';
import { promotionPeriod } from './promotionPeriod';
import { PROMOTION_TITLE } from './promotionTitle';
import { promotionDevicesPath } from './search';

/**
 * The buy button of a promotion. Signed-out visitors go to sign-in; otherwise the device selection
 * opens only if the service reports the promotion as running.
 */
export function useBuy(activityId: string, mayBuy?: () => Promise<boolean>) {
  const [busy, setBusy] = useState(false);
  const left = useRef(false);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const text = useText();

  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  async function askAndGoOn(): Promise<void> {
    try {
      const activity = await dispatch(askActivity(activityId)).unwrap();
      const allowed = await mayBuy?.();
      if (left.current || allowed === false) return;
      const stage = promotionStage(activity.status);
      if (stage === 'running') {
        await navigate({ to: '/promotions/selectDevice', search: { activityId } });
        return;
      }
      void dialogs.open({
        title: text(PROMOTION_TITLE[stage]),
        content: promotionPeriod(activity, text),
        hideCancel: true,
      });
    } catch (error) {
      // An expired session shows its own message.
      if (left.current || !isSignedIn()) return;
      const known = isApiError(error) ? errorMessageId(error.code) : 'error.nothingLost';
      const message = refusalText(error) ?? text(known);
      showFailure({ message, safe: text('error.notCharged') }, error, text);
    }
  }

  const buy = (): void => {
    if (!isSignedIn()) {
      void navigate({ to: '/login', search: { redirectUrl: promotionDevicesPath(activityId) } });
      return;
    }
    setBusy(true);
    void askAndGoOn().finally(() => setBusy(false));
  };

  return { busy, buy };
}
