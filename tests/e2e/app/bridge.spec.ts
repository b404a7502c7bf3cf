/** What the customer sees when the app obeys, refuses, throws or stays silent. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { USER_AGENTS, putIntoApp } from '../support/fakeNativeApp';
import { allowClipboard } from '../support/typing';

const SESSION_ENDED = 'Your session has expired';

/** Navigates without a page load, like a link of the portal. */
const goInPage = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

const toasts = (page: Page) => page.locator('[data-tone]').filter({ visible: true });

// src/platform/bridge tests the app's responses in detail; here one app obeys and one stays silent.
for (const [os, manner] of [
  ['ios', 'grants'],
  ['android', 'stays silent'],
] as const) {
  test.describe(`the app on ${os}`, () => {
    test.use({ userAgent: USER_AGENTS[os] });

    test(
      `copies an order id and leaves a live result and an ended session when the app ${manner}`,
      { tag: ['@7.bridge.03', '@7.bridge.08', '@2.screen.49', '@8.error.07'] },
      async ({ page, context, enter, portal }) => {
        const obeys = manner === 'grants';
        await allowClipboard(context);
        const app = await putIntoApp(page, { manner });
        const sandbox = await enter({ scenario: 'demo', path: '/bills/80001' });
        const calls = async () =>
          (await app.asked())
            .filter(({ method }) => !method.startsWith('JSBridge.'))
            .map(({ method, params }) => [method, params]);

        // The app's pasteboard is used first, the browser's clipboard only where the app does not
        // copy.
        await page.evaluate(() => navigator.clipboard.writeText('before'));
        await portal.button('Copy order number').click();
        await expect(portal.status(/copied/i)).toBeVisible();
        expect(await calls()).toEqual([['System.copyToPasteboard', { content: '80001' }]]);
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(copied).toBe(obeys ? 'before' : '80001');
        await expect(portal.alert(/Couldn’t copy/)).toHaveCount(0);

        await goInPage(page, '/paySuccess/live');
        const main = page.getByRole('main');
        await main.getByRole('button', { name: 'Close' }).click();
        await expect.poll(async () => (await calls()).at(-1)?.[0]).toBe('WebView.close');
        if (obeys) await expect(page).toHaveURL(`${sandbox.origin}/paySuccess/live`);
        else await expect(page.getByRole('link', { name: /Cloud/ })).toBeVisible();
        // A call of the previous page must not be the one that ends the session.
        await page.waitForLoadState('networkidle');

        await sandbox.fault({ call: 'getUserBillInfo', kind: 'code', code: 21025, times: null });
        await goInPage(page, '/billAddress');
        const alert = page.getByRole('dialog', { name: SESSION_ENDED });
        await alert.getByRole('button', { name: 'Ok' }).click();
        await expect(alert).toHaveCount(0);
        if (obeys) await expect(page).toHaveURL(/\/billAddress$/);
        else await expect(page).toHaveURL(/\/login\?redirectUrl=%2FbillAddress$/);
        const closings = (await calls()).filter(([method]) => method === 'WebView.close');
        expect(closings).toHaveLength(2);
      },
    );
  });
}

test.describe('an app that does not act', () => {
  test.use({ userAgent: USER_AGENTS.ios });

  test('leads home from the back arrow and reports an order id that cannot be copied when the app refuses', async ({
    page,
    enter,
    portal,
  }) => {
    await putIntoApp(page, { manner: 'refuses' });
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    const { origin } = await enter({ scenario: 'demo', path: '/subscription/70001?back=1' });
    await portal.back.click();
    await expect(page).toHaveURL(`${origin}/`);
    await page.goto(`${origin}/bills/80001`);
    await portal.button('Copy order number').click();
    await expect(
      portal.alert('Couldn’t copy the order number. Select and copy it yourself.'),
    ).toBeVisible();
    await expect(portal.status(/copied$/i)).toHaveCount(0);
  });

  test(
    'tells the customer where the store manages the subscription when the app stays silent',
    { tag: '@7.bridge.05' },
    async ({ page, enter, portal }) => {
      const app = await putIntoApp(page, { manner: 'stays silent' });
      await enter({ scenario: 'wallet-plan', path: '/subscription/70001' });
      await portal.button('Check subscription').click();
      await portal.dialog.getByRole('button', { name: 'Open the App Store' }).click();
      await expect(portal.dialog).toHaveCount(0);
      await expect(portal.alert(/^Couldn’t open the App Store\./)).toBeVisible();
      expect(await app.askedOf('System.openThirdApp')).toHaveLength(1);
      await expect(portal.heading('Cloud Recording')).toBeVisible();
    },
  );
});

test.describe('haptic feedback', () => {
  const DEVICES = '/defaultPackage/selectDevice?goodsId=5001&checkedPriceId=50011';

  test.describe('in the app', () => {
    test.use({ userAgent: USER_AGENTS.android });

    test(
      'vibrates for a tile, a tick, a device over the limit, a paid order and renewal turned off, not for a press, a scroll or a failure',
      { tag: '@7.bridge.01' },
      async ({ page, enter, portal }) => {
        const app = await putIntoApp(page);
        const { origin } = await enter({ scenario: 'demo', path: '/defaultPackage' });
        await portal.choose('Annual');
        await expect.poll(app.impacts).toBe(1);
        // It is already selected, so nothing changes.
        await portal.choose('Annual');
        await portal.terms.check();
        await expect.poll(app.impacts).toBe(2);

        await page.goto(origin + DEVICES);
        await portal.device('Garden').check();
        await expect.poll(app.impacts).toBe(1);
        await portal.device('Garage').click();
        // A device over the limit vibrates too; it replaces the first on the customer's word.
        await expect.poll(app.impacts).toBe(2);
        await portal.dialog.getByRole('button', { name: 'Use this device instead' }).click();
        await expect(portal.device('Garage')).toBeChecked();
        await expect(portal.device('Garden')).not.toBeChecked();
        await expect.poll(app.impacts).toBe(2);
        await portal.choose(/^Credit Card/);
        await expect.poll(app.impacts).toBe(3);
        await page.mouse.wheel(0, 400);
        await page.getByRole('heading', { level: 1 }).first().click();
        expect(await app.impacts()).toBe(3);

        await page.goto(`${origin}/paySuccess`);
        await expect(portal.heading('Payment successful')).toBeVisible();
        await expect.poll(app.impacts).toBe(1);
        await page.goto(`${origin}/payFailed`);
        await expect(portal.heading('Payment not completed')).toBeVisible();
        expect(await app.impacts()).toBe(0);

        await page.goto(`${origin}/subscription/70001`);
        await portal.button('Turn off renewal').click();
        await portal.dialog.getByRole('button', { name: 'Turn off renewal' }).click();
        await expect(portal.status(/^Renewal is off\. Your plan runs until /)).toBeVisible();
        await expect.poll(app.impacts).toBe(1);
      },
    );

    test('keeps the selection and logs no error when the app throws on vibration', async ({
      page,
      enter,
      portal,
    }) => {
      const app = await putIntoApp(page, { manner: 'throws' });
      await enter({ scenario: 'demo', path: DEVICES });
      await portal.device('Garden').check();
      await expect.poll(app.impacts).toBe(1);
      await portal.terms.check();
      await expect.poll(app.impacts).toBe(2);
      await expect(portal.payButton).toBeEnabled();
      await expect(portal.device('Garden')).toBeChecked();
      await expect(toasts(page).filter({ hasText: /fail|wrong|error/i })).toHaveCount(0);
      const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
      expect(kept).not.toContain('"error"');
    });
  });
});
