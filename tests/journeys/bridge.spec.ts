/** What the customer sees of an app that does what it is asked, refuses, throws or stays silent. */
import type { Page } from '@playwright/test';
import { ALL } from '../faults/sampling';
import { expect, test } from './support/journey';
import { USER_AGENTS, putIntoApp } from './support/pretendApp';
import type { Manner } from './support/pretendApp';
import { textOf } from './support/texts';

const MANNERS: readonly Manner[] = ['grants', 'answers twice', 'refuses', 'throws', 'stays silent'];

/** Whether an app of this manner does what it is asked to. */
const does = (manner: Manner): boolean => manner === 'grants' || manner === 'answers twice';

/** Without a new page: as a link of the portal does. */
const goInPage = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

const toasts = (page: Page) => page.locator('[data-tone]').filter({ visible: true });

for (const [turn, os] of (['ios', 'android'] as const).entries()) {
  test.describe(`the app on ${os}`, () => {
    test.use({ userAgent: USER_AGENTS[os] });

    // Each on one system; `npm run test:full` has them on both.
    for (const manner of MANNERS.filter((_, place) => ALL || place % 2 === turn)) {
      test(`that ${manner}: an order id is copied, a live result and the end of the session lead on [7.bridge.03] [7.bridge.08] [2.screen.49] [8.error.07]`, async ({
        page,
        context,
        enter,
        portal,
      }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        const app = await putIntoApp(page, { manner });
        const sandbox = await enter({ scenario: 'demo', path: '/bills/80001' });
        const deeds = async () =>
          (await app.asked())
            .filter(({ method }) => !method.startsWith('JSBridge.'))
            .map(({ method, params }) => [method, params]);

        // The app's pasteboard is the one to use; the browser's where the app does not copy.
        await page.evaluate(() => navigator.clipboard.writeText('before'));
        await portal.button(textOf('bill.copy')).click();
        await expect(portal.status(textOf('bill.copied'))).toBeVisible();
        expect(await deeds()).toEqual([['System.copyToPasteboard', { content: '80001' }]]);
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(copied).toBe(does(manner) ? 'before' : '80001');
        await expect(portal.alert(textOf('bill.copyFailed'))).toHaveCount(0);

        await goInPage(page, '/paySuccess/live');
        const main = page.getByRole('main');
        await main.getByRole('button', { name: textOf('common.close') }).click();
        await expect.poll(async () => (await deeds()).at(-1)?.[0]).toBe('WebView.close');
        if (does(manner)) await expect(page).toHaveURL(`${sandbox.origin}/paySuccess/live`);
        else await expect(page).toHaveURL(`${sandbox.origin}/`);
        // What the page before still asks for must not be what ends the session.
        await page.waitForLoadState('networkidle');
        if (!does(manner)) await expect(page.getByRole('link', { name: /Cloud/ })).toBeVisible();

        await sandbox.fault({ call: '*', kind: 'code', code: 21025, times: null });
        await goInPage(page, '/subscription/70001');
        const alert = page.getByRole('dialog', { name: 'Your session has expired' });
        await alert.getByRole('button', { name: 'Ok' }).click();
        await expect(alert).toHaveCount(0);
        if (does(manner)) await expect(page).toHaveURL(/\/subscription\/70001$/);
        else await expect(page).toHaveURL(/\/login\?redirectUrl=%2Fsubscription%2F70001$/);
        const closings = (await deeds()).filter(([method]) => method === 'WebView.close');
        expect(closings).toHaveLength(2);
      });
    }

    for (const manner of MANNERS.filter((each) => !does(each))) {
      test(`that ${manner}: the back arrow of the first page leads home`, async ({
        page,
        enter,
        portal,
      }) => {
        await putIntoApp(page, { manner });
        const { origin } = await enter({ scenario: 'demo', path: '/subscription/70001?back=1' });
        await portal.button(textOf('common.back')).click();
        await expect(page).toHaveURL(`${origin}/`);
      });
    }

    test('that copies nothing, beside a browser that does not either: the customer is told', async ({
      page,
      enter,
      portal,
    }) => {
      await putIntoApp(page, { manner: 'refuses' });
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
      });
      await enter({ scenario: 'demo', path: '/bills/80001' });
      await portal.button(textOf('bill.copy')).click();
      await expect(portal.alert(textOf('bill.copyFailed'))).toBeVisible();
      await expect(portal.status(textOf('bill.copied'))).toHaveCount(0);
    });
  });
}

test.describe('the store, from the iOS app', () => {
  test.use({ userAgent: USER_AGENTS.ios });

  for (const manner of MANNERS) {
    test(`that ${manner} [7.bridge.05]`, async ({ page, enter, portal }) => {
      const app = await putIntoApp(page, { manner });
      await enter({ scenario: 'wallet-plan', path: '/subscription/70001' });
      await portal.button(textOf('subscription.check')).click();
      await portal.dialog.getByRole('button', { name: textOf('subscription.openStore') }).click();
      await expect(portal.dialog).toHaveCount(0);
      const failed = portal.alert(textOf('subscription.storeFailed'));
      if (does(manner)) await expect(toasts(page).filter({ hasText: /store/i })).toHaveCount(0);
      else await expect(failed).toBeVisible();
      const opened = (await app.asked()).filter(({ method }) => method === 'System.openThirdApp');
      expect(opened).toHaveLength(1);
      await expect(portal.heading('Cloud Recording')).toBeVisible();
    });
  }
});

test.describe('what the hand feels', () => {
  const DEVICES = '/defaultPackage/selectDevice?goodsId=5001&checkedPriceId=50011';

  for (const os of ['ios', 'android'] as const) {
    test.describe(`in the app on ${os}`, () => {
      test.use({ userAgent: USER_AGENTS[os] });

      test('a tile, a tick, a device too many and a payment that went well are felt; a press, a scroll and a word are not [7.bridge.01]', async ({
        page,
        enter,
        portal,
      }) => {
        const app = await putIntoApp(page);
        const { origin } = await enter({ scenario: 'demo', path: '/defaultPackage' });
        await portal.choose('Annual');
        await expect.poll(app.impacts).toBe(1);
        // It is chosen already: nothing has changed.
        await portal.choose('Annual');
        await portal.terms.check();
        await expect.poll(app.impacts).toBe(2);

        await page.goto(origin + DEVICES);
        await portal.device('Garden').check();
        await expect.poll(app.impacts).toBe(1);
        await portal.device('Garage').click();
        await expect(portal.alert(/1 device/)).toBeVisible();
        await expect.poll(app.impacts).toBe(2);
        await expect(portal.device('Garage')).not.toBeChecked();
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
      });

      test('a renewal that was turned off is felt', async ({ page, enter, portal }) => {
        const app = await putIntoApp(page);
        await enter({ scenario: 'demo', path: '/subscription/70001' });
        await portal.button('Turn off renewal').click();
        await portal.dialog.getByRole('button', { name: 'Turn off renewal' }).click();
        await expect(portal.status('Done')).toBeVisible();
        await expect.poll(app.impacts).toBe(1);
      });

      for (const manner of ['refuses', 'throws', 'stays silent'] as const) {
        test(`an app that ${manner} harms no choice, and is no error`, async ({
          page,
          enter,
          portal,
        }) => {
          const app = await putIntoApp(page, { manner });
          await enter({ scenario: 'demo', path: DEVICES });
          await portal.device('Garden').check();
          await expect.poll(app.impacts).toBe(1);
          await portal.terms.check();
          await expect(portal.payButton).toBeEnabled();
          await expect.poll(app.impacts).toBe(2);
          await expect(portal.device('Garden')).toBeChecked();
          await expect(toasts(page).filter({ hasText: /fail|wrong|error/i })).toHaveCount(0);
          const log = await page.evaluate(() => JSON.stringify({ ...localStorage }));
          expect(log).not.toContain('"error"');
        });
      }
    });
  }

  test('in a browser there is nothing to feel, and nobody is asked', async ({
    page,
    enter,
    portal,
  }) => {
    const app = await putIntoApp(page);
    await enter({ scenario: 'demo', path: '/defaultPackage' });
    await portal.choose('Annual');
    await expect(page.getByRole('radio', { name: /Annual/ })).toBeChecked();
    expect(await app.impacts()).toBe(0);
    expect(await app.insetsAsked()).toBe(0);
  });
});
