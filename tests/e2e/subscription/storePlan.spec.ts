import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { USER_AGENTS, putIntoApp } from '../support/fakeNativeApp';
import { textOf } from '../support/language/texts';

const DETAIL = '/subscription/70001';
const STORE = 'itms-apps://apps.apple.com/account/subscriptions';
const toggle = (page: Page) => page.getByRole('button', { name: /^Turn (on|off) renewal$/ });

test.describe('a plan of the App Store in the iOS app', () => {
  test.use({ userAgent: USER_AGENTS.ios });

  test(
    'opens the store to check or change the plan',
    { tag: ['@4.plan.22', '@4.plan.23', '@7.ext.03', '@9.const.50'] },
    async ({ page, enter, portal }) => {
      const app = await putIntoApp(page);
      const opened = async () =>
        (await app.askedOf('System.openThirdApp')).map(({ params }) => params.url);
      await enter({ scenario: 'wallet-plan', path: DETAIL });
      await expect(toggle(page)).toHaveCount(0);
      await portal.button(textOf('subscription.check')).click();
      await expect(portal.dialog).toContainText('at least one day before it renews');
      await portal.dialog.getByRole('button', { name: textOf('subscription.upgrade') }).click();
      await expect.poll(opened).toEqual([STORE]);

      // Only smaller tiers exist beside the largest one.
      await enter({ scenario: 'pending-change', path: DETAIL });
      await portal.button(textOf('subscription.check')).click();
      const smaller = portal.dialog.getByRole('button', { name: textOf('subscription.downgrade') });
      await expect(smaller).toBeVisible();
      await expect(
        portal.dialog.getByRole('button', { name: textOf('subscription.upgrade') }),
      ).toHaveCount(0);
      await smaller.click();
      await expect.poll(opened).toEqual([STORE]);
    },
  );
});

test(
  'explains where to change an App Store plan on other platforms, without a button',
  { tag: '@4.plan.22' },
  async ({ openSandbox, openPage }) => {
    const sandbox = await openSandbox({ scenario: 'wallet-plan', path: DETAIL });
    for (const platform of ['browser', 'android'] as const) {
      const page = await openPage(platform);
      await page.goto(sandbox.url);
      await expect(page.getByText(textOf('subscription.storeElsewhere'))).toBeVisible();
      await expect(page.getByRole('button', { name: textOf('subscription.check') })).toHaveCount(0);
      await expect(toggle(page)).toHaveCount(0);
    }
  },
);
