import { expect, it } from 'vitest';
import { orderDetailExample } from '@homeview/contracts/domains/billing/billing.examples';
import { readInPortal } from '../../../../tests/support/renderInPortal';
import { BillHead } from './BillHead';

it.each([
  [5, 'Paid'],
  [
    7,
    'ProcessingPayment pending. Your invoice appears once it’s confirmed.Don’t pay again. If it stays pending, contact support with the order number.Contact support',
  ],
  [
    8,
    'RefundedYour refund was issued. Your bank or payment service may take a few days to show it. If it doesn’t arrive, contact support with the order number.Contact support',
  ],
  [
    9,
    'Refund failedThe refund failed. Contact support with the order number.This bill is your proof of payment.Contact support',
  ],
  [
    6,
    'Status 6This order isn’t confirmed as paid. Before you pay again, contact support with the order number.Contact support',
  ],
])('shows order status %i as "%s" beside the amount', (orderStatus, words) => {
  const bill = orderDetailExample({ orderStatus, orderPrice: 2.99, tax: 0.25, payPrice: 3.24 });
  expect(readInPortal(<BillHead orderId="80001" bill={bill} />)).toMatch(/Amount \$3\.24/);
  expect(
    readInPortal(<BillHead orderId="80001" bill={bill} />).endsWith(`Amount $3.24${words}`),
  ).toBe(true);
});
