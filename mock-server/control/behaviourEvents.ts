import { OrderStatus } from '@homeview/contracts/vocabulary/order/orderStatus';
import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import type { Sandbox } from '../sandboxes/sandbox';
import type { Order } from '../world/entities';
import { completeOrder, declineOrder, isPayable, reopenOrder } from '../world/orders/orders';
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

interface OrderEvent {
  readonly happens: (sandbox: Sandbox, order: Order) => void;
  /** Whether it can happen to an order. */
  readonly isPossible: (order: Order) => boolean;
  /** For the list of past events. */
  readonly what: (orderId: string) => string;
}

const isSettled = ({ status }: Order): boolean =>
  status === OrderStatus.Paid || status === OrderStatus.RefundFailed;

/** What happens to an order outside the portal. */
const ORDER_EVENTS: Readonly<Record<string, OrderEvent>> = {
  'order-paid': {
    happens: (sandbox, order) => {
      reopenOrder(order);
      completeOrder(sandbox.world, order, PayMode.PayPal, sandbox.present());
    },
    isPossible: isPayable,
    what: (id) => `Order ${id} is paid`,
  },
  'payment-declined': {
    happens: (_, order) => declineOrder(order),
    isPossible: ({ status }) => status === OrderStatus.Processing,
    what: (id) => `The payment of order ${id} is declined`,
  },
  'order-refunded': {
    happens: (sandbox, order) => refundOrder(sandbox.world, order, sandbox.present()),
    isPossible: isSettled,
    what: (id) => `Order ${id} is refunded`,
  },
  'refund-failed': {
    happens: (sandbox, order) => failRefund(sandbox.world, order, sandbox.present()),
    isPossible: ({ status }) => status === OrderStatus.Paid,
    what: (id) => `The refund of order ${id} fails`,
  },
};

const TIME_PASSES = 'time-passes';

/** The events that can happen to an order now. */
export const eventsOn = (order: Order): readonly string[] =>
  Object.keys(ORDER_EVENTS).filter((name) => ORDER_EVENTS[name]?.isPossible(order));

function runOnOrder(
  sandbox: Sandbox,
  { happens, isPossible, what }: OrderEvent,
  order: Order,
): void {
  const changes = isPossible(order);
  happens(sandbox, order);
  // Repeating an event changes nothing.
  if (changes)
    sandbox.eventLog.add([{ at: sandbox.present().toISOString(), what: what(order.id) }]);
}

/**
 * Lets an event happen in a sandbox and records it among the past events. See
 * contracts/backend/behaviour/README.md.
 * @throws ControlError 404 for an unknown event or order, 400 when the sandbox refuses it.
 */
export async function runEvent(sandbox: Sandbox, { event, params }: Params): Promise<void> {
  const name = typeof event === 'string' ? event : '';
  const fields: Params = typeof params === 'object' && params !== null ? { ...params } : {};
  try {
    const onOrder = Object.hasOwn(ORDER_EVENTS, name) ? ORDER_EVENTS[name] : undefined;
    if (onOrder) runOnOrder(sandbox, onOrder, orderIn(sandbox, fields));
    else if (name === TIME_PASSES) await passTime(sandbox, fields);
    else
      throw unknownValue('event', name, [...Object.keys(ORDER_EVENTS), TIME_PASSES], {
        status: 404,
      });
  } catch (error) {
    if (error instanceof Refusal) throw new ControlError(400, error.message);
    throw error;
  }
}

async function passTime(sandbox: Sandbox, params: Params): Promise<void> {
  const until = readMoment(textField(params, 'until') ?? '');
  await sandbox.travel(until, 'move');
}
