/** Takes the pictures of the README (on a phone) and of the support guide (on a laptop). */
import type { Page } from '@playwright/test';
import { encodeReference } from '../../contracts/vocabulary/reference/reference';
import deDE from '../../src/i18n/locales/de-DE.json' with { type: 'json' };
import { test } from '../e2e/support/journey';
import { openScreen } from '../e2e/support/pages/everyScreen';
import { screens } from './screens';

const README = ['login', 'home', 'plan', 'devices', 'pay-success', 'subscription', 'bills'];

const shoot = async (page: Page, name: string) => {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `docs/pictures/${name}.png`, animations: 'disabled' });
};

test.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } });

test.describe('phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });

  for (const screen of screens.filter(({ name }) => README.includes(name))) {
    test(screen.name, async ({ page, openSandbox }) => {
      await openScreen(page, screen, 'en-US', openSandbox);
      await shoot(page, screen.name);
    });
  }
});

test.describe('laptop', () => {
  // The sandbox's page shows its name.
  test.use({ viewport: { width: 1120, height: 900 }, worlds: 'cancelling-plan' });

  const look = async (page: Page, text: string) => {
    await page.goto('/__mock/');
    await page.getByRole('textbox', { name: 'What the customer sees' }).fill(text);
  };

  test('support-find', async ({ page }) => {
    await look(page, deDE.event_has_expired);
    await page.getByText('1 case').waitFor();
    await shoot(page, 'support-find');
  });

  test('support-reference', async ({ page }) => {
    const failure = { screen: '/bills', call: 'getPageOrderList', code: 503 } as const;
    const customer = { locale: 'fr-FR', platform: 'browser', appVersion: null } as const;
    await look(page, encodeReference({ ...failure, ...customer }));
    await page.getByText('Reference details').scrollIntoViewIfNeeded();
    await shoot(page, 'support-reference');
  });

  test('support-sandbox', async ({ page, enter, portal }) => {
    const { origin } = await enter('cancelling-plan');
    await portal.heading(/./).waitFor();
    const [id] = new URL(origin).hostname.split('.');
    await page.goto(`/__mock/#/sandbox/${id}`);
    await page.getByRole('button', { name: 'To the next event' }).click();
    await page
      .getByRole('list', { name: 'Past' })
      .getByText(/Plan 70001 ends/)
      .waitFor();
    await shoot(page, 'support-sandbox');
  });
});
