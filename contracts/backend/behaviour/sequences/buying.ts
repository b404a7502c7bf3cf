import {
  call,
  declined,
  from,
  input,
  not,
  other,
  paid,
  same,
  signedIn,
  until,
  value,
} from '../sequence';
import type { CallStep, Check } from '../sequence';
import {
  DEVICE,
  MONTH,
  SECOND_DEVICE,
  UNLIMITED,
  YEAR,
  billListed,
  billsCounted,
  boughtFor,
  deviceFree,
  orderRefused,
  orderShown,
  ordered,
  payPage,
  planListed,
  planShown,
  plansCounted,
} from './orders';

const status = [value('/orderStatus')];
const notPaid = not('/orderStatus', 5);

/** An order of the same basket, or of another one, with what its number must be. */
const orderedAgain = (id: string, basket: string, check: Check): CallStep => ({
  ...ordered(id, MONTH, {}, basket),
  checks: [check],
});
const sameOrder = same('/orderId', from('order', 'orderId'));
const otherOrder = other('/orderId', from('order', 'orderId'));

export const buying = [
  signedIn('first-purchase', 'A plan exists once its order is paid', 'no-plans', [
    ordered('order', MONTH),
    orderShown('unpaid', 'order', [notPaid, value('/orderPrice')]),
    plansCounted('no-plan-yet'),
    deviceFree('device-still-free'),
    payPage('pay-page', 'order'),
    paid('order'),
    orderShown('settled', 'order', [
      ...status,
      value('/payPrice'),
      value('/orderPrice'),
      value('/payMode'),
      value('/type'),
      not('/activateTime', null),
    ]),
    planListed(),
    planShown('shown'),
    deviceFree('device-covered'),
    billListed('bill', 'order'),
  ]),
  signedIn('yearly-purchase', 'A yearly plan runs for a year', 'no-plans', [
    ...boughtFor(YEAR),
    planShown('shown'),
    billListed('bill', 'order'),
  ]),
  signedIn('unlimited-purchase', 'A plan for any number of devices covers all chosen', 'no-plans', [
    ...boughtFor(UNLIMITED, { deviceIds: [DEVICE, SECOND_DEVICE] }),
    planShown('shown', [value('/isUnlimited')]),
    deviceFree('first-covered'),
    deviceFree('second-covered', SECOND_DEVICE),
  ]),
  signedIn('one-basket-one-order', 'An Idempotency-Key makes one order', 'no-plans', [
    ordered('order', MONTH, {}, 'basket'),
    orderedAgain('again', 'basket', sameOrder),
    orderedAgain('next', 'next-basket', otherOrder),
    { ...orderRefused('changed', YEAR), key: 'key-of-basket' },
    paid('order'),
    orderedAgain('after-payment', 'basket', sameOrder),
    plansCounted('one-plan'),
  ]),
  signedIn('unpaid-order', 'An unpaid order waits and changes nothing', 'no-plans', [
    ordered('order', MONTH),
    until('next-day', '2026-11-22T10:00:00Z'),
    orderShown('still-unpaid', 'order', [notPaid]),
    plansCounted('no-plan'),
    deviceFree('device-free'),
    payPage('pay-page', 'order'),
    paid('order'),
    orderShown('settled', 'order', status),
    planListed(),
    planShown('starts-when-paid'),
  ]),
  signedIn(
    'declined-payment',
    'A declined payment buys nothing, and can be tried again',
    'no-plans',
    [
      ordered('order', MONTH),
      declined('order'),
      orderShown('not-paid', 'order', [notPaid]),
      plansCounted('no-plan'),
      paid('order'),
      orderShown('settled', 'order', status),
      plansCounted('one-plan'),
    ],
  ),
  signedIn('paid-once', 'A payment that is reported twice counts once', 'no-plans', [
    ordered('order', MONTH),
    paid('order'),
    paid('order', 'order-paid-again'),
    planListed(),
    planShown('shown'),
    billsCounted('one-bill'),
  ]),
  signedIn('covered-device', 'A device with a plan cannot get a second one', 'no-plans', [
    ordered('order', MONTH),
    paid('order'),
    orderRefused('second', YEAR),
    plansCounted('one-plan'),
  ]),
  signedIn('wrong-amount', 'An order at another price is refused', 'no-plans', [
    orderRefused('cheaper', MONTH, { amount: '0.01' }),
    plansCounted('no-plan'),
    billsCounted('no-bill'),
  ]),
  signedIn('promotion', 'The price of a promotion is charged', 'promotion-running', [
    call('activity', 'activity', { activityId: input('activityId') }),
    ordered('order', YEAR, { amount: '19.99', activityId: input('activityId') }),
    paid('order'),
    orderShown('settled', 'order', [...status, value('/payPrice')]),
    billListed('bill', 'order'),
  ]),
];
