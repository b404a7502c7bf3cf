import { defineEndpoint } from '../../defineEndpoint';
import { ErrorCode } from '../../errors';

const schemas = () => import('./order.schemas');

/** Places an order. The same Idempotency-Key returns the same order again. */
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

/** The hosted payment page of an order; may be requested again while the order is unpaid. */
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

/** Places an order for the next period of a plan. */
export const renew = defineEndpoint({
  name: 'renew',
  kind: 'mutation',
  method: 'POST',
  path: '/payGateway/renew',
  errors: [ErrorCode.BadRequest],
  ordering: true,
  ledger: ['7.call.29', '3.entity.32'],
  schemas: () => schemas().then((all) => all.renew),
});

/** Places an order that the app store then sells. */
export const applePayOrder = defineEndpoint({
  name: 'applePayOrder',
  kind: 'mutation',
  method: 'POST',
  path: '/api/ipc/ApplePay/order',
  errors: [ErrorCode.BadRequest],
  ordering: true,
  ledger: ['7.call.23'],
  schemas: () => schemas().then((all) => all.applePayOrder),
});

/** Extends a plan with a gift card. */
export const serviceExtension = defineEndpoint({
  name: 'serviceExtension',
  kind: 'mutation',
  method: 'POST',
  path: '/payGateway/serviceExtension',
  errors: [ErrorCode.BadRequest],
  ordering: true,
  ledger: ['7.call.31'],
  schemas: () => schemas().then((all) => all.serviceExtension),
});
