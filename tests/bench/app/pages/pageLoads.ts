import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { ensureBrowser, launchOptions } from '../../../../.ci/install/browser.mjs';
import { emptySite } from './emptyPage';
import type { FirstLoadBytes } from './emptyPage';
import { buildFloor } from './floorPage';
import { DIST, buildPortal } from '../portal';
import { bytesOfKind, fileAt, siteOf } from '../site';
import type { Site } from '../site';
import { serveSites } from '../siteServer';
import { PHONE, slowDown } from '../slowPhone';
import { watchLoad } from './watchLoad';

/** The load of one page in one round. Times in ms since the navigation began. */
export interface PageLoad {
  readonly firstPaint: number;
  /** Null for a page without a form. */
  readonly usable: number | null;
  /** Cumulative layout shift, without unit. */
  readonly shift: number;
  /** The longest task that began after the load event, in ms; 0 if none was over 50 ms. */
  readonly longestTask: number;
  /** The longest task that ended after the page was usable, in ms. */
  readonly longestTaskOnceUsable: number;
}

/** The order in each round, so that compared pages are loaded one after the other. */
const PAGES = ['empty', 'portal', 'floor'] as const;
export type PageName = (typeof PAGES)[number];

export interface PageLoads {
  /** Gzipped bytes of everything that /login loads before it is idle. */
  readonly bytes: FirstLoadBytes;
  /** Gzipped bytes of the scripts of the floor page. */
  readonly floorScripts: number;
  /** By name, one entry per round. */
  readonly loads: Readonly<Record<PageName, readonly PageLoad[]>>;
}

/** Loads the portal's sign-in, the floor page and an empty page in turn on a slow phone. */
export async function pageLoads(rounds: number): Promise<PageLoads> {
  buildPortal();
  const [portal, floor] = [siteOf(DIST), await buildFloor()];
  const { executablePath } = await ensureBrowser();
  const browser = await chromium.launch(launchOptions(executablePath));
  try {
    const bytes = await firstLoadBytes(browser, portal);
    const server = await serveSites({ portal, floor, empty: emptySite(bytes) });
    try {
      const loads: Record<PageName, PageLoad[]> = { empty: [], portal: [], floor: [] };
      // The first round warms up and does not count.
      for (let round = 0; round <= rounds; round += 1) {
        for (const name of PAGES) {
          const load = await loadOf(browser, `${server.urlOf(name)}/login`, name !== 'empty');
          if (round > 0) loads[name].push(load);
        }
      }
      return { bytes, floorScripts: bytesOfKind(floor, '.js'), loads };
    } finally {
      server.close();
    }
  } finally {
    await browser.close();
  }
}

/** Sizes of what the portal's sign-in loads, without prefetches when idle. */
async function firstLoadBytes(browser: Browser, portal: Site): Promise<FirstLoadBytes> {
  const server = await serveSites({ portal });
  try {
    return await withPhone(browser, async (page) => {
      const sizes: number[] = [];
      let scripts = 0;
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        const size = fileAt(portal, pathname)?.body.length ?? 0;
        sizes.push(size);
        if (pathname.endsWith('.js')) scripts += size;
      });
      await page.addInitScript(() => {
        window.requestIdleCallback = () => 0;
      });
      await page.goto(`${server.urlOf('portal')}/login`, { waitUntil: 'networkidle' });
      const [document = 0, ...others] = sizes;
      return { document, rest: others.reduce((sum, size) => sum + size, 0), scripts };
    });
  } finally {
    server.close();
  }
}

/** Opens a page with an empty cache and waits until it is idle. */
const loadOf = (browser: Browser, url: string, hasForm: boolean): Promise<PageLoad> =>
  withPhone(browser, async (page) => {
    await slowDown(page);
    await page.addInitScript(watchLoad);
    await page.goto(url);
    if (hasForm) await page.waitForFunction(() => window.watched.usable !== null);
    await page.waitForLoadState('networkidle');
    return page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      const loaded = (navigation as PerformanceNavigationTiming).loadEventEnd;
      const { usable, shift, longTasks } = window.watched;
      const after = longTasks.filter(({ start }) => start >= loaded);
      const late = longTasks.filter(({ start, ms }) => start + ms >= (usable ?? 0));
      return {
        firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
        ...{ usable, shift },
        longestTask: Math.max(0, ...after.map(({ ms }) => ms)),
        longestTaskOnceUsable: Math.max(0, ...late.map(({ ms }) => ms)),
      };
    });
  });

async function withPhone<T>(browser: Browser, use: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext(PHONE);
  try {
    return await use(await context.newPage());
  } finally {
    await context.close();
  }
}
