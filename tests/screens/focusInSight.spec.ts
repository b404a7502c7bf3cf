import type { Page } from '@playwright/test';
import { sample } from '../faults/sampling';
import { SMALL_PHONE, openScreen, screens } from '../e2e/support/pages/everyScreen';
import { expect, test } from '../e2e/support/journey';

/**
 * WCAG 2.4.7, 2.4.11: the focused element is marked as such, and is never covered by a header or by
 * the bar with the page's action.
 */

/** Long pages with a bar at the bottom, and one under a sticky header. */
const LONG = ['devices-many', 'adjust-long-names', 'renewal-address'];

/** Pages with a column or bar that sticks beside or below the content: `npm test` takes four. */
const STICKY = [
  ...['home', 'subscription', 'subscription-pending', 'plan', 'change', 'devices', 'trial'],
  ...['renewal-address', 'gift-renewal', 'wallet-devices', 'sale', 'adjust', 'bill'],
];

/** Windows of laptops at 200 %. */
const LOW_WINDOWS = [
  { width: 960, height: 440 },
  { width: 1280, height: 420 },
];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The focused element, and the visible share of sample points in its box; null outside of the page. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const control = document.activeElement;
    // In Firefox, the last element stays active when the focus moves on to the browser's controls.
    if (!control || control === document.body || !document.hasFocus()) return null;
    // The label draws the box; the control itself is visually hidden.
    const drawn = control.closest('label') ?? control;
    const { left, top, width, height } = drawn.getBoundingClientRect();
    const points = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((x) =>
      [0.1, 0.3, 0.5, 0.7, 0.9].map((y) => [left + x * width, top + y * height] as const),
    );
    const inSight = points.filter(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (drawn.contains(hit) || hit.contains(drawn));
    });
    const name = control.getAttribute('aria-label') ?? drawn.textContent;
    return {
      name: `${control.tagName} ${name?.trim().slice(0, 40) ?? ''}`,
      seen: inSight.length / points.length,
    };
  });

/** Whether the page looks different without the focus; then restores the focus. */
async function isMarked(page: Page): Promise<boolean> {
  const marked = await page.screenshot();
  await page.evaluate(() => {
    const control = document.activeElement as HTMLElement;
    control.blur();
    (window as { lastFocus?: HTMLElement }).lastFocus = control;
  });
  const plain = await page.screenshot();
  await page.evaluate(() => (window as { lastFocus?: HTMLElement }).lastFocus?.focus());
  return !marked.equals(plain);
}

async function walk(page: Page, key: 'Tab' | 'Shift+Tab', leastSeen = 0.01) {
  const faults: string[] = [];
  let steps = 0;
  for (; steps < 25; steps += 1) {
    await page.keyboard.press(key);
    const at = await focused(page);
    if (!at) break;
    if (at.seen < leastSeen) faults.push(`${key} ${at.name} is covered`);
    if (key === 'Tab' && !(await isMarked(page))) faults.push(`${at.name} is not marked`);
  }
  return { faults, steps };
}

function screenNamed(name: string) {
  const screen = screens.find((known) => known.name === name);
  if (!screen) throw new Error(`There is no screen ${name}.`);
  return screen;
}

test('shows the focus in both directions of Tab on long pages', async ({
  openPage,
  openSandbox,
}) => {
  test.slow();
  for (const name of LONG) {
    const page = await openPage();
    await page.setViewportSize(SMALL_PHONE);
    await openScreen(page, screenNamed(name), 'en-US', openSandbox);
    const forth = await walk(page, 'Tab');
    const back = await walk(page, 'Shift+Tab');
    expect(forth.steps, name).toBeGreaterThan(2);
    expect.soft([...forth.faults, ...back.faults], name).toEqual([]);
    await page.context().close();
  }
});

test('shows what has the focus from the end of a page to its start in a low window', async ({
  openPage,
  openSandbox,
  browserName,
}) => {
  // Firefox does not scroll to an element of which a part is in sight.
  const leastSeen = browserName === 'firefox' ? undefined : 0.5;
  const pages = sample(STICKY, 4);
  test.setTimeout(60_000 + pages.length * 20_000);
  for (const name of pages) {
    for (const size of LOW_WINDOWS) {
      const page = await openPage();
      await page.setViewportSize(size);
      await openScreen(page, screenNamed(name), 'en-US', openSandbox);
      const { faults, steps } = await walk(page, 'Shift+Tab', leastSeen);
      expect(steps, name).toBeGreaterThan(2);
      expect.soft(faults, `${name}: ${size.width} × ${size.height}`).toEqual([]);
      await page.context().close();
    }
  }
});
