import { chromium } from 'playwright';
import type { Browser, Locator, Page } from 'playwright';
import { ensureBrowser, launchOptions } from '../../.ci/install/browser.mjs';
import { Portal } from '../e2e/support/pages/portal';
import { measure, median, ratio } from './measure';
import type { Measure } from './measure';
import { openPhone, slowestTap, tap } from './phone';
import { openSandbox } from './servers';
import type { Sandbox } from './servers';
import { serveFloor, servePortal } from './sites';

const ROUNDS = 5;

/** What stands on a usable page. */
const FORM = 'input[type=email]';
const SCREEN = 'body:has(h1):not(:has(main [aria-busy="true"]))';
const DEVICES = '/defaultPackage/selectDevice?goodsId=5001&checkedPriceId=50013';

interface Load {
  readonly firstPaint: number;
  /** When the screen was there, and what it had needed until then. */
  readonly usable: number;
  readonly scriptMs: number;
  readonly kilobytes: number;
  readonly scripts: number;
  readonly shift: number;
}

async function load(browser: Browser, url: string, usableAs: string): Promise<Load> {
  const { context, page } = await openPhone(browser);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Performance.enable');
  await page.goto(url, { waitUntil: 'commit' });
  const shown = await page.waitForFunction(
    (selector) => document.querySelector(selector) && performance.now(),
    usableAs,
  );
  const usable = Number(await shown.jsonValue());
  const { metrics } = await devTools.send('Performance.getMetrics');
  const script = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN;
  const files = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name, transferSize }) => ({ name, bytes: transferSize })),
  );
  await page.waitForLoadState('networkidle');
  const { FCP, CLS } = await page.evaluate(() => window.seen);
  await context.close();
  return {
    firstPaint: FCP ?? NaN,
    usable,
    scriptMs: script * 1000,
    kilobytes: files.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
    scripts: files.filter(({ name }) => name.endsWith('.js')).length,
    shift: CLS ?? 0,
  };
}

/** Signs in and buys a plan up to Pay: its slowest tap, and the time to a screen seen before. */
async function purchase(browser: Browser, { username, password, url }: Sandbox) {
  const { context, page } = await openPhone(browser);
  const portal = new Portal(page);
  await page.goto(new URL(url).origin);
  await tap(page, portal.email);
  await portal.email.fill(username);
  await tap(page, portal.password);
  await portal.password.fill(password);
  const plan = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  for (const what of [portal.signInButton, plan, portal.back]) await tap(page, what);
  const routeChange = await timeToHeading(page, plan, 'Cloud Recording');
  for (const what of [
    ...[portal.back, portal.button('Add a subscription')],
    ...[page.getByRole('tab', { name: 'Single' }), page.getByRole('radio', { name: 'Monthly' })],
    ...[portal.terms, portal.subscribeButton, portal.device('Garden')],
    page.getByRole('radio', { name: /^PayPal/ }),
  ]) {
    await tap(page, what);
  }
  const slowest = await slowestTap(page);
  await context.close();
  return { slowest, routeChange };
}

/** The time from a touch to the heading of the next screen, in ms. */
async function timeToHeading(page: Page, link: Locator, heading: string): Promise<number> {
  await link.waitFor();
  await page.evaluate(() => {
    addEventListener('click', () => performance.mark('tap'), { capture: true, once: true });
  });
  await link.tap({ force: true });
  const taken = await page.waitForFunction(
    (text) =>
      document.querySelector('h1')?.textContent.includes(text) &&
      performance.now() - (performance.getEntriesByName('tap')[0]?.startTime ?? NaN),
    heading,
  );
  return Number(await taken.jsonValue());
}

/** The slowest of three toggles in a list of devices, in ms. */
async function toggle(browser: Browser, url: string): Promise<number> {
  const { context, page } = await openPhone(browser);
  await page.goto(url);
  for (const at of [0, 1, 2]) await tap(page, page.getByRole('checkbox').nth(at));
  const slowest = await slowestTap(page);
  await context.close();
  return slowest;
}

/** What a person feels on a slow phone, beside a floor page of the same libraries. */
export async function measurePortal(): Promise<Measure[]> {
  const [mock, floor] = [await servePortal(), await serveFloor()];
  const { executablePath } = await ensureBrowser();
  const browser = await chromium.launch(launchOptions(executablePath));
  const open = (path: string, scenario = 'demo') => openSandbox(mock, scenario, path);
  const pages: Record<string, Load[]> = {};
  // Warms the browser up.
  await load(browser, `${floor}/empty.html`, 'body');
  const felt: Record<'slowest' | 'routeChange' | 'ours' | 'naive', number>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const keep = async (name: string, url: string, usableAs: string) =>
      (pages[name] ??= []).push(await load(browser, url, usableAs));
    const demo = await open('/');
    await keep('empty', `${floor}/empty.html`, 'body');
    await keep('sign-in', `${new URL(demo.url).origin}/login`, FORM);
    await keep('floor', `${floor}/login`, FORM);
    await keep('home', demo.url, SCREEN);
    await keep('plan', (await open('/defaultPackage')).url, SCREEN);
    await keep('subscription', (await open('/subscription/70001')).url, SCREEN);
    felt.push({
      ...(await purchase(browser, await open('/'))),
      ours: await toggle(browser, (await open(DEVICES, 'ten-thousand-devices')).url),
      naive: await toggle(browser, `${floor}/devices`),
    });
  }
  await browser.close();

  const all = (name: string, aspect: keyof Load) => (pages[name] ?? []).map((one) => one[aspect]);
  const beside = (other: string, aspect: keyof Load) =>
    ratio(all('sign-in', aspect), all(other, aspect));
  const screens = ['sign-in', 'home', 'plan', 'subscription'];
  const shifts = screens.flatMap((name) => all(name, 'shift'));
  const feltOf = (what: keyof (typeof felt)[number]) => felt.map((one) => one[what]);
  return [
    measure('sign-in: first paint / empty page', beside('empty', 'firstPaint'), '×', {
      atMost: 1.15,
    }),
    measure('sign-in: usable / floor page', beside('floor', 'usable'), '×', { atMost: 1.2 }),
    measure('sign-in: script time / floor page', beside('floor', 'scriptMs'), '×', { atMost: 1.2 }),
    ...screens.flatMap((name) => [
      measure(`${name}: usable`, median(all(name, 'usable')), 'ms'),
      measure(`${name}: loaded until then`, median(all(name, 'kilobytes')), 'kB'),
      measure(`${name}: files of script`, median(all(name, 'scripts')), ''),
    ]),
    measure('layout shift, the worst', Math.max(...shifts), '', { atMost: 0.02 }),
    measure('slowest tap of a purchase', median(feltOf('slowest')), 'ms', { atMost: 100 }),
    measure('tap to a screen seen before', median(feltOf('routeChange')), 'ms', { atMost: 150 }),
    measure(
      'toggle among 10,000 devices / floor page of 100',
      ratio(feltOf('ours'), feltOf('naive')),
      '×',
      { atMost: 0.3 },
    ),
  ];
}
