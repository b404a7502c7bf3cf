import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { Portal } from '../support/pages/portal';

/*
 * The pinned browser has no window, and so caches no page. It reports why: none of the reasons may be
 * the portal's. How a page behaves that comes back is tested by its event in orderFailures.spec.
 */
const NO_WINDOW = 'BackForwardCacheDisabledForDelegate';

interface NotUsed {
  readonly notRestoredExplanations: readonly { readonly reason: string }[];
}

/** Leaves for the provider and goes back; returns why the page was not cached meanwhile. */
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
  'the portal keeps no page of an order out of the back/forward cache; a planted listener does',
  { tag: '@4.order.09' },
  async ({ openSandbox, launchOptions }) => {
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
      // The browser reports such reasons.
      const page = await openReady();
      await page.evaluate(() => window.addEventListener('unload', () => undefined));
      expect(await reasonsAfterReturn(page)).toContain('UnloadHandlerExistsInMainFrame');
    } finally {
      await browser.close();
    }
  },
);
