import { defineEndpoint } from '../../defineEndpoint';
import { ErrorCode } from '../../errors';

const schemas = () => import('./giftCard.schemas');

/** Checks whether a code is valid. Never cached: the card may be used up in the meantime. */
export const giftCardCheck = defineEndpoint({
  name: 'giftCardCheck',
  kind: 'query',
  method: 'GET',
  path: '/api/ipc/giftCard/check/{code}',
  errors: [ErrorCode.BadRequest],
  ledger: ['7.call.25'],
  schemas: () => schemas().then((all) => all.giftCardCheck),
});

/** The packages that a card can buy. */
export const giftCardGoods = defineEndpoint({
  name: 'giftCardGoods',
  kind: 'query',
  method: 'GET',
  path: '/api/ipc/giftCard/goods/{code}',
  errors: [ErrorCode.BadRequest],
  ledger: ['7.call.26'],
  schemas: () => schemas().then((all) => all.giftCardGoods),
});

/** The plans of the account that a card can extend. */
export const giftCardSubscribeGoods = defineEndpoint({
  name: 'giftCardSubscribeGoods',
  kind: 'query',
  method: 'GET',
  path: '/api/ipc/giftCard/subscribeGoods/{code}',
  errors: [ErrorCode.BadRequest],
  ledger: ['7.call.27', '3.entity.21'],
  schemas: () => schemas().then((all) => all.giftCardSubscribeGoods),
});
