/** The page keeps clear of notch, corners and home bar, whose insets the app provides. */
import type { Page } from '@playwright/test';
import { tappablesUnder } from '../support/watch/covered';
import type { Insets } from '../support/watch/covered';
import { expect, test } from '../support/journey';
import { USER_AGENTS, putIntoApp } from '../support/fakeNativeApp';
import { textOf } from '../support/language/texts';

const PORTRAIT = { top: 59, right: 0, bottom: 34, left: 0 };
const LANDSCAPE = { top: 0, right: 59, bottom: 21, left: 59 };
const PHONE = { width: 390, height: 844 };
const TURNED = { width: 844, height: 390 };

/** Waits until the page keeps clear of `px` on a side. */
const waitForInset = (page: Page, side: keyof Insets, px: number) =>
  expect
    .poll(() =>
      page.evaluate(
        (name) => document.documentElement.style.getPropertyValue(name),
        `--hv-safe-${side}`,
      ),
    )
    .toBe(`${px}px`);

const screens = [
  { what: 'home, under its header', path: '/' },
  { what: 'a page without a header', path: '/subscription/70001' },
  { what: 'a page with the back arrow', path: '/bills?back=1' },
  { what: 'an action that is pinned', path: '/applePay' },
  { what: 'a list of devices to choose', path: '/subscription/70001/adjustDevice' },
];

test.describe('inside the app', () => {
  test.use({ userAgent: USER_AGENTS.ios, viewport: PHONE });

  test(
    'keeps everything tappable outside the safe-area insets in portrait and landscape',
    { tag: '@7.bridge.02' },
    async ({ page, enter }) => {
      const app = await putIntoApp(page, { insets: PORTRAIT });
      const { origin } = await enter({ scenario: 'demo', path: '/' });
      for (const { what, path } of screens) {
        await page.setViewportSize(PHONE);
        await page.goto(origin + path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
        await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
        await waitForInset(page, 'top', 59);
        expect(await tappablesUnder(page, PORTRAIT), what).toEqual([]);

        await app.covers(LANDSCAPE);
        await page.setViewportSize(TURNED);
        await waitForInset(page, 'left', 59);
        expect(await tappablesUnder(page, LANDSCAPE), what).toEqual([]);
        const wide = () => document.documentElement.scrollWidth - window.innerWidth;
        expect(await page.evaluate(wide), what).toBeLessThanOrEqual(0);
      }
    },
  );

  test('keeps dialogs, toasts and the skip link outside the safe-area insets', async ({
    page,
    enter,
    portal,
  }) => {
    const insets = { top: 90, right: 20, bottom: 90, left: 30 };
    await page.setViewportSize({ width: 320, height: 568 });
    await putIntoApp(page, { insets });
    await enter({ scenario: 'demo', path: '/defaultPackage' });
    await waitForInset(page, 'left', 30);
    await expect(portal.subscribeButton).toBeVisible();
    await page.keyboard.press('Tab');
    const skip = await page.getByRole('link', { name: textOf('app.skipToContent') }).boundingBox();
    expect(skip?.y).toBeGreaterThanOrEqual(insets.top);
    expect(skip?.x).toBeGreaterThanOrEqual(insets.left);

    await portal.pressSoftDisabled(portal.subscribeButton);
    await expect(portal.dialog).toBeVisible();
    // The surface of a bottom sheet extends under the home bar, but its text and buttons do not.
    await expect(async () => {
      const sheet = await portal.dialog.boundingBox();
      expect(sheet?.y).toBeGreaterThanOrEqual(insets.top);
      expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBe(568);
      const words = portal.dialog.locator('[id$="-content"]');
      for (const part of [words, ...(await portal.dialog.getByRole('button').all())]) {
        const box = await part.boundingBox();
        expect(box?.x).toBeGreaterThanOrEqual(insets.left);
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320 - insets.right);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(568 - insets.bottom);
      }
    }).toPass();
    await portal.dialog.getByRole('button').first().click();
    await expect(portal.dialog).toHaveCount(0);

    await page.goto(new URL('/bills/80001', page.url()).href);
    await waitForInset(page, 'top', 90);
    await portal.button(textOf('bill.copy')).click();
    const toast = await portal.status(textOf('bill.copied')).boundingBox();
    expect(toast?.y).toBeGreaterThanOrEqual(insets.top);
  });

  test('requests the insets once, and again when the app returns or the screen turns, but not for a keyboard', async ({
    page,
    enter,
    portal,
  }) => {
    const app = await putIntoApp(page, { insets: PORTRAIT });
    await enter({ scenario: 'demo', path: '/subscription/70001' });
    await expect(portal.heading('Cloud Recording')).toBeVisible();
    await waitForInset(page, 'top', 59);
    expect(await app.insetsAsked()).toBe(1);
    await app.covers({ ...PORTRAIT, top: 24 });
    await app.comesToFront();
    await waitForInset(page, 'top', 24);
    expect(await app.insetsAsked()).toBe(2);
    await page.setViewportSize({ width: 390, height: 500 });
    await page.setViewportSize(PHONE);
    await app.covers(LANDSCAPE);
    await page.setViewportSize(TURNED);
    await waitForInset(page, 'right', 59);
    expect(await app.insetsAsked()).toBe(3);
    await app.covers({ ...LANDSCAPE, right: 7 });
    await page.evaluate(() => dispatchEvent(new Event('orientationchange')));
    await waitForInset(page, 'right', 7);
  });
});

test.describe('an app with missing or invalid safe-area insets', () => {
  test.use({ userAgent: USER_AGENTS.android, viewport: PHONE });

  /** Positions of the first elements of the page, in CSS px. */
  const places = async (page: Page) => {
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    return page.evaluate(() =>
      [...document.querySelectorAll('main, h1, main button')].map((element) => {
        const { x, y, width } = element.getBoundingClientRect();
        // A heading is a pixel wider in its fallback font.
        return [element.tagName, Math.round(x), Math.round(y), Math.round(width / 4)];
      }),
    );
  };

  test('leaves the layout unchanged when the insets are missing or invalid', async ({
    page,
    enter,
  }) => {
    const options = { scenario: 'demo', path: '/subscription/70001' };
    await putIntoApp(page, { manner: 'stays silent' });
    const { origin } = await enter(options);
    const asIs = await places(page);
    expect(asIs.length).toBeGreaterThan(3);

    for (const insets of [
      null,
      '59',
      [59, 0, 34, 0],
      { top: -59, right: NaN, bottom: '34', left: -Infinity },
    ]) {
      await putIntoApp(page, { insets });
      await page.goto(origin + options.path);
      await waitForInset(page, 'top', 0);
      expect(await places(page), JSON.stringify(insets)).toEqual(asIs);
    }
    for (const manner of ['refuses', 'throws'] as const) {
      await putIntoApp(page, { manner, insets: PORTRAIT });
      await page.goto(origin + options.path);
      expect(await places(page), manner).toEqual(asIs);
    }
  });

  test('limits impossibly large insets so that the page stays usable', async ({
    page,
    enter,
    portal,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    const insets = { top: 1e9, right: 1e9, bottom: Number.MAX_VALUE, left: 12 };
    await putIntoApp(page, { insets });
    await enter({ scenario: 'demo', path: '/defaultPackage' });
    await waitForInset(page, 'top', 96);
    await waitForInset(page, 'bottom', 96);
    // The bar is not pinned on so low a screen, but its button can be reached.
    await portal.subscribeButton.scrollIntoViewIfNeeded();
    await expect(portal.subscribeButton).toBeInViewport({ ratio: 1 });
  });
});

test('sets no safe-area insets in a browser', async ({ page, enter, portal }) => {
  await enter({ scenario: 'demo', path: '/subscription/70001' });
  await expect(portal.heading('Cloud Recording')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.style.cssText)).not.toContain('safe');
});
