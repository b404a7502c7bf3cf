import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  orderDetailExample,
  orderedGoodsExample,
  refundDetailExample,
} from '@homeview/contracts/domains/billing/billing.examples';
import type { OrderDetail } from '@homeview/contracts/domains/billing/billing.schemas';
import { InEnglish, factsIn } from '../../../../tests/support/inEnglish';
import { BillDetail } from './BillDetail';

const show = (fields: Partial<OrderDetail> = {}) =>
  render(<BillDetail orderId="80001" bill={orderDetailExample(fields)} />, { wrapper: InEnglish });
const section = (name: string) => factsIn(screen.getByRole('region', { name }));

describe('the bill detail', () => {
  it(
    'shows amount, invoice, service period, items, payment and sums',
    {
      tags: [
        '2.screen.39',
        '2.screen.41',
        '2.screen.42',
        '2.screen.43',
        '2.screen.45',
        '2.screen.46',
        '2.screen.47',
      ],
    },
    () => {
      show({ payPrice: 3.24, tax: 0.25 });
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Amount $3.24');
      expect(section('Invoice')).toEqual([
        ['Order number', '80001'],
        ['Invoice number', 'INV-80001'],
        ['Invoice date', '11/03/2026 09:30:00'],
        ['Invoice sent to', 'demo@homeview.example'],
        ['Order type', 'Purchase'],
      ]);
      expect(section('Items')).toEqual([
        ['Cloud Recording', '$2.99'],
        ['Service period', '11/03/2026 – 12/03/2026'],
      ]);
      expect(section('Payment')).toEqual([
        ['Payment method', 'PayPal'],
        ['Paid by', 'demo@homeview.example'],
        ['Activated', '11/03/2026 09:30:00'],
        ['Subtotal', '$2.99'],
        ['Tax', '$0.25'],
        ['Total', '$3.24'],
      ]);
      expect(screen.queryByRole('region', { name: 'Refund' })).toBeNull();
    },
  );

  it(
    'shows "Not started yet" as the service period of a service without dates',
    { tags: ['2.screen.42'] },
    () => {
      const item = orderedGoodsExample({ subscribeStartDate: null, subscribeEndDate: null });
      show({ orderGoodsResp: [item] });
      expect(section('Items')).toContainEqual(['Service period', 'Not started yet']);
    },
  );

  it.each([
    [1, 'PayPal'],
    [2, 'Apple Pay'],
    [3, 'Credit Card'],
  ] as const)('shows payMode %i as %s', { tags: ['2.screen.44'] }, (payMode, name) => {
    show({ payMode });
    expect(section('Payment')).toContainEqual(['Payment method', name]);
  });

  it(
    "shows a gift card payment with the card's code and without a payer",
    { tags: ['2.screen.44'] },
    () => {
      show({ payMode: null, type: 'giftCard', giftCardCode: 'GIFT000001', payEmail: null });
      expect(section('Invoice')).toContainEqual(['Order type', 'Gift card']);
      expect(section('Payment').slice(0, 2)).toEqual([
        ['Payment method', 'Gift card'],
        ['Gift card code', 'GIFT000001'],
      ]);
      expect(section('Payment').map(([label]) => label)).not.toContain('Paid by');
    },
  );

  it('shows the refund amount, date and number', { tags: ['2.screen.48'] }, () => {
    show({ orderStatus: 8, refundDetailResp: refundDetailExample() });
    expect(section('Refund')).toEqual([
      ['Refund amount', '$2.99'],
      ['Refund date', '11/13/2026 09:30:00'],
      ['Refund number', '95001'],
    ]);
  });

  it('shows an error if the order number cannot be copied', async () => {
    // jsdom has no clipboard; `userEvent` would provide one.
    expect(navigator.clipboard).toBeUndefined();
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Copy order number' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Couldn’t copy the order number. Select and copy it yourself.');
  });
});

describe('the status of a bill', () => {
  it.each([
    [5, 'Paid'],
    [8, 'Refunded'],
    [9, 'Refund failed'],
    [7, 'Processing'],
    [3, 'Status 3'],
  ])(
    'shows %i as %s',
    { tags: ['2.screen.40', '4.plan.24', '4.plan.25', '4.plan.26', '4.plan.27'] },
    (status, name) => {
      show({ orderStatus: status });
      expect(screen.getByText(name)).toBeVisible();
    },
  );

  it('shows a hint for a failed refund and for a pending payment', () => {
    const { unmount } = show({ orderStatus: 9 });
    const refundFailed = 'The refund failed. Contact support with the order number.';
    expect(screen.getByText(refundFailed)).toBeVisible();
    unmount();
    show({ orderStatus: 7 });
    const processing = 'Payment pending. Your invoice appears once it’s confirmed.';
    expect(screen.getByText(processing)).toBeVisible();
  });
});
