import { Notice } from '@homeview/ui/Notice';
import { useText } from '../../i18n/useText';

/**
 * Shown while the order is processed: asks the customer neither to refresh nor to leave. Not a live
 * region, because the toast announces the same event. It is below the content and moves no button:
 * the pay button is beside the content or in the bar.
 */
export function OrderProcessingNotice() {
  const text = useText();
  return <Notice tone="info">{text('checkout.processing')}</Notice>;
}
