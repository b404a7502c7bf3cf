import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { houseExample } from '@homeview/contracts/domains/house/house.examples';
import { subscriptionDetailExample } from '@homeview/contracts/domains/subscription/subscription.examples';
import type { SubscriptionDetail } from '@homeview/contracts/domains/subscription/subscription.schemas';
import {
  ok,
  renderPortal,
  resetPortal,
  storeSession,
  stubService,
} from '../../../tests/support/renderPortal';
import type { Answers } from '../../../tests/support/renderPortal';

/** Renders the screen of a subscription with these fields. */
async function show(fields: Partial<SubscriptionDetail>, answers: Answers = {}) {
  stubService({
    getPackageSubscribeInfo: () => ok(subscriptionDetailExample(fields)),
    houseList: () => ok([houseExample()]),
    ...answers,
  });
  await renderPortal('/subscription/70001');
  await screen.findByText('Cloud Recording');
}

/** The value beside a label of the plan details; null where there is no such label. */
const fact = (label: string): string | null =>
  screen.queryByText(label, { selector: 'dt' })?.parentElement?.querySelector('dd')?.textContent ??
  null;

beforeEach(() => {
  resetPortal();
  storeSession();
});

describe('the subscription screen', () => {
  it(
    'says that an expired plan has expired and covers no device',
    { tags: ['8.error.51', '8.error.52'] },
    async () => {
      await show({ isExpire: true, subScribeStatus: 0, devList: [] });
      expect(screen.getByText('This plan has expired')).toBeVisible();
      expect(screen.getByText('No devices in this plan')).toBeVisible();
    },
  );

  it('says of a plan that runs neither', async () => {
    await show({});
    expect(screen.queryByText('This plan has expired')).toBeNull();
    expect(screen.queryByText('No devices in this plan')).toBeNull();
  });

  it(
    'shows the name, the lines of the description, renewal, date and price',
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
      const description = screen.getByText(/^30 days of recordings/, { normalizer: (raw) => raw });
      expect(description.textContent).toBe(
        '30 days of recordings\nAI detection\nRich notifications',
      );
      expect(fact('Renewal')).toBe('Renews automatically');
      expect(fact('Next renewal')).toBe('12/03/2026');
      expect(fact('Renewal price')).toBe('$2.99');
      expect(fact('Billing')).toBe('Monthly');
      expect(fact('Payment method')).toBe('PayPal');
    },
  );

  it('counts the devices of an unlimited plan without a limit', async () => {
    await show({ isUnlimited: true, maxDevNum: -1 });
    expect(fact('Devices')).toBe('1 device, no limit');
  });

  it('names the house of a customer who has several', async () => {
    const houses = [houseExample(), houseExample({ id: '30002', name: 'Harbour 7' })];
    await show({}, { houseList: () => ok(houses) });
    expect(fact('House')).toContain('Lakeside 12');
  });

  it('names no house of a customer who has one', async () => {
    await show({});
    expect(fact('Billing')).toBe('Monthly');
    expect(fact('House')).toBeNull();
  });

  it('shows without the houses', async () => {
    await show({}, { houseList: () => new Response('', { status: 503 }) });
    expect(fact('House')).toBeNull();
    expect(fact('Renewal price')).toBe('$2.99');
  });
});
