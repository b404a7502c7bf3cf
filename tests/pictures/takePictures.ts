/**
 * `npm run screenshots`: pictures of the running product (`npm start`) for the README and the
 * guides. With `--all [names…]`: every screen on phone, small phone and desktop, light and dark, in
 * English and German, into reports/pictures.
 */
import { mkdir } from 'node:fs/promises';
import { chromium } from 'playwright';
import type { Browser } from 'playwright';
import { ensureBrowser, launchOptions } from '../../.ci/install/browser.mjs';
import { fakeIosApp, screens } from './screens';
import type { Screen } from './screens';
import { takeSupportPictures } from './supportPictures';

const base = process.env.BASE_URL ?? 'http://localhost:5173';
const [, , mode, ...names] = process.argv;
const all = mode === '--all';

const VIEWPORTS = {
  phone: { width: 390, height: 844 },
  small: { width: 320, height: 568 },
  desktop: { width: 1280, height: 800 },
} as const;

interface Look {
  readonly device: keyof typeof VIEWPORTS;
  readonly scheme: 'light' | 'dark';
  readonly locale: string;
}

const looks: readonly Look[] = all
  ? (Object.keys(VIEWPORTS) as (keyof typeof VIEWPORTS)[]).flatMap((device) =>
      (['light', 'dark'] as const).flatMap((scheme) =>
        ['en-US', 'de-DE'].map((locale) => ({ device, scheme, locale })),
      ),
    )
  : [{ device: 'phone', scheme: 'light', locale: 'en-US' }];

const folder = all ? 'reports/pictures' : 'docs/pictures';

async function take(browser: Browser, screen: Screen, look: Look): Promise<void> {
  const { scenario, path, fault } = screen;
  const response = await fetch(`${base}/__mock/sandboxes`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ scenario, path, locale: look.locale, ...(fault ? { fault } : {}) }),
  });
  if (!response.ok) throw new Error(`${scenario}: ${await response.text()}`);
  const made = (await response.json()) as { url: string };
  const url = new URL(made.url);
  if (screen.anonymous) url.search = `?language=${look.locale}`;
  const page = await browser.newPage({
    viewport: VIEWPORTS[look.device],
    colorScheme: look.scheme,
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    deviceScaleFactor: all ? 1 : 2,
  });
  if (screen.inIosApp) await fakeIosApp(page);
  await page.goto(url.href);
  await page.evaluate(() => document.fonts.ready);
  // Waits for the screen's own heading or its skeleton.
  await page.locator('h1, h2, [aria-busy="true"]').first().waitFor();
  if (!fault?.includes(':delay:2')) await page.waitForLoadState('networkidle');
  await page.waitForTimeout(300);
  await screen.prepare?.(page);
  await page.waitForTimeout(300);
  const suffix = all ? `-${look.device}-${look.scheme}-${look.locale}` : '';
  await page.screenshot({ path: `${folder}/${screen.name}${suffix}.png` });
  await page.close();
}

const chosen = screens.filter(({ name, shown }) =>
  all ? names.length === 0 || names.includes(name) : shown === true,
);
await mkdir(folder, { recursive: true });
const { executablePath } = await ensureBrowser();
const browser = await chromium.launch(launchOptions(executablePath));
for (const screen of chosen) {
  for (const look of looks) await take(browser, screen, look);
}
if (!all) await takeSupportPictures(browser, base, folder);
await browser.close();
