import { offersChanged, plansChanged } from '../../api/api';
import { refusalText } from '../../api/request/apiError';
import type { Dispatch } from '../../api/dispatch';
import type { Translate } from '../../i18n/useText';
import { showFailure } from '../../shell/showOutcome';

/** Says that an order was not made: in the service's words where it refused it, else `failure`. Spec 8. */
export function showOrderError(
  error: unknown,
  dispatch: Dispatch,
  text: Translate,
  failure = text('create_order_error'),
): void {
  const refusal = refusalText(error);
  if (refusal !== null) {
    // A device may have found a plan meanwhile, or the price changed: both are refreshed.
    dispatch(plansChanged());
    dispatch(offersChanged());
  }
  showFailure(refusal ?? failure, error, text);
}
