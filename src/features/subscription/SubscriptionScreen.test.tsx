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
