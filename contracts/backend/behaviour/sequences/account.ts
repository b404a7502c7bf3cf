import {
  call,
  from,
  input,
  mustRefuse,
  other,
  paid,
  refunded,
  rows,
  same,
  signedIn,
  signedOut,
  until,
  value,
} from '../sequence';
import type { CallStep } from '../sequence';
import { MONTH, SECOND_DEVICE, ordered } from './orders';
import { BILL_PAGE_SIZE } from '../../../vocabulary/pageSize';

/** One bill a page, so that two bills fill two pages. */
const ONE = 1;

const credentials = { username: input('username'), password: input('password') };
function addressIn(countryCode: string, postal: string, address: string, city: string) {
  return { countryCode, postal, address, county: '', city, state: '' };
}
const abroad = addressIn('DEU', '10115', 'Invalidenstr. 1, Berlin', 'Berlin');
const moved = addressIn('FRA', '75001', 'Rue de Rivoli 1, Paris', 'Paris');
const addressFields = [value('/countryCode'), value('/postal'), value('/address')];

/** The bills of these orders, in this order. */
const bills = (id: string, query: object, ...orders: string[]): CallStep =>
  call(id, 'getPageOrderList', { pageNum: 1, pageSize: BILL_PAGE_SIZE, ...query }, [
    value('/total'),
    rows('/list'),
    ...orders.map((order, at) => same(`/list/${at}/orderId`, from(order, 'orderId'))),
  ]);

const verified = (id: string, code: string): CallStep =>
  call(
    id,
    'verifySecondCertification',
    { code, secondaryCertificationSign: from('sent', 'sign') },
    [],
    id === 'right' ? { carry: { token: '/accessToken' } } : {},
  );

export const account = [
  signedOut('second-factor', 'A code opens one session', 'second-factor', [
    call('sent', 'login', credentials, [], { carry: { sign: '/secondaryCertificationSign' } }),
    mustRefuse(verified('wrong', '000000')),
    verified('right', '246810'),
    call('signed-in', 'houseList', {}, [], { token: from('right', 'token') }),
    mustRefuse(verified('used', '246810')),
  ]),
  signedOut('refresh', 'A refresh token gives a new access token that works', 'no-plans', [
    call('session', 'login', credentials, [], {
      carry: { token: '/accessToken', refreshToken: '/refreshToken' },
    }),
    call(
      'refreshed',
      'refreshToken',
      { refreshToken: from('session', 'refreshToken') },
      [other('/accessToken', from('session', 'token'))],
      { carry: { token: '/accessToken' } },
    ),
    call('new-token', 'houseList', {}, [], { token: from('refreshed', 'token') }),
  ]),
  signedIn('billing-address', 'A billing address is kept and can be changed', 'no-plans', [
    call('none', 'getUserBillInfo', {}, [value('')]),
    call('added', 'addUserBillInfo', abroad),
    call('kept', 'getUserBillInfo', {}, addressFields, { carry: { id: '/id' } }),
    call('changed', 'updateUserBillInfo', { id: from('kept', 'id'), ...moved }),
    call('kept-again', 'getUserBillInfo', {}, [...addressFields, same('/id', from('kept', 'id'))]),
  ]),
  signedIn('bills', 'Bills are listed newest first, by page and by status', 'no-plans', [
    ordered('first', MONTH),
    paid('first'),
    until('next-day', '2026-11-22T10:00:00Z'),
    ordered('second', MONTH, { deviceIds: [SECOND_DEVICE] }),
    paid('second'),
    bills('both', {}, 'second', 'first'),
    bills('page-two', { pageNum: 2, pageSize: ONE }, 'first'),
    refunded('first'),
    bills('refunded', { orderStatus: 8 }, 'first'),
    bills('paid', { orderStatus: 5 }, 'second'),
  ]),
];
