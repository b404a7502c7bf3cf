/**
 * Layout stability beyond the loading of every screen (`everyScreen.spec.ts`): the menu on a small
 * phone, the busy payment button, the fake phone and the layout shift of first screens; and tests of
 * the watch itself.
 */
import type { Page } from '@playwright/test';
import { SMALL_PHONE, openScreen, screens } from '../e2e/support/pages/everyScreen';
import { hold } from '../e2e/support/watch/hold';
import { expect, test } from '../e2e/support/journey';
import { watchMoves } from '../e2e/support/watch/moves';
import { Phone } from '../e2e/support/pages/phone';
import { textOf } from '../e2e/support/language/texts';

test('keeps the menu in place on a small phone when a long name arrives', async ({
  page,
  openSandbox,
}) => {
  const screen = screens.find(({ name }) => name === 'home-long-names');
  if (!screen) throw new Error('There is no screen with a long name.');
  await page.setViewportSize(SMALL_PHONE);
  const moved = await watchMoves(page);
  await openScreen(page, screen, 'en-US', openSandbox);
  expect(await moved()).toEqual([]);
});

test('keeps the pay button in place in all its states', async ({ page, readyToPay, portal }) => {
  await readyToPay();
  const seen = new Map<string, string>();
  await page.exposeFunction('note', (words: string, place: string) => seen.set(words, place));
  // Sampled inside the page, because Playwright cannot inspect a page that is navigating.
  await portal.payButton.evaluate((button: HTMLElement) => {
    const look = () => {
      const { note } = window as unknown as { note: (words: string, place: string) => void };
      // The layout position: a pressed button is drawn slightly smaller.
      note(button.innerText, `${button.offsetLeft}, ${button.offsetWidth} wide`);
      requestAnimationFrame(look);
    };
    look();
  });
  const order = await hold(page, /\/createOrder/);
  const leave = await hold(page, /\/__mock\/pay\//);
  await portal.payButton.click({ delay: 50 });
  const said = () => [...seen.keys()];
  await expect.poll(said).toContain(textOf('checkout.paying'));
  order();
  await expect.poll(said).toContain(textOf('checkout.leaving'));
  expect([...new Set(seen.values())]).toHaveLength(1);
  leave();
  await page.waitForURL(/\/__mock\/pay\//);
});

test('keeps the controls of the fake phone in place', async ({ page, enter }) => {
  const moved = await watchMoves(page);
  await enter({ scenario: 'trial-in-store', path: '/trialPackage', platform: 'ios' });
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  const phone = new Phone(page);
  await expect(phone.portal.getByRole('checkbox', { name: 'Garden' })).toBeVisible();
  expect(await moved()).toEqual([]);
});

/** A phone's connection as in Lighthouse: the code of a page arrives after its frame. */
const SLOW_4G = {
  ...{ offline: false, latency: 150 },
  ...{ downloadThroughput: 200_000, uploadThroughput: 93_750 },
};

/** Runs in the page: the sum of its layout shifts. */
const layoutShift = () =>
  new Promise<number>((resolve) => {
    const shifts = new PerformanceObserver((list) =>
      resolve(
        list
          .getEntries()
          .map((entry) => ('value' in entry ? Number(entry.value) : 0))
          .reduce((sum, value) => sum + value, 0),
      ),
    );
    shifts.observe({ type: 'layout-shift', buffered: true });
    // No shift, no entry.
    setTimeout(() => resolve(0), 100);
  });

for (const path of ['/', '/defaultPackage', '/bills']) {
  test(`shifts nothing while ${path} loads on a slow phone`, async ({
    page,
    openSandbox,
    browserName,
  }) => {
    test.skip(browserName === 'firefox', 'Firefox reports no layout shifts.');
    await page.setViewportSize({ width: 390, height: 844 });
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', SLOW_4G);
    const { url } = await openSandbox({ scenario: 'demo', path });
    await page.goto(url, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible({ timeout: 20_000 });
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0, { timeout: 20_000 });
    expect(await page.evaluate(layoutShift)).toBeLessThanOrEqual(0.02);
  });
}

/** Waits two frames after the fonts have loaded: the watch restarts when a font arrives. */
const fontsAreDrawn = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });

test.describe('the watch for moving controls', () => {
  // The late row is planted as markup, which the portal's CSP forbids.
  test.use({ bypassCSP: true });
  test.skip(({ browserName }) => browserName === 'firefox', 'WebDriver BiDi cannot bypass a CSP.');

  test('finds controls that a late row moves, but not scrolled ones', async ({ page, enter }) => {
    await page.setViewportSize(SMALL_PHONE);
    const moved = await watchMoves(page);
    await enter({ scenario: 'demo', path: '/subscription/70001' });
    const change = page.getByRole('link', { name: 'Change plan' });
    await change.scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expect(change).not.toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(change).toBeInViewport();
    await fontsAreDrawn(page);
    expect(await moved()).toEqual([]);
    await page.evaluate(() =>
      document
        .querySelector('main')
        ?.insertAdjacentHTML('afterbegin', '<p style="height:40px;flex:none;margin:0">Late</p>'),
    );
    await expect.poll(moved).toContain('Change plan by 40 px');
  });

  test('finds a control that is replaced at another place', async ({ page, enter }) => {
    const moved = await watchMoves(page);
    await enter('demo');
    const add = page.getByRole('button', { name: textOf('home.addSubscription') });
    await expect(add).toBeVisible();
    await fontsAreDrawn(page);
    expect(await moved()).toEqual([]);
    await add.evaluate((button: HTMLElement) => {
      const copy = button.cloneNode(true) as HTMLElement;
      copy.style.cssText = 'position: relative; left: 30px';
      button.replaceWith(copy);
    });
    await expect.poll(moved).toEqual([expect.stringMatching(/^Add a subscription.* by 30 px$/)]);
  });
});
