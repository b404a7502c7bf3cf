import { defineEndpoint } from '../../defineEndpoint';
import { ErrorCode } from '../../errors';
import { PACKAGE_FRESH_MS, SUBSCRIPTION_FRESH_MS } from '../../vocabulary/freshness';

const schemas = () => import('./subscription.schemas');

/** The plans of a house with the number of devices bound to each (home list). Reads by POST. */
export const getPackageBindDevList = defineEndpoint({
  name: 'getPackageBindDevList',
  kind: 'query',
  method: 'POST',
  path: '/api/ipc/recordPlanController/getPackageBindDevList',
  errors: [ErrorCode.BadRequest],
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
  errors: [ErrorCode.BadRequest],
  freshForMs: SUBSCRIPTION_FRESH_MS,
  ledger: ['7.call.14', '4.cache.05'],
  schemas: () => schemas().then((all) => all.getUnbindPackageDevList),
});

/** Turns renewal on or off. A GET that changes data: never prefetched or cached. */
export const updateSubscribeStatus = defineEndpoint({
  name: 'updateSubscribeStatus',
  kind: 'mutation',
  method: 'GET',
  path: '/api/ipc/recordPlanController/updateSubscribeStatus',
  errors: [ErrorCode.BadRequest],
  ledger: ['7.call.11', '7.http.13', '7.http.14'],
  schemas: () => schemas().then((all) => all.updateSubscribeStatus),
});

/** Sets whether a device belongs to the next plan. A GET that changes data. */
export const updateDeviceLockStatus = defineEndpoint({
  name: 'updateDeviceLockStatus',
  kind: 'mutation',
  method: 'GET',
  path: '/api/ipc/recordPlanController/updateDeviceLockStatus',
  errors: [ErrorCode.BadRequest],
  ledger: ['7.call.15', '7.http.13', '7.http.14'],
  schemas: () => schemas().then((all) => all.updateDeviceLockStatus),
});

/** The devices that a pending downgrade will cover. */
export const downgradeDevList = defineEndpoint({
  name: 'downgradeDevList',
  kind: 'query',
  method: 'GET',
  path: '/api/ipc/ApplePay/downgradeDevList',
  errors: [ErrorCode.BadRequest],
  ledger: ['7.call.22', '3.entity.31'],
  schemas: () => schemas().then((all) => all.downgradeDevList),
});
