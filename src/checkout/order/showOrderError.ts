import { offersChanged, plansChanged } from '../../api/api';
import { isDeclined, refusalText } from '../../api/request/apiError';
import type { Dispatch } from '../../api/dispatch';
import type { Translate } from '../../i18n/useText';
import { showFailure } from '../../shell/showOutcome';

/**
 * Shows why an order failed: the service's message for a rejection, otherwise `failure`. Spec 8.
 */
export function showOrderError(
  error: unknown,
  dispatch: Dispatch,
  text: Translate,
  failure = text('create_order_error'),
): void {
  if (isDeclined(error)) {
    // Devices or prices may have changed, so both are refetched.
    dispatch(plansChanged());
    dispatch(offersChanged());
  }
  showFailure(refusalText(error) ?? failure, error, text);
}
