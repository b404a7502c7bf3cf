import { orderRequestExample } from '@homeview/contracts/domains/order/order.examples';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { english } from '../../../tests/support/english';
import { clearFeedback, shownDialog } from '../../../tests/support/renderInPortal';
import { apiError } from '../../api/request/apiError';
import { pendingOrdersItem } from '../../platform/storage/pendingOrdersItem';
import { dialogs } from '../../shell/feedback';
import { confirmNewOrder } from './confirmNewOrder';
import { pendingOrders } from './pendingOrders';

const NOW = Date.UTC(2026, 10, 21, 10);
const DAY = 86_400_000;
const order = { idempotencyKey: 'key-1', request: orderRequestExample(), notedAt: NOW };
const other = { ...order, idempotencyKey: 'key-2' };

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  clearFeedback();
});

describe('pending orders', () => {
  it('are found by their basket for a day', { tags: ['4.order.14'] }, () => {
    pendingOrdersItem.set({
      mine: { ...order, notedAt: NOW - DAY + 1 },
      old: { ...order, notedAt: NOW - DAY },
    });
    expect(pendingOrders.find('mine')).toMatchObject({ idempotencyKey: 'key-1' });
    expect(pendingOrders.find('old')).toBeUndefined();
    pendingOrders.remember('new', other);
    expect(Object.keys(pendingOrdersItem.get() ?? {})).toEqual(['mine', 'new']);
  });

  it.each([
    null,
    { ...order, idempotencyKey: 1 },
    { ...order, notedAt: String(NOW + 1) },
    { ...order, request: 'all' },
    { ...order, request: null },
  ])('are absent if what is stored of them is %j', (stored) => {
    pendingOrdersItem.set({ mine: stored, other });
    expect(pendingOrders.find('mine')).toBeUndefined();
    expect(pendingOrders.find('other')).toEqual(other);
  });

  it('are forgotten one by one, and leave nothing', () => {
    pendingOrders.remember('mine', order);
    pendingOrders.remember('other', other);
    pendingOrders.forgetByKey('unknown');
    pendingOrders.forgetByKey('key-2');
    expect(pendingOrdersItem.get()).toEqual({ mine: order });
    pendingOrders.forget('mine');
    expect(localStorage).toHaveLength(0);
  });
});

describe('the question about a pending order that can’t be paid', () => {
  const ask = async (answer: () => unknown) => {
    pendingOrders.remember('mine', order);
    const error = apiError('getPayUrl', 400, { desc: 'It is paid elsewhere.' });
    const asked = confirmNewOrder({ error, basket: 'mine' }, english);
    const shown = shownDialog();
    answer();
    await asked;
    return { shown, found: pendingOrders.find('mine') };
  };

  it('gives the reason, and forgets the order if a new one is wanted', async () => {
    const { shown, found } = await ask(() => dialogs.confirm());
    expect(shown?.content).toContain('It is paid elsewhere.');
    expect(shown?.confirmLabel).toBe(english('checkout.orderAnew'));
    expect(found).toBeUndefined();
  });

  it('keeps the order otherwise', async () => {
    const { found } = await ask(() => dialogs.cancel());
    expect(found).toEqual(order);
  });
});
