import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import type { Page } from 'playwright';
import { ensureBrowser, launchFlags } from '../../../.ci/browser.mjs';
import type { World } from '../../../mock-server/world/world';
import { openSandbox } from '../mock';
import { freePort, startOnPort } from '../processes';

/** Times of one more page of bills, in ms from the press to the painted rows. */
export interface PageTimes {
  /** With few pages there. */
  readonly early: readonly number[];
  /** With nearly all there. */
  readonly late: readonly number[];
}

export const BILLS = 3_000;
const PAGE_SIZE = 20;
/** Pages that are timed at each end; the very first warm up and do not count. */
const TIMED = 20;
const WARM_UP = 5;

const root = fileURLToPath(new URL('../../../', import.meta.url));

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
  page.evaluate(async (count) => {
    const row = 'main a[href^="/bills/"]';
    const taken: number[] = [];
    for (let press = 0; press < count; press += 1) {
      const before = document.querySelectorAll(row).length;
      const button = [...document.querySelectorAll<HTMLElement>('main button')].at(-1);
      const start = performance.now();
      button?.click();
      do await new Promise(requestAnimationFrame);
      while (document.querySelectorAll(row).length === before);
      await new Promise(requestAnimationFrame);
      taken.push(performance.now() - start);
      // The next press meets a page at rest.
      await new Promise((resolve) => setTimeout(resolve));
    }
    return taken;
  }, presses);

/** Loads all pages of a customer's bills in the built portal, against the mock server. */
export async function billPages(): Promise<PageTimes> {
  const built = spawnSync('npx', ['vite', 'build', '--logLevel', 'error'], { cwd: root });
  if (built.status !== 0) throw new Error(`The portal is not built: ${String(built.stderr)}`);
  const [port, mockPort] = [await freePort(), await freePort()];
  const server = await startOnPort(['.ci/serve.mjs'], port, '/__mock/health', {
    cwd: root,
    env: { PORT: String(port), MOCK_PORT: String(mockPort) },
  });
  const { executablePath } = await ensureBrowser();
  const browser = await chromium.launch({ executablePath, args: [...launchFlags] });
  try {
    const { id, search } = await openSandbox(port, withBills);
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.goto(`http://${id}.localhost:${port}/bills${search}`);
    await page.locator('main a[href^="/bills/"]').first().waitFor();
    await showMore(page, WARM_UP);
    const early = await showMore(page, TIMED);
    const pages = BILLS / PAGE_SIZE;
    await showMore(page, pages - 1 - WARM_UP - 2 * TIMED);
    const late = await showMore(page, TIMED);
    return { early, late };
  } finally {
    await browser.close();
    server.stop();
  }
}
