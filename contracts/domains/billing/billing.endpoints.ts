import { defineEndpoint } from '../../defineEndpoint';
import { ErrorCode } from '../../errors';

const schemas = () => import('./billing.schemas');
const plans = '/api/ipc/recordPlanController';

/** The billing address, or null. */
export const getUserBillInfo = defineEndpoint({
  name: 'getUserBillInfo',
  kind: 'query',
  method: 'GET',
  path: `${plans}/getUserBillInfo`,
  ledger: ['7.call.16', '3.entity.22'],
  schemas: () => schemas().then((all) => all.getUserBillInfo),
});

export const addUserBillInfo = defineEndpoint({
  name: 'addUserBillInfo',
  kind: 'mutation',
  method: 'POST',
  path: `${plans}/addUserBillInfo`,
  errors: [ErrorCode.BadRequest],
  ledger: ['7.call.17', '7.http.16'],
  schemas: () => schemas().then((all) => all.addUserBillInfo),
});

export const updateUserBillInfo = defineEndpoint({
  name: 'updateUserBillInfo',
  kind: 'mutation',
  method: 'POST',
  path: `${plans}/updateUserBillInfo`,
  errors: [ErrorCode.BadRequest],
  ledger: ['7.call.18', '7.http.16'],
  schemas: () => schemas().then((all) => all.updateUserBillInfo),
});

/** County, city and state of a US postal code. */
export const address = defineEndpoint({
  name: 'address',
  kind: 'query',
  method: 'GET',
  path: `${plans}/address`,
  errors: [ErrorCode.BadRequest],
  ledger: ['7.call.19'],
  schemas: () => schemas().then((all) => all.address),
});

export const getOrderDetail = defineEndpoint({
  name: 'getOrderDetail',
  kind: 'query',
  method: 'GET',
  path: `${plans}/getOrderDetail`,
  errors: [ErrorCode.BadRequest],
  ledger: ['7.call.20', '3.entity.26', '3.entity.27', '3.entity.28', '3.entity.29'],
  schemas: () => schemas().then((all) => all.getOrderDetail),
});

/** The bills, newest first. */
export const getPageOrderList = defineEndpoint({
  name: 'getPageOrderList',
  kind: 'query',
  method: 'GET',
  path: `${plans}/getPageOrderList`,
  ledger: ['7.call.21', '3.entity.24', '3.entity.25'],
  schemas: () => schemas().then((all) => all.getPageOrderList),
});
