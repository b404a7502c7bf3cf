import { defineEndpoint } from '../../defineEndpoint';
import { ErrorCode } from '../../errors';
import { PACKAGE_FRESH_MS } from '../../vocabulary/freshness';

const schemas = () => import('./package.schemas');

export const payModeList = defineEndpoint({
  name: 'payModeList',
  kind: 'query',
  method: 'GET',
  path: '/payGateway/payModeList',
  freshForMs: PACKAGE_FRESH_MS,
  ledger: ['7.call.06', '3.paymode.01', '3.paymode.02', '3.paymode.03'],
  schemas: () => schemas().then((all) => all.payModeList),
});

/** The packages on offer, with their prices. */
export const getRecordGoodsList = defineEndpoint({
  name: 'getRecordGoodsList',
  kind: 'query',
  method: 'GET',
  path: '/api/ipc/recordPlanController/getRecordGoodsList',
  freshForMs: PACKAGE_FRESH_MS,
  ledger: ['7.call.07', '3.entity.06', '3.entity.08', '3.entity.09', '4.cache.01'],
  schemas: () => schemas().then((all) => all.getRecordGoodsList),
});

export const getGoodsInfoByPackageId = defineEndpoint({
  name: 'getGoodsInfoByPackageId',
  kind: 'query',
  method: 'GET',
  path: '/api/ipc/recordPlanController/getGoodsInfoByPackageId',
  errors: [ErrorCode.BadRequest],
  freshForMs: PACKAGE_FRESH_MS,
  ledger: ['7.call.09', '4.cache.01'],
  schemas: () => schemas().then((all) => all.getGoodsInfoByPackageId),
});
