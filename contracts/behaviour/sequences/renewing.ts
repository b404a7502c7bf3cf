import { day, paid, refunded, signedIn, until, value } from '../sequence';
import {
  MONTH,
  YEAR,
  billListed,
  billsCounted,
  deviceFree,
  orderShown,
  ordered,
  planListed,
  planShown,
  plansCounted,
  renewalOrdered,
  renewalTurned,
} from './orders';

const bought = [ordered('order', MONTH), paid('order'), planListed()];
const status = [value('/orderStatus')];
const withRefund = [...status, value('/refundDetailResp/refundAmount')];

/** After the end of the first monthly period. */
const AFTER_A_MONTH = '2026-12-21T12:00:00Z';

export const renewing = [
  signedIn('early-renewal', 'A renewal begins where the paid time ends', 'no-plans', [
    ...bought,
    renewalOrdered('renewal', MONTH),
    planShown('unpaid-changes-nothing'),
    paid('renewal'),
    planShown('two-months'),
    orderShown('next-period', 'renewal', [
      ...status,
      value('/type'),
      day('/orderGoodsResp/0/subscribeStartDate'),
      day('/orderGoodsResp/0/subscribeEndDate'),
    ]),
    plansCounted('one-plan'),
    billsCounted('two-bills'),
  ]),
  signedIn('renewal-for-a-year', 'A renewal at the yearly price adds a year', 'no-plans', [
    ...bought,
    renewalOrdered('renewal', YEAR),
    paid('renewal'),
    planShown('a-year-more'),
    billListed('bill', 'renewal'),
  ]),
  signedIn('automatic-renewal', 'A plan renews at the end of its period', 'no-plans', [
    ...bought,
    until('a-month', AFTER_A_MONTH),
    planShown('renewed'),
    billsCounted('two-bills'),
    deviceFree('device-covered'),
  ]),
  signedIn(
    'renewal-off',
    'Without renewal a plan runs to its end, then frees its devices',
    'no-plans',
    [
      ...bought,
      renewalTurned('off', 0),
      planShown('still-running'),
      planListed('listed'),
      deviceFree('device-covered'),
      until('a-month', AFTER_A_MONTH),
      planShown('ended'),
      deviceFree('device-free'),
      billsCounted('one-bill'),
    ],
  ),
  signedIn('renewal-on-again', 'Renewal that is turned on again renews the plan', 'no-plans', [
    ...bought,
    renewalTurned('off', 0),
    renewalTurned('on', 1),
    until('minutes', '2026-11-21T10:10:00Z'),
    planShown('renews'),
    until('a-month', AFTER_A_MONTH),
    planShown('renewed'),
    billsCounted('two-bills'),
  ]),
  signedIn('unpaid-renewal', 'A renewal that is not paid does not keep a plan alive', 'no-plans', [
    ...bought,
    renewalTurned('off', 0),
    renewalOrdered('renewal', MONTH),
    until('a-month', AFTER_A_MONTH),
    planShown('ended'),
    deviceFree('device-free'),
  ]),
  signedIn('refund', 'A refund ends the plan and shows on the bill', 'no-plans', [
    ...bought,
    refunded('order'),
    orderShown('refund-shown', 'order', withRefund),
    planShown('ended'),
    deviceFree('device-free'),
    billListed('bill', 'order'),
  ]),
  signedIn(
    'order-renew-refund',
    'The refund of a renewal leaves the first order paid',
    'no-plans',
    [
      ...bought,
      renewalOrdered('renewal', MONTH),
      paid('renewal'),
      refunded('renewal'),
      orderShown('refund-shown', 'renewal', withRefund),
      orderShown('first-stays-paid', 'order', status),
      planShown('ended'),
      billsCounted('two-bills'),
    ],
  ),
  signedIn('failed-refund', 'A refund that fails leaves the plan running', 'no-plans', [
    ...bought,
    refunded('order', 'refund-failed'),
    orderShown('failure-shown', 'order', withRefund),
    planShown('still-running'),
  ]),
];
