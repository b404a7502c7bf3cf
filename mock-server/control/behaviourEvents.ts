import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import type { Sandbox } from '../sandboxes/sandbox';
import type { Order } from '../world/entities';
import { completeOrder, declineOrder, reopenOrder } from '../world/orders/orders';
import { failRefund, refundOrder } from '../world/orders/refunds';
import { Refusal } from '../world/refusal';
import { byId } from '../world/world';
import { textField } from './control';
import { ControlError, unknownValue } from './controlError';
import { readMoment } from './links/prepare';

type Params = Record<string, unknown>;

function orderIn(sandbox: Sandbox, params: Params): Order {
  const id = textField(params, 'orderId') ?? '';
  const order = byId(sandbox.world.orders, id);
  if (!order) throw new ControlError(404, `There is no order "${id}".`);
  return order;
}

/** What happens outside the portal in a recorded sequence. See contracts/README.md, "Behaviour". */
const EVENTS: Readonly<Record<string, (sandbox: Sandbox, params: Params) => void>> = {
  'order-paid': (sandbox, params) => {
    const order = orderIn(sandbox, params);
    reopenOrder(order);
    completeOrder(sandbox.world, order, PayMode.PayPal, sandbox.present());
  },
  'payment-declined': (sandbox, params) => {
    declineOrder(orderIn(sandbox, params));
  },
  'order-refunded': (sandbox, params) => {
    refundOrder(sandbox.world, orderIn(sandbox, params), sandbox.present());
  },
  'refund-failed': (sandbox, params) => {
    failRefund(sandbox.world, orderIn(sandbox, params), sandbox.present());
  },
  'time-passes': (sandbox, params) => {
    const until = readMoment(textField(params, 'until') ?? '');
    if (!sandbox.travel(until, 'move')) throw new ControlError(400, 'until is out of range.');
  },
};

/**
 * Lets an event happen in a sandbox: `{ action: "event", event, params }`.
 * @throws ControlError 404 for an unknown event or order, 400 when the sandbox refuses it.
 */
export function runEvent(sandbox: Sandbox, { event, params }: Params): void {
  const name = typeof event === 'string' ? event : '';
  const run = EVENTS[name];
  if (!run) throw unknownValue('event', name, Object.keys(EVENTS), 404);
  try {
    run(sandbox, typeof params === 'object' && params !== null ? { ...params } : {});
  } catch (error) {
    if (error instanceof Refusal) throw new ControlError(400, error.message);
    throw error;
  }
}
