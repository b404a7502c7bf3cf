import { offersChanged, plansChanged } from '../../api/api';
import { refusalText } from '../../api/request/apiError';
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
  const refusal = refusalText(error);
  if (refusal !== null) {
    // Devices or prices may have changed, so both are refetched.
    dispatch(plansChanged());
    dispatch(offersChanged());
  }
  showFailure(refusal ?? failure, error, text);
}
