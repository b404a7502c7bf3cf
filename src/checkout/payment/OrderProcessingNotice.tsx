import { Notice } from '@homeview/ui/Notice';
import { useText } from '../../i18n/useText';

/**
 * Shown while the order is processed: asks the customer neither to refresh nor to leave. Spec 4.
 */
export function OrderProcessingNotice() {
  const text = useText();
  return (
    <Notice tone="info" live>
      {text('checkout.processing')}
    </Notice>
  );
}
