import { offersChanged, plansChanged } from '../../api/api';
import { isDeclined, refusalText } from '../../api/request/apiError';
import type { Dispatch } from '../../api/dispatch';
import type { Translate } from '../../i18n/useText';
import type { Failed } from '../../shell/failureToast';
import { showFailure } from '../../shell/showOutcome';

/** Shows why an order failed: the service's message for a rejection, otherwise `failed`. */
export function showOrderError(
  error: unknown,
  dispatch: Dispatch,
  text: Translate,
  failed: Failed = { message: text('create_order_error'), safe: text('error.notCharged') },
): void {
  if (isDeclined(error)) {
    // Devices or prices may have changed, so both are refetched.
    dispatch(plansChanged());
    dispatch(offersChanged());
  }
  showFailure({ ...failed, message: refusalText(error) ?? failed.message }, error, text);
}
