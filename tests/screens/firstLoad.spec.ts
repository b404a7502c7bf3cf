/** Gzipped script size of a first screen: ceilings against accidents, not targets. */
import { gzipSync } from 'node:zlib';
import { expect, test } from '../e2e/support/journey';
import { screens } from '../e2e/support/pages/everyScreen';

/** Largest first load, in kB of 1000 bytes, in English. Source: the performance targets. */
const CEILINGS_KB = { login: 295, home: 288, plan: 300, subscription: 291 } as const;

/** Without idle callbacks a page fetches what its screen needs and prefetches nothing. */
const neverIdle = () => {
  window.requestIdleCallback = () => 0;
};

/** Runs in the page. */
const scriptsLoaded = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.endsWith('.js'));

test('loads no more script for the first load of a screen than its ceiling', async ({
  openPage,
  openSandbox,
  request,
}) => {
  for (const [name, ceiling] of Object.entries(CEILINGS_KB)) {
    const screen = screens.find((known) => known.name === name);
    if (!screen) throw new Error(`There is no screen ${name}.`);
    const { url, origin } = await openSandbox({ scenario: screen.scenario, path: screen.path });
    const page = await openPage();
    await page.addInitScript(neverIdle);
    await page.goto(screen.anonymous ? origin + screen.path : url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const paths = [...new Set(await page.evaluate(scriptsLoaded))];
    const bytes = await Promise.all(
      paths.map(async (path) => {
        const response = await request.get(path);
        return gzipSync(await response.body(), { level: 9 }).length;
      }),
    );
    const kilobytes = bytes.reduce((sum, one) => sum + one, 0) / 1000;
    const loaded = [name, ...paths].join('\n');
    expect(kilobytes, loaded).toBeGreaterThan(100);
    expect.soft(kilobytes, loaded).toBeLessThanOrEqual(ceiling);
    await page.context().close();
  }
});
