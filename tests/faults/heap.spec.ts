import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../e2e/support/journey';
import { ALL } from './sampling';

/** Screens of all kinds, visited in this order repeatedly. */
const PATHS = [
  '/',
  '/subscription/70001',
  '/subscription/70001/adjustDevice',
  '/defaultPackage',
  '/packages',
  '/bills',
  '/bills/80001',
  '/giftCard',
  '/billAddress',
  '/selectCountry',
];

const MEGABYTE = 1024 * 1024;
const CHANGES = ALL ? 2000 : 200;
/** Largest growth of the heap over these changes, in bytes. */
const LIMIT = ALL ? 10 * MEGABYTE : 3 * MEGABYTE;
/** After this many changes, everything that is cached permanently has been loaded. */
const WARM_UP = 60;

/** Changes the route and waits each time until the screen has settled. */
const wander = (page: Page, changes: number) =>
  page.evaluate(
    async ({ paths, count }) => {
      const soon = () => new Promise((resolve) => setTimeout(resolve, 10));
      for (let change = 0; change < count; change += 1) {
        history.pushState({}, '', paths[change % paths.length]);
        await soon();
        const rests = () =>
          document.querySelectorAll('h1').length === 1 &&
          document.querySelector('main [aria-busy="true"]') === null;
        for (let look = 0; look < 500 && !rests(); look += 1) await soon();
        if (!rests()) throw new Error(`${location.pathname} does not come to rest`);
      }
    },
    { paths: PATHS, count: changes },
  );

/** Bytes of the heap that are still referenced. */
async function heldBytes(session: CDPSession): Promise<number> {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

test(`leaks no memory over ${CHANGES} route changes`, async ({ page, enter, browserName }) => {
  test.skip(browserName === 'firefox', 'Only Chromium says how much memory a page holds.');
  test.setTimeout(ALL ? 600_000 : 90_000);
  await enter('demo');
  const session = await page.context().newCDPSession(page);
  await wander(page, WARM_UP);
  const before = await heldBytes(session);
  await wander(page, CHANGES);
  const growth = (await heldBytes(session)) - before;
  const grown = `${(growth / MEGABYTE).toFixed(2)} MB more after ${CHANGES} changes of the route`;
  process.stdout.write(`heap: ${grown}\n`);
  expect(growth).toBeLessThan(LIMIT);
});
