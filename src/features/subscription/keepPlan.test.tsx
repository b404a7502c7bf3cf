import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { houseExample } from '@homeview/contracts/domains/house/house.examples';
import {
  payUrlExample,
  placedOrderExample,
} from '@homeview/contracts/domains/order/order.examples';
import { goodsExample, priceExample } from '@homeview/contracts/domains/package/package.examples';
import {
  downgradeDetailExample,
  subscriptionDetailExample,
} from '@homeview/contracts/domains/subscription/subscription.examples';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { clearFeedback } from '../../../tests/support/renderInPortal';
import {
  ok,
  renderPortal,
  resetPortal,
  storeSession,
  stubService,
} from '../../../tests/support/renderPortal';

const pending = {
  isUnlimited: true,
  price: 9.99,
  packageChangeRecord: { buyNum: 1, maxDevNum: 1 },
} as const;

/** Opens a plan with a pending change; `after` are its fields once the order is placed. */
async function openPlan(fields: Partial<SubscriptionDetail>, after: Partial<SubscriptionDetail>) {
  let placed = false;
  stubService({
    getPackageSubscribeInfo: () =>
      ok(subscriptionDetailExample({ ...pending, ...fields, ...(placed ? after : {}) })),
    getGoodsInfoByPackageId: () =>
      ok(
        goodsExample({
          goodsPriceList: [
            priceExample(),
            priceExample({ goodsPriceId: '50013', buyNum: -1, price: 9.99 }),
          ],
        }),
      ),
    downgradeDevList: () => ok(downgradeDetailExample()),
    houseList: () => ok([houseExample()]),
    createOrder: () => {
      placed = true;
      return ok(placedOrderExample());
    },
    getPayUrl: () => ok(payUrlExample({ orderStatus: 5, url: '' })),
  });
  await renderPortal('/subscription/70001');
  await userEvent.click(await screen.findByRole('button', { name: 'Keep my current plan' }));
  return screen.findByRole('dialog');
}

beforeEach(() => {
  resetPortal();
  storeSession();
});
afterEach(clearFeedback);

describe('keeping the current plan', () => {
  it.each<[string, Partial<SubscriptionDetail>]>([
    [
      'keeps its devices and renews on 12/03/2026 · December 3 for $9.99. You pay nothing today.',
      {},
    ],
    [
      'keeps its devices until 12/03/2026 · December 3. Renewal stays off, and you pay nothing.',
      { isRenewal: false },
    ],
    ['stays as it is, with its devices. You pay nothing today.', { nextRenewal: null }],
  ])('asks first and says what happens: it %s', async (words, fields) => {
    expect(await openPlan(fields, {})).toHaveTextContent(words);
  });

  it.each<[string, Partial<SubscriptionDetail>, string]>([
    ['canceled', { packageChangeRecord: null }, 'Your plan stays as it is'],
    ['still waiting', {}, 'Couldn’t cancel the planned change. You haven’t been charged.'],
  ])(
    'goes by the plan and not by the order: the change is %s',
    { tags: ['10.ruling.09'] },
    async (_, after, words) => {
      const dialog = await openPlan({}, after);
      const keep = within(dialog).getByRole('button', { name: 'Keep my current plan' });
      // A dialog ignores the presses of its first moment.
      await waitFor(() => userEvent.click(keep));
      await waitFor(() => expect(document.body).toHaveTextContent(words));
    },
  );
});
