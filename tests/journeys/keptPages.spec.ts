/** What journeys leave behind for one another: nothing. */
import type { Browser } from '@playwright/test';
import { axeFindings } from './support/axe';
import { KeptPages } from './support/keptPages';
import type { KeptPage } from './support/keptPages';
import { expect, test } from './support/journey';
import { layoutFaults } from './support/layout';

/** Gives a page back after a journey on it, and says whether the next one gets the same. */
async function isKept(browser: Browser, url: string, leave?: (kept: KeptPage) => Promise<unknown>) {
  const pages = new KeptPages(browser);
  const first = await pages.take('');
  await first.page.goto(url);
  await leave?.(first);
  await pages.giveBack('', first, true);
  const second = await pages.take('');
  await pages.giveBack('', second, false);
  await pages.end();
  return first === second;
}

test('a page that serves another journey has nothing stored, routed, added or heard', async ({
  browser,
  openSandbox,
}) => {
  const { url, origin } = await openSandbox('demo');
  const pages = new KeptPages(browser);
  const first = await pages.take('');
  await first.page.goto(url);
  await expect(first.page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await first.page.route('**/*', (route) => route.abort());
  await first.page.addInitScript(() => Object.assign(window, { added: true }));
  await first.page.setViewportSize({ width: 320, height: 568 });
  let heard = 0;
  first.page.on('request', () => (heard += 1));
  await first.page.evaluate(() => {
    sessionStorage.setItem('left', 'here');
    document.cookie = 'left=here';
  });
  expect(await first.page.evaluate(() => localStorage.length)).toBeGreaterThan(0);
  await pages.giveBack('', first, true);

  const { context, page } = await pages.take('');
  expect(page).toBe(first.page);
  expect(await context.cookies()).toEqual([]);
  heard = 0;
  await page.goto(`${origin}/bills`);
  await expect(page).toHaveURL(/\/login\?/);
  expect(await page.evaluate(() => sessionStorage.getItem('left'))).toBeNull();
  expect(await page.evaluate(() => 'added' in window)).toBe(false);
  expect(page.viewportSize()).toEqual({ width: 1280, height: 800 });
  expect(heard).toBe(0);
  await context.close();
});

test.describe('a page on which a journey has printed by night', () => {
  test.use({ colorScheme: 'light', reducedMotion: 'reduce' });
  const MEDIA = [
    'screen',
    '(prefers-color-scheme: light)',
    '(prefers-contrast: no-preference)',
    '(forced-colors: none)',
    '(prefers-reduced-motion: reduce)',
  ];
  const answers = ({ page }: KeptPage) =>
    page.evaluate((queries) => queries.filter((query) => !matchMedia(query).matches), MEDIA);

  test('serves the next one as its options have it', async ({ browser, openSandbox }) => {
    const { url } = await openSandbox('demo');
    const pages = new KeptPages(browser);
    const first = await pages.take('');
    await first.page.goto(url);
    await first.page.emulateMedia({
      media: 'print',
      colorScheme: 'dark',
      contrast: 'more',
      forcedColors: 'active',
      reducedMotion: 'no-preference',
    });
    expect(await answers(first)).toEqual(MEDIA);
    await pages.giveBack('', first, true);
    const second = await pages.take('');
    expect(second).toBe(first);
    expect(await answers(second)).toEqual([]);
    await pages.giveBack('', second, false);
  });
});

const lasting: Readonly<Record<string, (kept: KeptPage) => Promise<unknown>>> = {
  'a script for every document of every tab': ({ context }) =>
    context.addInitScript(() => undefined),
  'another clock': ({ page }) => page.clock.setFixedTime(0),
  'a permission': ({ context }) => context.grantPermissions(['clipboard-read']),
  'a second tab': ({ context }) => context.newPage(),
  'another origin': ({ page }) => page.goto(page.url().replace(/\/\/[^.]+\./, '//us.')),
  'no page': ({ page }) => page.close(),
};
test.describe('a page is of the time zone that its test asks for', () => {
  const zoneOf = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
  for (const [place, timezoneId] of ['Asia/Tokyo', 'Europe/Rome', 'Asia/Tokyo'].entries()) {
    test.describe(() => {
      test.use({ timezoneId });
      test(`${timezoneId}, as journey ${place + 1}`, async ({ page, enter }) => {
        await enter('demo');
        expect(await page.evaluate(zoneOf)).toBe(timezoneId);
      });
    });
  }
});

for (const [what, leave] of Object.entries(lasting)) {
  test(`a page on which a journey leaves ${what} serves no other`, async ({
    browser,
    openSandbox,
  }) => {
    const { url } = await openSandbox('demo');
    expect(await isKept(browser, url)).toBe(true);
    expect(await isKept(browser, url, leave)).toBe(false);
  });
}

for (const [what, find] of [
  ['axe', axeFindings],
  ['the layout', layoutFaults],
] as const) {
  test(`a page without ink says nothing of ${what}: it would find no fault`, async ({
    page,
    enter,
  }) => {
    await enter('demo');
    await expect(page.getByText('Lakeside 12').first()).toBeVisible();
    await expect(find(page)).rejects.toThrow(/are drawn/);
  });
}
