import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../e2e/support/journey';
import { ALL } from './sampling';

/** Screens of all kinds, in the order in which they are visited, again and again. */
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
/** How much the heap may grow over these changes, in bytes. */
const LIMIT = ALL ? 10 * MEGABYTE : 3 * MEGABYTE;
/** What is fetched once and kept for good is there after so many. */
const WARM_UP = 60;

/** Changes the route, and waits each time until the screen is at rest. */
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

/** Bytes of the heap that something still holds. */
async function heldBytes(session: CDPSession): Promise<number> {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

test(`${CHANGES} changes of the route hold no memory`, async ({ page, enter }) => {
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
