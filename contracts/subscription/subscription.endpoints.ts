import { defineEndpoint } from '../defineEndpoint';
import { ErrorCode } from '../errors';
import { PACKAGE_FRESH_MS, SUBSCRIPTION_FRESH_MS } from '../vocabulary/freshness';

const schemas = () => import('./subscription.schemas');

/** The plans of a house with the number of devices bound to each (the home list). A POST that reads. */
export const getPackageBindDevList = defineEndpoint({
  name: 'getPackageBindDevList',
  kind: 'query',
  method: 'POST',
  path: '/api/ipc/recordPlanController/getPackageBindDevList',
  freshForMs: PACKAGE_FRESH_MS,
  ledger: ['7.call.13', '3.entity.12', '3.entity.13', '4.cache.04'],
  schemas: () => schemas().then((all) => all.getPackageBindDevList),
});

export const getPackageSubscribeInfo = defineEndpoint({
  name: 'getPackageSubscribeInfo',
  kind: 'query',
  method: 'GET',
  path: '/api/ipc/recordPlanController/getPackageSubscribeInfo',
  errors: [ErrorCode.BadRequest],
  freshForMs: SUBSCRIPTION_FRESH_MS,
  ledger: [
    '7.call.10',
    '3.entity.15',
    '3.entity.16',
    '3.entity.17',
    '3.entity.19',
    '3.entity.20',
    '4.cache.02',
  ],
  schemas: () => schemas().then((all) => all.getPackageSubscribeInfo),
});

/** Devices of a house that no plan covers. */
export const getUnbindPackageDevList = defineEndpoint({
  name: 'getUnbindPackageDevList',
  kind: 'query',
  method: 'GET',
  path: '/api/ipc/recordPlanController/getUnbindPackageDevList',
  freshForMs: SUBSCRIPTION_FRESH_MS,
  ledger: ['7.call.14', '4.cache.05'],
  schemas: () => schemas().then((all) => all.getUnbindPackageDevList),
});
