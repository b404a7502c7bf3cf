import { change } from '../sandboxes/change';
import type { Sandbox } from '../sandboxes/sandbox';
import { Refusal } from '../world/refusal';
import { isStoreOrder, settleInStore } from '../world/orders/storeOrders';
import { byId } from '../world/world';
import { textField } from './control';
import { ControlError } from './controlError';

/**
 * Settles an order as sold in the store, which can be undone; repeating it changes nothing. Returns
 * the order and the plan it paid for.
 * @throws ControlError 400 when the sandbox refuses, 404 when there is no such order.
 */
export async function sellInStore(
  sandbox: Sandbox,
  fields: Record<string, unknown>,
  by: string | null,
) {
  const orderId = textField(fields, 'orderId') ?? '';
  const now = sandbox.present();
  const order = byId(sandbox.world.orders, orderId);
  if (!order) throw new ControlError(404, `There is no order "${orderId}".`);
  try {
    const happens = () => {
      settleInStore(sandbox.world, order, now);
      return `Order ${orderId} is sold in the store`;
    };
    if (isStoreOrder(order)) await change(sandbox, { kind: 'payment', by, happens });
    else happens();
  } catch (error) {
    if (error instanceof Refusal) throw new ControlError(400, error.message);
    throw error;
  }
  return { orderId, planId: order.planId };
}
