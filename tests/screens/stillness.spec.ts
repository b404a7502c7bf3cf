/**
 * What can be pressed stays where it is shown, beyond what is watched on every screen while it
 * loads (`everyScreen.spec.ts`): the menu of a small phone, the busy payment button, the fake
 * phone; and what that watch finds and lets pass.
 */
import type { Page } from '@playwright/test';
import { SMALL_PHONE, openScreen, screens } from '../e2e/support/pages/everyScreen';
import { hold } from '../e2e/support/watch/hold';
import { expect, test } from '../e2e/support/journey';
import { watchMoves } from '../e2e/support/watch/moves';
import { Phone } from '../e2e/support/pages/phone';
import { textOf } from '../e2e/support/language/texts';

test('on a small phone the menu stays where it is when a long name arrives', async ({
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

test('the paying button keeps its place, whatever it is at', async ({
  page,
  readyToPay,
  portal,
}) => {
  await readyToPay();
  const seen = new Map<string, string>();
  await page.exposeFunction('note', (words: string, place: string) => seen.set(words, place));
  // From within: Playwright looks at nothing while the page is on its way to another one.
  await portal.payButton.evaluate((button: HTMLElement) => {
    const look = () => {
      const { note } = window as unknown as { note: (words: string, place: string) => void };
      // Where it is laid out: while it is held down it is drawn a little smaller.
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

test('what steers the fake phone stays where it is', async ({ page, enter }) => {
  const moved = await watchMoves(page);
  await enter({ scenario: 'trial-in-store', path: '/trialPackage', platform: 'ios' });
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
  const phone = new Phone(page);
  await expect(phone.portal.getByRole('checkbox', { name: 'Garden' })).toBeVisible();
  expect(await moved()).toEqual([]);
});

/** Two frames after the fonts have loaded: the watch starts again when one arrives. */
const fontsAreDrawn = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });

test.describe('the watch', () => {
  // The row that comes late is planted as markup, which the portal's pages take from no one.
  test.use({ bypassCSP: true });

  test('finds controls that a late row moves, and not scrolled ones', async ({ page, enter }) => {
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
