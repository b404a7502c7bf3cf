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

/** From the touch to the next paint, in ms, one entry a round. */
export interface TapTimes {
  /** Of a button that writes one word on an otherwise empty page: what the phone itself takes. */
  readonly bare: readonly number[];
  /** By the name of the tap. */
  readonly purchase: Readonly<Record<string, readonly number[]>>;
}

/** A person does not tap an element sooner after it appears. */
const READING_MS = 500;
/** Left alone so long after a touch: looking for the next element keeps the page busy, too. */
const PAINTING_MS = 600;
/** A slow line, and a page that is not compressed on its way: as long as a step may take. */
const PATIENCE_MS = 60_000;
const BARE = 'bare';

/** A customer signs in and buys a plan (tests/e2e/purchase/purchase.spec.ts) on a slow phone. */
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

/** Touches something once it is there, and notes when. */
type Tapping = (name: string, what: Locator) => Promise<void>;

/**
 * The middle of something, once it is there and the page is at rest. It is found beforehand: a tap
 * of Playwright's own asks the page for names and places while the touch is being answered.
 */
async function placeOf(what: Locator): Promise<{ x: number; y: number }> {
  // The radio button of a tile lies hidden under it, so it never is visible.
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

/** Does every tap of the portal's pages; that on the provider's page is not ours. */
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
