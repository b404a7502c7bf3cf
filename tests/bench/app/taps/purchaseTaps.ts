import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright';
import { Portal } from '../../../e2e/support/pages/portal';
import { textOf } from '../../../e2e/support/language/texts';
import { openSandbox } from '../../mock/mock';
import { withPortal } from '../portal';
import { PHONE, slowDown } from '../slowPhone';
import { tapTimes } from './tapTimes';
import type { Tap } from './tapTimes';
import { watchTaps } from './watchTaps';
import type { SlowEvent } from './watchTaps';

/** Times from the touch to the next paint, in ms, one entry per round. */
export interface TapTimes {
  /** A button that writes one word on an otherwise empty page: the baseline of the phone. */
  readonly bare: readonly number[];
  /** By the name of the tap. */
  readonly purchase: Readonly<Record<string, readonly number[]>>;
}

/** Time that a person needs before tapping an element that has appeared. */
const READING_MS = 500;
/** Pause after a touch, because looking for the next element also keeps the page busy. */
const PAINTING_MS = 600;
/** Time limit of a step on a slow connection with an uncompressed page. */
const PATIENCE_MS = 60_000;
const BARE = 'bare';

/** Signs in and buys a plan (tests/e2e/purchase/purchase.spec.ts) on a slow phone. */
export const purchaseTaps = (rounds: number): Promise<TapTimes> =>
  withPortal(async (browser, port) => {
    const bare: number[] = [];
    const times: Record<string, number[]> = {};
    for (let round = 1; round <= rounds; round += 1) {
      const { [BARE]: alone = NaN, ...others } = await purchase(browser, port);
      bare.push(alone);
      for (const [name, ms] of Object.entries(others)) (times[name] ??= []).push(ms);
    }
    return { bare, purchase: times };
  });

/** One purchase in its own world. */
async function purchase(browser: Browser, port: number): Promise<Readonly<Record<string, number>>> {
  const { id, username, password } = await openSandbox(port);
  const context = await browser.newContext(PHONE);
  context.setDefaultTimeout(PATIENCE_MS);
  try {
    const page = await context.newPage();
    const events: SlowEvent[] = [];
    await page.exposeFunction('tellSlowEvents', (reported: readonly SlowEvent[]) => {
      events.push(...reported);
    });
    await page.addInitScript(watchTaps);
    await slowDown(page);
    const taps: Tap[] = [];
    const tap: Tapping = async (name, what) => {
      const place = await placeOf(what);
      taps.push({ name, at: Date.now() });
      await page.touchscreen.tap(place.x, place.y);
      await sleep(PAINTING_MS);
    };
    await page.goto(`http://${id}.localhost:${port}/health.json`);
    await tapBare(page, tap);
    await page.goto(`http://${id}.localhost:${port}/`);
    await tapThrough(page, tap, { username, password });
    return tapTimes(taps, events);
  } finally {
    await context.close();
  }
}

/** Touches an element once it is there, and records the time. */
type Tapping = (name: string, what: Locator) => Promise<void>;

/**
 * The center of an element, once it is there and the page is idle. Located beforehand, because
 * Playwright's own tap would query the page while it handles the touch.
 */
async function placeOf(what: Locator): Promise<{ x: number; y: number }> {
  // The radio button of a tile is visually hidden, so it never becomes visible.
  await what.waitFor({ state: 'attached' });
  await what.scrollIntoViewIfNeeded();
  await sleep(READING_MS);
  const box = await what.boundingBox();
  if (!box) throw new Error(`${what.toString()} has no place on the page.`);
  await sleep(READING_MS);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function tapBare(page: Page, tap: Tapping): Promise<void> {
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.textContent = 'Touch';
    button.addEventListener('click', () => (button.textContent = 'Touched'));
    document.body.replaceChildren(button);
  });
  await tap(BARE, page.getByRole('button'));
  await page.getByText('Touched').waitFor();
}

/** Performs every tap on the portal's pages; the tap on the provider's page is not measured. */
async function tapThrough(
  page: Page,
  tap: Tapping,
  { username, password }: { username: string; password: string },
): Promise<void> {
  const portal = new Portal(page);
  await tap('e-mail', portal.email);
  await portal.email.fill(username);
  await tap('password', portal.password);
  await portal.password.fill(password);
  await tap('sign in', portal.signInButton);
  await tap('add a subscription', portal.button('Add a subscription'));
  await tap('tab', page.getByRole('tab', { name: 'Single' }));
  await tap('plan', page.getByRole('radio', { name: 'Monthly' }));
  await tap('terms', portal.terms);
  await tap('subscribe', portal.subscribeButton);
  await tap('device', portal.device('Garden'));
  await tap('pay method', page.getByRole('radio', { name: /^PayPal/ }));
  await tap('pay', portal.payButton);
  await page.waitForURL(/\/__mock\/pay\//);
  await portal.button(/^Pay /).tap();
  await tap('to the plans', portal.button(textOf('result.toPlans')));
  const tiles = page.getByRole('main').getByRole('listitem').getByRole('link');
  await tap('a plan', tiles.last());
  await portal.heading('Cloud Recording').waitFor();
}
