/** Script of a first screen as transferred: ceilings against accidents, as docs/adr/0015 measured. */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from '../e2e/support/journey';
import { screens } from '../e2e/support/pages/everyScreen';

/** Largest first load in English: kB of 1000 bytes, compressed with brotli, and files. */
const CEILINGS = {
  login: { kilobytes: 274, files: 15 },
  // Of a customer with two houses.
  home: { kilobytes: 268, files: 23 },
  plan: { kilobytes: 271, files: 23 },
  subscription: { kilobytes: 267, files: 22 },
} as const;

/** Without idle callbacks a page fetches what its screen needs and prefetches nothing. */
const neverIdle = () => {
  window.requestIdleCallback = () => 0;
};

/** Runs in the page. */
const scriptsLoaded = () =>
  performance
    .getEntriesByType('resource')
    .map((entry) => entry.toJSON() as PerformanceResourceTiming)
    .map(({ name, encodedBodySize }) => ({ path: new URL(name).pathname, bytes: encodedBodySize }))
    .filter(({ path }) => path.endsWith('.js'));

test('loads no more script for the first load of a screen than its ceilings', async ({
  openPage,
  openSandbox,
}) => {
  for (const [name, ceilings] of Object.entries(CEILINGS)) {
    const screen = screens.find((known) => known.name === name);
    if (!screen) throw new Error(`There is no screen ${name}.`);
    const { url, origin } = await openSandbox({ scenario: screen.scenario, path: screen.path });
    const page = await openPage();
    await page.addInitScript(neverIdle);
    await page.goto(screen.anonymous ? origin + screen.path : url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const scripts = await page.evaluate(scriptsLoaded);
    const sizes = new Map(scripts.map(({ path, bytes }) => [path, bytes]));
    const kilobytes = [...sizes.values()].reduce((sum, one) => sum + one, 0) / 1000;
    const loaded = [name, ...sizes].join('\n');
    expect(kilobytes, loaded).toBeGreaterThan(100);
    expect.soft(kilobytes, loaded).toBeLessThanOrEqual(ceilings.kilobytes);
    expect.soft(sizes.size, loaded).toBeLessThanOrEqual(ceilings.files);
    await page.context().close();
  }
});

// A deployment that changes a page renames the entry, which names the files of all pages. Whatever
// names the entry is renamed too, and a returning customer loads it again.
test('keeps the names of libraries and shared code when a page changes', () => {
  const entry = /\/assets\/(index-[^"]+)"/.exec(readFileSync('dist/index.html', 'utf8'))?.[1];
  expect(entry).toBeDefined();
  const shared = readdirSync('dist/assets').filter((file) =>
    /^(vendor|app)(-start)?-[^.]+\.js$/.test(file),
  );
  expect(shared).toHaveLength(4);
  for (const file of shared) {
    const text = readFileSync(`dist/assets/${file}`, 'utf8');
    expect(text.includes(String(entry)), file).toBe(false);
  }
});
