import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  billAddressExample,
  orderDetailExample,
  orderedGoodsExample,
  refundDetailExample,
} from '@homeview/contracts/domains/billing/billing.examples';
import type { OrderDetail } from '@homeview/contracts/domains/billing/billing.schemas';
import { GIFT_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { InEnglish, factsIn } from '../../../../tests/support/inEnglish';
import { clearFeedback } from '../../../../tests/support/renderInPortal';
import { config } from '../../../platform/launch/config';
import type { PortalConfig } from '../../../platform/launch/config';
import { PortalConfigContext } from '../../../platform/launch/usePortalConfig';
import { BillDetail } from './BillDetail';
import type { BuyerAddress } from './BillParties';

const ADDRESS: BuyerAddress = { status: 'loaded', data: billAddressExample() };
const show = (
  fields: Partial<OrderDetail> = {},
  { address = ADDRESS, ...settings }: Partial<PortalConfig> & { address?: BuyerAddress } = {},
) =>
  render(
    <PortalConfigContext value={{ ...config, ...settings }}>
      <BillDetail orderId="80001" bill={orderDetailExample(fields)} address={address} />
    </PortalConfigContext>,
    { wrapper: InEnglish },
  );
const section = (name: string) => factsIn(screen.getByRole('region', { name }));

afterEach(clearFeedback);

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
      expect(screen.getByText('Amount').parentElement).toHaveTextContent('Amount $3.24');
      expect(section('Invoice')).toEqual([
        ['Order number', '80001'],
        ['Invoice number', 'INV-80001'],
        ['Invoice date', '11/03/2026 09:30:00'],
        ['Invoice sent to', 'demo@homeview.example'],
        ['Order type', 'Purchase'],
      ]);
      expect(section('Items')).toEqual([
        ['Cloud Recording', '$2.99'],
        ['Service period', '11/03/2026\u00a0– 12/03/2026'],
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

  it('calls its facts an order while there is no invoice', () => {
    show({ orderStatus: 7, invoice: null, invoiceDate: null, invoiceEmail: null });
    expect(screen.queryByRole('region', { name: 'Invoice' })).toBeNull();
    expect(section('Your order')).toEqual([
      ['Order number', '80001'],
      ['Order type', 'Purchase'],
    ]);
  });

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
      show({ payMode: null, type: 'giftCard', giftCardCode: GIFT_CODE, payEmail: null });
      expect(section('Invoice')).toContainEqual(['Order type', 'Gift card']);
      expect(section('Payment').slice(0, 2)).toEqual([
        ['Payment method', 'Gift card'],
        ['Gift card code', GIFT_CODE],
      ]);
      expect(section('Payment').map(([label]) => label)).not.toContain('Paid by');
    },
  );

  it.each([5, 8, 9])(
    'shows the refund amount, date and number of an order with status %i',
    { tags: ['2.screen.48'] },
    (orderStatus) => {
      show({ orderStatus, refundDetailResp: refundDetailExample() });
      expect(section('Refund')).toEqual([
        ['Refund amount', '$2.99'],
        ['Refund date', '11/13/2026 09:30:00'],
        ['Refund number', '95001'],
      ]);
    },
  );

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

  it.each([
    [
      7,
      'Payment pending. Your invoice appears once it’s confirmed.',
      'Don’t pay again. If it stays pending, contact support with the order number.',
    ],
    [8, 'Your refund was issued. Your bank or payment service may take a few days to show it.'],
    [
      9,
      'The refund failed. Contact support with the order number.',
      'This bill is your proof of payment.',
    ],
    [6, 'This order isn’t confirmed as paid. Before you pay again, contact support'],
  ])('says for %i what happened, what is safe and the next step', (status, ...words) => {
    show({ orderStatus: status }, { support: 'https://help.example/' });
    for (const said of words) expect(screen.getByText(said, { exact: false })).toBeVisible();
    const link = screen.getByRole('link', { name: 'Contact support' });
    expect(new URL(link.getAttribute('href') ?? '').searchParams.get('order')).toBe('80001');
  });

  it('needs no help for a paid bill', () => {
    show({}, { support: 'https://help.example/' });
    expect(screen.queryByRole('link', { name: 'Contact support' })).toBeNull();
  });
});

describe('the parties of a bill', () => {
  const part = (name: string) => screen.getByRole('region', { name }).textContent;

  it('names the seller of the deployment, line by line', () => {
    show({}, { seller: ['HomeView Ltd.', '1 Lamp Street'] });
    expect(part('Seller')).toBe('SellerHomeView Ltd.\n1 Lamp Street');
  });

  it('names no seller without the setting', () => {
    show({}, { seller: [] });
    expect(screen.queryByRole('region', { name: 'Seller' })).toBeNull();
  });

  it('shows the address of the account and claims no more than that', () => {
    show();
    expect(part('Billing address')).toBe(
      'Billing address92614, Irvine, Orange, CA\nUnited StatesThe address your account has today.',
    );
  });

  it('says that the address could not be loaded, and loads it again', () => {
    const retry = vi.fn();
    show({}, { address: { status: 'failed', retry } });
    expect(part('Billing address')).toMatch(/Couldn’t load your billing address\./);
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});
