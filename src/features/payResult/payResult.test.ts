import { describe, expect, it } from 'vitest';
import { orderDetailExample } from '@homeview/contracts/domains/billing/billing.examples';
import type { PayingOrder } from '../../checkout/order/payingOrder';
import { payResult } from './payResult';

const ORDER: PayingOrder = { orderId: '90001', kind: 'buy', isFree: false, isPaid: false };
const FAILED = { kind: 'failed', error: new Error('no answer'), retrying: false } as const;
const bill = (orderStatus: number) => orderDetailExample({ orderStatus });
const answered = (orderStatus: number, asksAgain = false) =>
  ({ kind: 'answered', bill: bill(orderStatus), asksAgain }) as const;

describe('a tab that knows its order', () => {
  it.each([
    [5, 'paid'],
    [8, 'refunded'],
    [9, 'refundFailed'],
    [6, 'notPaid'],
  ])('goes by status %i at either address', { tags: ['10.ruling.07'] }, (status, kind) => {
    for (const success of [true, false]) {
      expect(payResult(ORDER, answered(status), success)).toEqual({ kind, bill: bill(status) });
    }
  });

  it('waits for an order in processing, and then stops', { tags: ['10.ruling.07'] }, () => {
    expect(payResult(ORDER, answered(7, true), true).kind).toBe('confirming');
    expect(payResult(ORDER, answered(7, false), true).kind).toBe('unconfirmed');
  });

  it(
    'claims nothing while it asks, nor when the question fails',
    { tags: ['10.ruling.07'] },
    () => {
      expect(payResult(ORDER, { kind: 'asking' }, true)).toEqual({ kind: 'asking' });
      expect(payResult(ORDER, FAILED, true)).toEqual({ ...FAILED, kind: 'unchecked' });
    },
  );

  it(
    'keeps the word of the store or of a free order that the service does not contradict',
    { tags: ['10.ruling.07'] },
    () => {
      const paid = { ...ORDER, isPaid: true };
      expect(payResult(paid, FAILED, false)).toEqual({ kind: 'paid' });
      expect(payResult(paid, answered(7), false).kind).toBe('paid');
      expect(payResult(paid, answered(8), false).kind).toBe('refunded');
    },
  );
});

it('believes the address in a tab without an order', { tags: ['10.ruling.08'] }, () => {
  const unnamed = { kind: 'renew', isFree: false, isPaid: false } as const;
  for (const order of [null, unnamed]) {
    for (const success of [true, false]) {
      expect(payResult(order, { kind: 'asking' }, success)).toEqual({ kind: 'ofAddress', success });
    }
  }
});
