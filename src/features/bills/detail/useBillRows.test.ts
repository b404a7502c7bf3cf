import { describe, expect, it } from 'vitest';
import {
  orderDetailExample,
  orderedGoodsExample,
  refundDetailExample,
} from '@homeview/contracts/domains/billing/billing.examples';
import { renderInPortal } from '../../../../tests/support/renderInPortal';
import { useBillRows } from './useBillRows';

const rows = () => renderInPortal(useBillRows).result.current;
const asPairs = (list: readonly { readonly label: string; readonly value: unknown }[]) =>
  list.map(({ label, value }) => [label, value]);

describe('useBillRows', () => {
  it('lists the invoice with its date to the second', () => {
    const bill = orderDetailExample({ invoiceDate: '2026-12-07T09:05:03Z' });
    expect(asPairs(rows().invoice('80001', bill))).toEqual([
      ['Order number', '80001'],
      ['Invoice number', 'INV-80001'],
      ['Invoice date', '12/07/2026 09:05:03'],
      ['Invoice sent to', 'demo@homeview.example'],
      ['Order type', 'Purchase'],
    ]);
  });

  it('lists each item with its price and service period', () => {
    const item = orderedGoodsExample({
      price: 3.99,
      subscribeStartDate: '2028-01-31T23:59:59Z',
      subscribeEndDate: '2028-02-29T23:59:59Z',
    });
    expect(asPairs(rows().item(item))).toEqual([
      ['Cloud Recording', '$3.99'],
      ['Service period', '01/31/2028\u00a0– 02/29/2028'],
    ]);
  });

  it.each([
    [{ subscribeEndDate: null }, '11/03/2026'],
    [{ subscribeStartDate: null, subscribeEndDate: null }, 'Not started yet'],
  ])('shows a service period with %j as "%s"', (fields, words) => {
    expect(asPairs(rows().item(orderedGoodsExample(fields)))[1]).toEqual(['Service period', words]);
  });

  it('lists the payment method and the amounts', () => {
    const bill = orderDetailExample({
      activateTime: '2026-12-31T23:59:59Z',
      orderPrice: 35.88,
      tax: 2.06,
      payPrice: 37.94,
      payMode: 3,
    });
    expect(asPairs(rows().payment(bill))).toEqual([
      ['Payment method', 'Credit Card'],
      ['Paid by', 'demo@homeview.example'],
      ['Activated', '12/31/2026 23:59:59'],
      ['Subtotal', '$35.88'],
      ['Tax', '$2.06'],
      ['Total', '$37.94'],
    ]);
  });

  it('lists the refund with its date and number', () => {
    const refund = refundDetailExample({ refundAmount: 0.1, refundTime: '2026-12-07T09:05:03Z' });
    expect(asPairs(rows().refund(refund))).toEqual([
      ['Refund amount', '$0.10'],
      ['Refund date', '12/07/2026 09:05:03'],
      ['Refund number', '95001'],
    ]);
  });
});
