import type { Sandbox } from '../sandboxes/sandbox';
import { Refusal } from '../world/refusal';
import { settleInStore } from '../world/orders/storeOrders';
import { byId } from '../world/world';
import { textField } from './control';
import { ControlError } from './controlError';

/**
 * Settles an order as sold in the store; repeating it changes nothing. Returns the order and the
 * plan it paid for.
 * @throws ControlError 400 when the sandbox refuses, 404 when there is no such order.
 */
export function sellInStore(sandbox: Sandbox, fields: Record<string, unknown>) {
  const orderId = textField(fields, 'orderId') ?? '';
  const now = sandbox.present();
  const order = byId(sandbox.world.orders, orderId);
  if (!order) throw new ControlError(404, `There is no order "${orderId}".`);
  try {
    settleInStore(sandbox.world, order, now);
  } catch (error) {
    if (error instanceof Refusal) throw new ControlError(400, error.message);
    throw error;
  }
  return { orderId, planId: order.planId };
}
