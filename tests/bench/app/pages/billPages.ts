import type { Page } from 'playwright';
import type { World } from '../../../../mock-server/world/world';
import { openSandbox } from '../../mock/mock';
import { BILLS, LIMIT_MS, PAGE_SIZE } from './billAims';
import { withPortal } from '../portal';

/** Presses of "show more" until all are there; the first page is there by itself. */
const PRESSES = BILLS / PAGE_SIZE - 1;
/** Presses between two looks at the clock. */
const CHUNK = 20;
/** A page must be there so soon, in ms. */
const PAGE_LIMIT_MS = 30_000;

/** Far more bills than anybody has, one an hour. */
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
 * Presses "show more" so often, and tells how long each took. No function in it has a name: tsx adds
 * helpers to those, which the page does not have.
 */
const showMore = (page: Page, presses: number): Promise<number[]> =>
  page.evaluate(
    async ({ count, limit }) => {
      // Live, so that counting costs the same whatever is there. The list's links are all bills.
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
        // The next press meets a page at rest.
        await new Promise((resolve) => setTimeout(resolve));
      }
      return taken;
    },
    { count: presses, limit: PAGE_LIMIT_MS },
  );

/**
 * Loads a customer's bills page by page in the built portal, against the mock server, until all are
 * there or the time is up. Answers the ms of each press of "show more", up to the painted rows.
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
