import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { houseExample } from '@homeview/contracts/domains/house/house.examples';
import { subscriptionDetailExample } from '@homeview/contracts/domains/subscription/subscription.examples';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import { noteServiceTime } from '../../platform/serviceTime';
import { dialogs } from '../../shell/feedback';
import { shownDialog } from '../../../tests/support/renderInPortal';
import {
  button,
  ok,
  renderPortal,
  resetPortal,
  storeSession,
  stubService,
} from '../../../tests/support/renderPortal';
import type { Answers } from '../../../tests/support/renderPortal';

/** Renders the subscription screen with these fields. */
async function show(fields: Partial<SubscriptionDetail>, answers: Answers = {}) {
  stubService({
    getPackageSubscribeInfo: () => ok(subscriptionDetailExample(fields)),
    houseList: () => ok([houseExample()]),
    ...answers,
  });
  await renderPortal('/subscription/70001');
  await screen.findByText('Cloud Recording');
}

/** The value of a label in the plan details; null if the label is missing. */
const fact = (label: string): string | null =>
  screen.queryByText(label, { selector: 'dt' })?.parentElement?.querySelector('dd')?.textContent ??
  null;

beforeEach(() => {
  resetPortal();
  storeSession();
});

describe('the subscription screen', () => {
  it(
    'shows that a plan has expired and covers no devices',
    { tags: ['8.error.51', '8.error.52'] },
    async () => {
      await show({ isExpire: true, subScribeStatus: 0, devList: [] });
      expect(screen.getByText('This plan has expired')).toBeVisible();
      expect(screen.getByText('No devices in this plan')).toBeVisible();
    },
  );

  it('shows neither notice for an active plan with devices', async () => {
    await show({});
    expect(screen.queryByText('This plan has expired')).toBeNull();
    expect(screen.queryByText('No devices in this plan')).toBeNull();
  });

  it(
    'shows name, description lines, renewal, date and price',
    {
      tags: [
        '2.screen.09',
        '2.screen.10',
        '2.screen.11',
        '2.screen.12',
        '2.screen.13',
        '3.entity.07',
      ],
    },
    async () => {
      await show({});
      const included = screen.getByRole('heading', { name: 'What’s included', hidden: true });
      const lines = [...(included.closest('section')?.querySelectorAll('li') ?? [])];
      expect(lines.map(({ textContent }) => textContent)).toEqual([
        '30 days of recordings',
        'AI detection',
        'Rich notifications',
      ]);
      expect(fact('Renewal')).toBe('Renews automatically');
      expect(fact('Next renewal')).toBe('12/03/2026\u00a0· December\u00a03');
      expect(fact('Renewal price')).toBe('$2.99');
      expect(fact('Billing')).toBe('Monthly');
      expect(fact('Payment method')).toBe('PayPal');
    },
  );

  it('shows the device count of an unlimited plan without a limit', async () => {
    await show({ isUnlimited: true, maxDevNum: -1 });
    expect(fact('Devices')).toBe('1 device, no limit');
  });

  it('shows the house name for a customer with several houses', async () => {
    const houses = [houseExample(), houseExample({ id: '30002', name: 'Harbour 7' })];
    await show({}, { houseList: () => ok(houses) });
    expect(fact('House')).toContain('Lakeside 12');
  });

  it('shows no house name for a customer with one house', async () => {
    await show({});
    expect(fact('Billing')).toBe('Monthly');
    expect(fact('House')).toBeNull();
  });

  it('shows the plan if the houses cannot be loaded', async () => {
    await show({}, { houseList: () => new Response('', { status: 503 }) });
    expect(fact('House')).toBeNull();
    expect(fact('Renewal price')).toBe('$2.99');
  });
});

describe('the renewal button', () => {
  const shown = () =>
    screen.queryByRole('button', { name: /^Turn (on|off) renewal$/, hidden: true }) !== null;

  // The four facts of the specification, and everything else that could hide it.
  it.each<[string, Partial<SubscriptionDetail>, boolean]>([
    ['a paid plan', {}, true],
    ['a plan that has expired', { isExpire: true, isRenewal: false, subScribeStatus: 0 }, true],
    ['a plan of the store that the service lets renew here', { payMode: 2 }, true],
    ['a deleted plan', { goodsStatus: 0 }, true],
    ['a deleted plan that has expired', { goodsStatus: 0, isExpire: true }, true],
    ['a plan without a payment method', { whetherPay: false, payMode: null }, true],
    ['an activating plan', { subScribeStatus: 3 }, true],
    ['a free plan', { packageType: 0 }, false],
    ['a pending order', { orderStatus: 7 }, false],
    ['a refunded order', { orderStatus: 8 }, false],
    ['an order whose refund failed', { orderStatus: 9 }, false],
    ['a plan that does not support renewal', { isSupportRenew: false }, false],
    ['a plan of the store', { payMode: 2, isSupportRenew: false }, false],
  ])(
    'follows four facts and nothing else: %s',
    { tags: ['10.ruling.20'] },
    async (_, fields, is) => {
      await show(fields);
      expect(shown()).toBe(is);
    },
  );

  it(
    'of an expired plan is refused with its text, and promises no date',
    { tags: ['10.ruling.20', '4.notice.08'] },
    async () => {
      const expired = { isExpire: true, isRenewal: false, subScribeStatus: 0 } as const;
      await show(expired, {
        updateSubscribeStatus: () => ok({ lock: true, subscribeStatus: 1 }),
      });
      fireEvent.click(button('Turn on renewal'));
      await screen.findByText(/renews for \$2\.99 every month/);
      expect(screen.queryByText(/renews on/)).toBeNull();
      await act(() => dialogs.confirm());
      await waitFor(() =>
        expect(shownDialog()?.content).toBe(
          'Renewal can’t be turned on: this plan has expired. Renew it or choose a new one.',
        ),
      );
    },
  );
});

describe('the page of a plan that ends tomorrow', () => {
  const ends = { isRenewal: false, subScribeStatus: 2 } as const;
  const contained = () =>
    [...document.querySelectorAll('.MuiButton-contained')].map(({ textContent }) => textContent);

  it.each<[string, Partial<SubscriptionDetail>]>([
    ['a plan', {}],
    ['a plan with a smaller one to come', { packageChangeRecord: { maxDevNum: 1, buyNum: 1 } }],
  ])('makes turning renewal on the main action: %s', async (_, fields) => {
    noteServiceTime('Wed, 02 Dec 2026 10:00:00 GMT');
    await show({ ...ends, ...fields });
    expect(screen.getByText(/^Ends tomorrow, 12\/03\/2026/)).toBeVisible();
    expect(contained()).toEqual([expect.stringContaining('Turn on renewal')]);
  });

  it('says nothing of the kind twelve days before', async () => {
    noteServiceTime('Sat, 21 Nov 2026 10:00:00 GMT');
    await show(ends);
    expect(screen.queryByText(/permanently deleted/)).toBeNull();
  });
});
