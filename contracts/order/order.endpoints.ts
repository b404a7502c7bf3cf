import { defineEndpoint } from '../defineEndpoint';
import { ErrorCode } from '../errors';

const schemas = () => import('./order.schemas');

/** Places an order. Repeating it with the same Idempotency-Key answers the same order (ruling 17). */
export const createOrder = defineEndpoint({
  name: 'createOrder',
  kind: 'mutation',
  method: 'POST',
  path: '/payGateway/createOrder',
  errors: [ErrorCode.BadRequest],
  ordering: true,
  ledger: ['7.call.28', '3.entity.32', '3.entity.33', '5.rule.55'],
  schemas: () => schemas().then((all) => all.createOrder),
});

/** The hosted payment page of an order; may be asked for again while the order is unpaid. */
export const getPayUrl = defineEndpoint({
  name: 'getPayUrl',
  kind: 'mutation',
  method: 'POST',
  path: '/payGateway/getPayUrl',
  errors: [ErrorCode.BadRequest],
  ordering: true,
  ledger: ['7.call.30', '3.entity.34', '3.entity.35'],
  schemas: () => schemas().then((all) => all.getPayUrl),
});
