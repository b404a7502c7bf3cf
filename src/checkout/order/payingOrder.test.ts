import { beforeEach, describe, expect, it } from 'vitest';
import { orderRequestExample } from '@homeview/contracts/domains/order/order.examples';
import { payingItem } from '../../platform/storage/payingItem';
import { stored } from '../../platform/storage/storedItems';
import { canceledUrl } from './canceledPayment';
import { checkoutPage } from './checkoutPage';
import { payingOrder } from './payingOrder';
import type { PayingOrder } from './payingOrder';
import { pendingOrders } from './pendingOrders';

const ORDER: PayingOrder = {
  orderId: '90001',
  idempotencyKey: 'key-1',
  kind: 'buy',
  isFree: false,
  isPaid: false,
  renews: true,
  devices: { names: ['Garden'], count: 1 },
};
const pending = (idempotencyKey: string) => ({
  idempotencyKey,
  request: orderRequestExample(),
  notedAt: Date.now(),
});

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  stored.user.set({ id: '1001', username: 'demo@homeview.example' });
});

describe('the order of a tab', () => {
  it('is what was noted last', () => {
    expect(payingOrder.get()).toBeNull();
    payingOrder.note(ORDER);
    expect(payingOrder.get()).toMatchObject(ORDER);
    payingOrder.forget();
    expect(payingOrder.get()).toBeNull();
  });

  it('may lack what is not known of it', () => {
    const known = { kind: 'giftCard', isFree: true, isPaid: true } as const;
    payingOrder.note(known);
    expect(payingOrder.get()).toMatchObject(known);
  });

  it('is kept while it is not known who is signed in', () => {
    stored.user.remove();
    payingOrder.note(ORDER);
    expect(payingOrder.get()).toMatchObject(ORDER);
  });

  it('belongs to the customer who ordered', () => {
    payingOrder.note(ORDER);
    stored.user.set({ id: '1002', username: 'other@homeview.example' });
    expect(payingOrder.get()).toBeNull();
  });

  it.each([
    { isPaid: 'yes' },
    { kind: 'gift' },
    { orderId: 90001 },
    { devices: ['Garden'] },
    { devices: { names: [1], count: 1 } },
    { devices: { names: ['Garden', 1], count: 2 } },
    { devices: { names: ['Garden'], count: '1' } },
    { isFree: 'no' },
    { renews: 'true' },
  ])('is absent if its stored fields are %j', (fields) => {
    payingItem.set({ ...ORDER, userId: '1001', ...fields });
    expect(payingOrder.get()).toBeNull();
  });

  it('removes its own pending order when it is settled, and no other', () => {
    pendingOrders.remember('mine', pending('key-1'));
    pendingOrders.remember('other', pending('key-2'));
    payingOrder.note(ORDER);
    payingOrder.settle();
    expect(pendingOrders.find('mine')).toBeUndefined();
    expect(pendingOrders.find('other')).toBeDefined();
    // A reload of the result page shows the same order.
    expect(payingOrder.get()).toMatchObject(ORDER);
  });

  it('settles nothing if there is none', { tags: ['10.ruling.08'] }, () => {
    pendingOrders.remember('mine', pending('key-1'));
    payingOrder.settle();
    expect(pendingOrders.find('mine')).toBeDefined();
  });
});

it('keeps the page of the payment in this tab', () => {
  checkoutPage.set('/package/renewal');
  expect(sessionStorage.getItem('hv.checkoutPage')).toBe('/package/renewal');
});

it('marks the return address of a canceled payment', () => {
  const { origin } = window.location;
  expect(canceledUrl('/trialPackage?a=1#main')).toBe(`${origin}/trialPackage?a=1#payment-canceled`);
});
