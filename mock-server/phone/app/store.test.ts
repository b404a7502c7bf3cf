import { describe, expect, it, vi } from 'vitest';
import { CallLog } from './callLog';
import type { CallEntry } from './callLog';
import { NativeApp } from './nativeApp';
import type { Handset } from './nativeApp';
import { endSale, saleOf } from './store';

/** A pending purchase, and the messages that the page receives. */
function purchase(params: object = { orderId: '90001', productId: 'plan' }) {
  const heard: object[] = [];
  const calls: CallEntry[] = [];
  const handset = {
    refuses: () => null,
    sell: (call: CallEntry) => calls.push(call),
  } as unknown as Handset;
  const app = new NativeApp(new CallLog(() => undefined), handset, (message) => {
    heard.push(message);
    return 'delivered';
  });
  app.receive(JSON.stringify({ id: 'a', method: 'IAP.payment', params }));
  const call = calls[0];
  if (!call) throw new Error('nothing to sell');
  return { app, call, heard };
}

describe('endSale', () => {
  it.each([
    [200, 'Purchased'],
    [201, 'Restored'],
  ])('settles the order before it answers the page with %i', async (code, desc) => {
    const { app, call, heard } = purchase();
    const settle = vi.fn(async () => {
      expect(heard).toEqual([]);
      return null;
    });
    expect(await endSale(app, settle, call, code)).toBeNull();
    expect(settle).toHaveBeenCalledExactlyOnceWith('90001');
    const data = { orderId: '90001', productId: 'plan' };
    expect(heard).toEqual([{ id: 'a', code, desc, data }]);
  });

  it.each([
    [211, 'No network'],
    [500, 'Payment failed'],
    [0, 'Payment failed'],
  ])('answers %i without settling the order', async (code, desc) => {
    const { app, call, heard } = purchase();
    const settle = vi.fn(async () => null);
    expect(await endSale(app, settle, call, code)).toBeNull();
    expect(settle).not.toHaveBeenCalled();
    expect(heard).toMatchObject([{ code, desc }]);
  });

  it('returns the sandbox’s refusal without answering, so that another answer can be chosen', async () => {
    const { app, call, heard } = purchase();
    expect(await endSale(app, async () => 'There is no order.', call, 200)).toBe(
      'There is no order.',
    );
    expect(heard).toEqual([]);
    await endSale(app, async () => null, call, 211);
    expect(heard).toMatchObject([{ code: 211 }]);
  });

  it('reads an empty order and product from a call without parameters', () => {
    expect(saleOf(purchase({}).call)).toEqual({ orderId: '', productId: '' });
  });
});
