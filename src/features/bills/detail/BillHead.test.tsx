import { expect, it } from 'vitest';
import { orderDetailExample } from '@homeview/contracts/domains/billing/billing.examples';
import { readInPortal } from '../../../../tests/support/renderInPortal';
import { BillHead } from './BillHead';

it.each([
  [5, 'Paid'],
  [7, 'ProcessingPayment pending. Your invoice appears once it’s confirmed.'],
  [8, 'Refunded'],
  [9, 'Refund failedThe refund failed. Contact support with the order number.'],
  [6, 'Status 6'],
])('shows order status %i as "%s" beside the amount', (orderStatus, words) => {
  const bill = orderDetailExample({ orderStatus, orderPrice: 2.99, tax: 0.25, payPrice: 3.24 });
  expect(readInPortal(<BillHead bill={bill} />)).toMatch(/Amount \$3\.24/);
  expect(readInPortal(<BillHead bill={bill} />).endsWith(`Amount $3.24${words}`)).toBe(true);
});
