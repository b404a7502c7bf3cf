import { PayMode } from '@homeview/contracts/vocabulary/order/payMode';
import { beforeEach, expect, it } from 'vitest';
import { createConfig } from '../../platform/launch/config';
import { orderRequestOf } from './orderRequest';

const basket = {
  userId: '1001',
  houseId: '30001',
  goodsId: '5001',
  goodsPriceId: '50011',
  priceCents: 299,
  currency: 'USD',
  deviceIds: [],
  payMode: PayMode.PayPal,
};
const IN_APP = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) HomeViewApp/1.13.0';

/** The order request for this user agent. */
const orderIn = (userAgent = 'Mozilla/5.0') =>
  orderRequestOf(basket, createConfig({}, { userAgent, origin: '' }));

beforeEach(() => localStorage.clear());

it.each([
  ['a browser [4.source.04]', undefined, null, { original: 3, originalRemark: '' }],
  ['the app [4.source.03]', IN_APP, null, { original: 1, originalRemark: '' }],
  ['a shop [4.source.02]', undefined, 'corner', { original: 2, originalRemark: 'corner' }],
  ['a shop, in the app [4.source.02]', IN_APP, 'corner', { original: 2, originalRemark: 'corner' }],
])('sets the source of an order from %s', (_, userAgent, shop, said) => {
  if (shop) localStorage.setItem('hv.shop', JSON.stringify({ shop, at: Date.now() }));
  expect(orderIn(userAgent)).toMatchObject(said);
});

it(
  'sets payEnter on an order from the pay-enter flag',
  { tags: ['2.query.04', '3.entity.32'] },
  () => {
    expect(orderIn()).toMatchObject({ payEnter: false });
    localStorage.setItem('hv.payEnter', '1');
    expect(orderIn()).toMatchObject({ payEnter: true });
  },
);
