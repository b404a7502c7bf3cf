import type { Page } from 'playwright';
import type { Screen } from './screen';

/** Presses a button of the plan by its place from the end, and waits for the question. */
const pressFromEnd = (place: number) => async (page: Page) => {
  await page.getByRole('button').nth(-place).click();
  await page.getByRole('dialog').waitFor();
};

/** The page of a subscribed plan. */
export const subscriptionScreens: readonly Screen[] = [
  { name: 'subscription', scenario: 'demo', path: '/subscription/70001' },
  {
    name: 'subscription-turn-off',
    scenario: 'demo',
    path: '/subscription/70001',
    // The last one is in the bar of the phone.
    prepare: pressFromEnd(2),
  },
  {
    name: 'subscription-turn-on',
    scenario: 'cancelling-plan',
    path: '/subscription/70001',
    prepare: pressFromEnd(1),
  },
  { name: 'subscription-pending', scenario: 'pending-change', path: '/subscription/70001' },
  { name: 'subscription-deleted', scenario: 'deleted-plan', path: '/subscription/70001' },
  { name: 'subscription-gift', scenario: 'gift-card-plan', path: '/subscription/70001' },
  { name: 'subscription-activating', scenario: 'activating-plan', path: '/subscription/70001' },
  { name: 'subscription-expired', scenario: 'expired-plan', path: '/subscription/70001' },
  { name: 'subscription-unlimited', scenario: 'unlimited-plan', path: '/subscription/70001' },
  {
    name: 'subscription-loading',
    scenario: 'demo',
    path: '/subscription/70001',
    fault: 'getPackageSubscribeInfo:delay:20000',
  },
  { name: 'subscription-unknown', scenario: 'demo', path: '/subscription/404' },
];
