import { refusalText } from '../../api/request/apiError';
import type { Translate } from '../../i18n/useText';
import { dialogs } from '../../shell/feedback';
import { pendingOrders } from './pendingOrders';

/**
 * Shows why the pending order cannot be paid. The customer decides whether to create a new order.
 */
export async function confirmNewOrder(
  { error, basket }: { readonly error?: unknown; readonly basket: string },
  text: Translate,
): Promise<void> {
  const reason = refusalText(error) ?? '';
  const answer = await dialogs.open({
    content: text('checkout.orderStuck', { reason }),
    confirmLabel: text('checkout.orderAnew'),
  });
  if (answer.by === 'confirm') pendingOrders.forget(basket);
}
