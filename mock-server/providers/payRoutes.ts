import type { Application, Request, RequestHandler, Response } from 'express';
import { OrderStatus } from '@homeview/contracts/vocabulary/order/orderStatus';
import { UNLIMITED_DEVICES } from '@homeview/contracts/vocabulary/plan/unlimited';
import type { ControlOptions } from '../control/control';
import { sendPage } from '../http/sendPage';
import type { Sandbox } from '../sandboxes/sandbox';
import type { Checkout, Order } from '../world/entities';
import { toPrice } from '../world/orders/money';
import { confirmLater } from '../world/orders/latePayments';
import { completeOrder, declineOrder, isPayable, reopenOrder } from '../world/orders/orders';
import { countDevices, deviceLimit } from '../world/plans/plans';
import { Refusal } from '../world/refusal';
import { byId, mustFind } from '../world/world';
import type { World } from '../world/world';
import { paidPage, payPage, stuckPage } from './payPages';
import type { Bill } from './payPages';
import { PAY_PREFIX, payPagePath } from './payPagePath';

interface Visit {
  sandbox: Sandbox;
  checkout: Checkout;
  order: Order;
}

const noSuchPage = stuckPage(
  404,
  'Payment page not found',
  'It may belong to another sandbox, or the sandbox was reset. Start the order again in the portal.',
);
const staleForm = stuckPage(
  403,
  'This form is out of date',
  'Open the payment page again and retry.',
);
const unclearForm = stuckPage(400, 'Nothing selected', 'Go back and press one of the buttons.');

/** Registers the pages of the fake payment providers. */
export function registerPayPages(app: Application, { find, sandboxIdOf }: ControlOptions): void {
  const page =
    (show: (visit: Visit, req: Request, res: Response) => void | Promise<void>): RequestHandler =>
    (req, res, next) => {
      Promise.resolve()
        .then(() => find(sandboxIdOf(req), req))
        .then(async (sandbox) => {
          await sandbox?.catchUp();
          const visit = visitOf(req, sandbox);
          return visit ? show(visit, req, res) : sendPage(res, noSuchPage);
        })
        .catch(next);
    };
  app.get(`${PAY_PREFIX}/:provider/:checkout`, page(showPage));
  app.post(`${PAY_PREFIX}/:provider/:checkout`, page(submit));
}

function showPage({ checkout, order, sandbox }: Visit, _req: Request, res: Response): void {
  const page = isPayable(order) ? payPage : paidPage;
  sendPage(res, page(checkout, billOf(sandbox.world, order)));
}

function visitOf(req: Request, sandbox: Sandbox | undefined): Visit | null {
  const checkout = sandbox && byId(sandbox.world.checkouts, req.params.checkout ?? '');
  if (!checkout || payPagePath(checkout) !== req.path) return null;
  return { sandbox, checkout, order: mustFind(sandbox.world.orders, checkout.orderId) };
}

async function submit({ sandbox, checkout, order }: Visit, req: Request, res: Response) {
  const form = new Map(Object.entries((req.body ?? {}) as Record<string, unknown>));
  if (form.get('nonce') !== checkout.nonce) return sendPage(res, staleForm);
  // 303, so that the browser loads the result page with GET and a reload does not pay again.
  if (order.status === OrderStatus.Paid) return res.redirect(303, checkout.successUrl);
  if (form.get('action') === 'cancel') return res.redirect(303, checkout.cancelUrl);
  const end = ENDS.get(form.get('action'));
  if (!end) return sendPage(res, unclearForm);
  const changes = isPayable(order);
  const { url, what } = end({ sandbox, checkout, order });
  if (changes) sandbox.note(what, 'payment');
  sandbox.db.write();
  await sandbox.save();
  res.redirect(303, url);
}

/** How a visit ends: where the customer goes, and what has happened. */
interface End {
  readonly url: string;
  readonly what: string;
}

/** Changes the order, by the pressed button. */
const ENDS: ReadonlyMap<unknown, (visit: Visit) => End> = new Map([
  ['pay', (visit: Visit) => (settle(visit) ? paid(visit) : declined(visit))],
  [
    'decline',
    (visit: Visit) => {
      declineOrder(visit.order);
      return declined(visit);
    },
  ],
  [
    'confirmLater',
    ({ sandbox, checkout, order }: Visit) => {
      reopenOrder(order);
      confirmLater(checkout, sandbox.present());
      return {
        url: checkout.successUrl,
        what: `The payment of order ${order.id} waits for its confirmation`,
      };
    },
  ],
  // The order stays in processing: the provider says nothing more about it.
  [
    'neverConfirm',
    ({ checkout, order }: Visit) => {
      reopenOrder(order);
      return {
        url: checkout.successUrl,
        what: `The payment of order ${order.id} stays without a confirmation`,
      };
    },
  ],
]);

const paid = ({ checkout, order }: Visit): End => ({
  url: checkout.successUrl,
  what: `Order ${order.id} is paid`,
});

const declined = ({ checkout, order }: Visit): End => ({
  url: checkout.errorUrl,
  what: `The payment of order ${order.id} is declined`,
});

/** Completes the order. Returns false when the world refuses; then nothing is charged. */
function settle({ sandbox, checkout, order }: Visit): boolean {
  try {
    reopenOrder(order);
    completeOrder(sandbox.world, order, checkout.payMode, sandbox.present());
    return true;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    declineOrder(order);
    return false;
  }
}

function billOf(world: World, order: Order): Bill {
  const goods = mustFind(world.goods, order.goodsId);
  const price = mustFind(world.prices, order.priceId);
  const limit = deviceLimit(goods, price);
  const covers = limit === UNLIMITED_DEVICES ? 'unlimited devices' : `up to ${countDevices(limit)}`;
  const names = order.deviceIds.flatMap((id) => byId(world.devices, id)?.name ?? []);
  return {
    orderId: order.id,
    what: `${goods.name}, 1 ${price.planUnit}, ${covers}`,
    devices: names.length > 3 ? countDevices(names.length) : names.join(', ') || 'none yet',
    amount: `$${toPrice(order.cents + order.taxCents)} (${order.currency})`,
  };
}
