import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { Portal } from '../support/pages/portal';

/*
 * The pinned browser runs without a window and so never caches a page, but it reports the reasons:
 * none may be the portal's. orderFailures.spec tests how a page behaves on its return, by event.
 */
const NO_WINDOW = 'BackForwardCacheDisabledForDelegate';

interface NotUsed {
  readonly notRestoredExplanations: readonly { readonly reason: string }[];
}

/** Leaves for the provider and goes back; returns the reasons why the page was not cached. */
async function reasonsAfterReturn(page: Page): Promise<string[]> {
  const portal = new Portal(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  const reported = new Promise<NotUsed>((resolve) =>
    devtools.once('Page.backForwardCacheNotUsed', resolve),
  );
  await portal.payButton.click();
  await page.waitForURL(/\/__mock\/pay\//);
  await page.evaluate(() => {
    history.back();
  });
  const { notRestoredExplanations } = await reported;
  await expect(portal.payButton).toBeEnabled();
  return notRestoredExplanations.map(({ reason }) => reason);
}

test(
  'adds no reason against the back/forward cache, while a planted listener does',
  { tag: '@4.order.09' },
  async ({ openSandbox, launchOptions, browserName }) => {
    test.skip(browserName === 'firefox', 'Only the developer tools of Chromium know the reasons.');
    const browser = await chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    const path = '/defaultPackage/selectDevice?goodsId=5001&checkedPriceId=50013';
    const openReady = async () => {
      const page = await browser.newPage();
      await page.goto((await openSandbox({ scenario: 'demo', path })).url);
      const portal = new Portal(page);
      await portal.terms.check();
      await portal.device('Garage').check();
      return page;
    };
    try {
      expect(await reasonsAfterReturn(await openReady())).toEqual([NO_WINDOW]);
      // The browser does report such reasons.
      const page = await openReady();
      await page.evaluate(() => window.addEventListener('unload', () => undefined));
      expect(await reasonsAfterReturn(page)).toContain('UnloadHandlerExistsInMainFrame');
    } finally {
      await browser.close();
    }
  },
);

test(
  'is ready to pay again when the page comes back from the back/forward cache',
  { tag: ['@cache', '@engines'] },
  async ({ page, readyToPay, portal, browserName }) => {
    test.skip(browserName === 'chromium', 'The pinned Chromium never caches a page.');
    // A busy browser may drop the page from its cache; then it is left again.
    await expect(async () => {
      await readyToPay();
      await page.evaluate(() => Object.assign(window, { isSame: true }));
      await portal.payButton.click();
      await page.waitForURL(/\/__mock\/pay\//);
      await expect(page.getByRole('button', { name: 'Cancel and return' })).toBeVisible();
      await page.evaluate(() => setTimeout(() => history.back()));
      // WebDriver BiDi does not report the end of this navigation, so nothing here waits for it.
      await expect(async () => {
        expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
      }).toPass({ timeout: 15_000 });
    }).toPass();
    expect(await portal.device('Garage').isChecked()).toBe(true);
    await expect.poll(() => portal.payButton.isEnabled()).toBe(true);
  },
);

test('reloads a page that comes back and no longer renders, and no other', async ({
  page,
  enter,
  portal,
}) => {
  // Firefox drops the messages of a page that leaves, with which React continues its work.
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (message: unknown) {
      if (!('drops' in window)) postMessage.call(this, message);
    };
  });
  await page.clock.install();
  // A page that asks for nothing, because answers of the service render without such a message.
  await enter({ scenario: 'demo', path: '/giftCard' });
  await expect(portal.heading('Redeem a gift card')).toBeVisible();
  const comeBack = (marks: object) =>
    page.evaluate((names) => {
      Object.assign(window, names);
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    }, marks);
  await comeBack({ isSame: true });
  await page.clock.runFor(5_000);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);

  await comeBack({ drops: true });
  const reload = page.waitForRequest((request) => request.isNavigationRequest());
  await page.clock.runFor(5_000);
  await reload;
  await expect(portal.heading('Redeem a gift card')).toBeVisible();
});
