import { defineEndpoint } from '../../defineEndpoint';
import { ErrorCode } from '../../errors';
import { PACKAGE_FRESH_MS } from '../../vocabulary/freshness';

/** The subscriptions of a house, one entry per plan unit. Assumed. */
export const packageBuyInfoV2 = defineEndpoint({
  name: 'packageBuyInfoV2',
  kind: 'query',
  method: 'GET',
  path: '/api/ipc/recordPlanController/packageBuyInfoV2',
  errors: [ErrorCode.BadRequest],
  freshForMs: PACKAGE_FRESH_MS,
  status: 'assumed',
  ledger: ['7.call.08', '7.pact.04', '7.pact.05', '3.entity.14'],
  schemas: () => import('./assumed.schemas').then((all) => all.subscribedInfoList),
});

/** Binds devices to a plan, removes them, or selects those to keep after a downgrade. */
export const deviceSwitchPackage = defineEndpoint({
  name: 'deviceSwitchPackage',
  kind: 'mutation',
  method: 'POST',
  path: '/api/ipc/recordPlanController/deviceSwitchPackage',
  errors: [ErrorCode.BadRequest],
  status: 'assumed',
  ledger: ['7.call.12', '7.pact.06', '7.pact.07', '7.pact.08', '7.pact.09'],
  schemas: () => import('./assumed.schemas').then((all) => all.deviceBinding),
});

/** The packages on offer that match the given filters. */
export const getPackageList = defineEndpoint({
  name: 'getPackageList',
  kind: 'query',
  method: 'GET',
  path: '/api/ipc/recordPlanController/getPackageList',
  freshForMs: PACKAGE_FRESH_MS,
  status: 'assumed',
  ledger: ['7.pact.02', '7.pact.03', '4.cache.01'],
  schemas: () => import('./assumed.schemas').then((all) => all.packageList),
});

/** Creates the provider's payment page for a plan that has no payment method yet. */
export const createPaySession = defineEndpoint({
  name: 'createPaySession',
  kind: 'mutation',
  method: 'POST',
  path: '/payGateway/createPaySession',
  errors: [ErrorCode.BadRequest],
  ordering: true,
  status: 'assumed',
  ledger: ['7.pact.10'],
  schemas: () => import('./assumed.schemas').then((all) => all.paySession),
});
