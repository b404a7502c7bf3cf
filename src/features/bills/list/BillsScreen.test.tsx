import { screen } from '@testing-library/react';
import {
  orderDetailExample,
  orderRowExample,
} from '@homeview/contracts/domains/billing/billing.examples';
import { houseExample } from '@homeview/contracts/domains/house/house.examples';
import { beforeEach, expect, it } from 'vitest';
import {
  ok,
  renderPortal,
  resetPortal,
  storeSession,
  stubService,
} from '../../../../tests/support/renderPortal';

beforeEach(() => {
  resetPortal();
  storeSession();
});

/** The buttons of a list without bills. */
async function buttons(isOwner: boolean) {
  stubService({
    houseList: () => ok([houseExample({ isOwner })]),
    getPageOrderList: () => ok({ list: [], total: 0 }),
  });
  await renderPortal('/bills');
  await screen.findByText(
    isOwner ? /^Your bills and invoices appear here/ : /^Only the owner of a house/,
  );
  return screen.queryAllByRole('button', { name: 'See available plans', hidden: true });
}

it('leads from an empty list of bills to the plans', async () => {
  expect(await buttons(true)).toHaveLength(1);
});

it('leads a customer who owns no house to no plans', { tags: ['1.scope.05'] }, async () => {
  expect(await buttons(false)).toEqual([]);
});

it.each([
  [7, 'Processing · Purchase'],
  [8, 'Refunded · Purchase'],
  [5, 'Purchase'],
])(
  'names the status of a bill unless it is paid: status %i as "%s"',
  async (orderStatus, words) => {
    stubService({
      houseList: () => ok([houseExample()]),
      getPageOrderList: () => ok({ list: [orderRowExample()], total: 1 }),
      getOrderDetail: () => ok(orderDetailExample({ orderStatus })),
    });
    await renderPortal('/bills');
    expect(await screen.findByText(words, { exact: true })).toBeInTheDocument();
  },
);
