import type { Page } from 'playwright';
import type { World } from '../../../../mock-server/world/world';
import { openSandbox } from '../../mock/mock';
import { BILLS, LIMIT_MS, PAGE_SIZE } from './billAims';
import { withPortal } from '../portal';

/** Presses of "show more" to load all bills; the first page loads without a press. */
const PRESSES = BILLS / PAGE_SIZE - 1;
/** Presses between two checks of the time limit. */
const CHUNK = 20;
/** Time limit for one page, in ms. */
const PAGE_LIMIT_MS = 30_000;

/** A world with far more bills than any customer has, one per hour. */
function withBills(world: World): World {
  const [pattern] = world.orders;
  if (!pattern) throw new Error('The demo world has no order to copy.');
  const from = Date.parse(pattern.createdAt);
  const orders = Array.from({ length: BILLS }, (_, at) => ({
    ...pattern,
    id: String(1_000_000 + at),
    createdAt: new Date(from - at * 3_600_000).toISOString(),
  }));
  return { ...world, orders };
}

/**
 * Presses "show more" several times and returns the ms of each press. No function in it has a name,
 * because tsx adds helpers to those, which the page does not have.
 */
const showMore = (page: Page, presses: number): Promise<number[]> =>
  page.evaluate(
    async ({ count, limit }) => {
      // A live collection, so that counting costs the same at any size. All links of the list are
      // bills.
      const rows = document.querySelector('main ul')?.getElementsByTagName('a') ?? [];
      const taken: number[] = [];
      for (let press = 0; press < count; press += 1) {
        const before = rows.length;
        const button = [...document.querySelectorAll<HTMLElement>('main button')].at(-1);
        const start = performance.now();
        button?.click();
        do {
          await new Promise(requestAnimationFrame);
          if (performance.now() - start > limit) throw new Error(`No page after ${before} bills.`);
        } while (rows.length === before);
        await new Promise(requestAnimationFrame);
        taken.push(performance.now() - start);
        // Lets the page settle before the next press.
        await new Promise((resolve) => setTimeout(resolve));
      }
      return taken;
    },
    { count: presses, limit: PAGE_LIMIT_MS },
  );

/**
 * Loads a customer's bills page by page in the built portal, against the mock server, until all are
 * there or the time is up. Returns the ms of each press of "show more", up to the painted rows.
 */
export const billPages = (): Promise<number[]> =>
  withPortal(async (browser, port) => {
    const { id, search } = await openSandbox(port, withBills);
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto(`http://${id}.localhost:${port}/bills${search}`);
    await page.locator('main a[href^="/bills/"]').first().waitFor();
    const until = performance.now() + LIMIT_MS;
    const taken: number[] = [];
    while (taken.length < PRESSES && performance.now() < until) {
      taken.push(...(await showMore(page, Math.min(CHUNK, PRESSES - taken.length))));
    }
    return taken;
  });
