import { Notice } from '@homeview/ui/Notice';
import { useText } from '../../i18n/useText';

/**
 * Shown while the order is processed: asks the customer neither to refresh nor to leave. Not a live
 * region, because the toast announces the same event. Moves nothing, because the pay button has the
 * pointer above it. Spec 4.
 */
export function OrderProcessingNotice() {
  const text = useText();
  return (
    <Notice tone="info" floating>
      {text('checkout.processing')}
    </Notice>
  );
}
