import { Notice } from '@homeview/ui/Notice';
import { useText } from '../../i18n/useText';

/** Stands on a page while its order is processed: the customer should neither refresh nor leave. Spec 4. */
export function OrderProcessingNotice() {
  const text = useText();
  return (
    <Notice tone="info" live>
      {text('checkout.processing')}
    </Notice>
  );
}
