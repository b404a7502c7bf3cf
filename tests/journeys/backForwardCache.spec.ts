import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { Portal } from './support/portal';

/*
 * The pinned browser has no window, and without one it keeps no page for going back: what a page does
 * that comes back from there is tested with the event alone (orderFailures.spec). But it says why it
 * did not keep a page, so that nothing of ours is among the reasons.
 */
const NO_WINDOW = 'BackForwardCacheDisabledForDelegate';

interface NotUsed {
  readonly notRestoredExplanations: readonly { readonly reason: string }[];
}

/** Leaves for the provider and goes back; returns why the page was not kept meanwhile. */
async function reasonsAfterReturn(page: Page): Promise<string[]> {
  const portal = new Portal(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  const told = new Promise<NotUsed>((resolve) =>
    devtools.once('Page.backForwardCacheNotUsed', resolve),
  );
  await portal.payButton.click();
  await page.waitForURL(/\/__mock\/pay\//);
  await page.evaluate(() => {
    history.back();
  });
  const { notRestoredExplanations } = await told;
  await expect(portal.payButton).toBeEnabled();
  return notRestoredExplanations.map(({ reason }) => reason);
}

for (const [what, planted, expected] of [
  ['nothing of the portal', false, [NO_WINDOW]],
  // The proof that such reasons are told.
  ['a listener that is planted', true, expect.arrayContaining(['UnloadHandlerExistsInMainFrame'])],
] as const) {
  test(`${what} keeps the page of an order out of the back/forward cache [4.order.09]`, async ({
    openSandbox,
    launchOptions,
  }) => {
    const browser = await chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    try {
      const page = await browser.newPage();
      const path = '/defaultPackage/selectDevice?goodsId=5001&checkedPriceId=50013';
      await page.goto((await openSandbox({ scenario: 'demo', path })).url);
      const portal = new Portal(page);
      await portal.terms.check();
      await portal.device('Garage').check();
      if (planted) await page.evaluate(() => window.addEventListener('unload', () => undefined));
      expect(await reasonsAfterReturn(page)).toEqual(expected);
    } finally {
      await browser.close();
    }
  });
}
