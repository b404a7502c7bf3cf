import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { BILL_PAGE_SIZE } from '@homeview/contracts/vocabulary/pageSize';
import { ensureBrowser, launchOptions } from '../../.ci/install/browser.mjs';
import { measure, median } from './measure';
import type { Measure } from './measure';
import { devicesAt } from './mock';
import { PHONE, SETTLING_MS } from './phone';
import { cpuMs, openSandbox, startMock } from './servers';
import { servePortal } from './sites';
import type { Sandbox } from './servers';
import { withBills, withDevices, withPlans } from './worlds';

const ROUNDS = 3;
/** Calls to the mock for one CPU time. */
const CALLS = 100;
/** Aims for the exponent: 0 if a bigger size costs no more, 1 if it costs in proportion. */
const FLAT = { atMost: 0.3 };
const LINEAR = { atMost: 1.1 };
const SCREEN = 'body:has(h1):not(:has(main [aria-busy="true"]))';

/** Opens a page that counts the CPU time of its main thread. */
async function openPage(browser: Browser, { url }: Sandbox) {
  const page = await browser.newPage(PHONE);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const busyMs = async () => {
    const { metrics } = await devTools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
  };
  /** The CPU time of an act with all that it causes, in ms. */
  const costOf = async (act: () => Promise<unknown>) => {
    const before = await busyMs();
    await act();
    await page.locator(SCREEN).waitFor();
    await page.waitForTimeout(SETTLING_MS);
    return (await busyMs()) - before;
  };
  /** How many objects the page keeps. Its memory also holds compiled code, which comes and goes. */
  const kept = async () => {
    const { result } = await devTools.send('Runtime.evaluate', { expression: 'Object.prototype' });
    const found = await devTools.send('Runtime.queryObjects', {
      prototypeObjectId: result.objectId ?? '',
    });
    const { objectId } = found.objects;
    const counted = await devTools.send('Runtime.callFunctionOn', {
      ...(objectId && { objectId }),
      functionDeclaration: 'function () { return this.length; }',
    });
    if (objectId) await devTools.send('Runtime.releaseObject', { objectId });
    return Number(counted.result.value);
  };
  const opening = await costOf(() => page.goto(url));
  return { page, opening, costOf, kept };
}

/** The CPU time to open a page. */
async function opening(browser: Browser, sandbox: Sandbox): Promise<number> {
  const { page, opening: cost } = await openPage(browser, sandbox);
  await page.close();
  return cost;
}

/** The CPU time of the second toggle in a list of devices. */
async function toggle(browser: Browser, sandbox: Sandbox): Promise<number> {
  const { page, costOf } = await openPage(browser, sandbox);
  const next = (at: number) => costOf(() => page.getByRole('checkbox').nth(at).click());
  await next(0);
  const cost = await next(1);
  await page.close();
  return cost;
}

/** The CPU time to load further bills when so many are shown. */
async function moreBills(browser: Browser, sandbox: Sandbox, shown: number): Promise<number> {
  const { page, costOf } = await openPage(browser, sandbox);
  const more = () => page.getByRole('button', { name: 'Load more' }).click();
  for (let next = 2 * BILL_PAGE_SIZE; next <= shown; next += BILL_PAGE_SIZE) {
    await more();
    await page.getByText(`${next.toLocaleString('en-US')} of`).waitFor();
  }
  const cost = await costOf(more);
  await page.close();
  return cost;
}

async function thereAndBack(page: Page): Promise<void> {
  const plan = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  await plan.click();
  await page.getByRole('heading', { level: 1, name: 'Cloud Recording' }).waitFor();
  await page.goBack();
  await plan.waitFor();
}

/**
 * The objects that a page keeps, and the CPU time of two taps, after so many in the same page. The
 * router keeps 40 a tap: the reason of an aborted load has a stack that leads to the load before.
 */
async function afterTaps(browser: Browser, sandbox: Sandbox, taps: number) {
  const { page, costOf, kept } = await openPage(browser, sandbox);
  for (let done = 0; done < taps; done += 2) await thereAndBack(page);
  const cost = await costOf(() => thereAndBack(page));
  const objects = await kept();
  await page.close();
  return [cost, objects];
}

/** The CPU time of the mock with so many sandboxes: for the console's list, and for a call. */
async function sandboxes(count: number) {
  const { url, pid } = await startMock();
  for (let made = 1; made < count; made += 1) await openSandbox(url, 'demo');
  const costOf = async (address: string, headers: Readonly<Record<string, string>> = {}) => {
    const ask = async () => (await fetch(address, { headers })).text();
    await ask();
    const before = cpuMs(pid);
    for (let done = 0; done < CALLS; done += 1) await ask();
    return (cpuMs(pid) - before) / CALLS;
  };
  const call = await devicesAt(url);
  const costs = [await costOf(`${url}/__mock/sandboxes`), await costOf(call.url, call.headers)];
  process.kill(pid);
  return costs;
}

/** Measures costs at several sizes: each cost, and its exponent between the last two sizes. */
async function growth(
  aims: Readonly<Record<string, typeof FLAT>>,
  sizes: readonly [...number[], number, number],
  costsOf: (size: number) => Promise<readonly number[]>,
): Promise<Measure[]> {
  const costs: number[][] = [];
  for (const size of sizes) {
    const rounds: (readonly number[])[] = [];
    for (let round = 0; round < ROUNDS; round += 1) rounds.push(await costsOf(size));
    costs.push(Object.keys(aims).map((_, at) => median(rounds.map((round) => round[at] ?? NaN))));
  }
  const [size = NaN, bigger = NaN] = sizes.slice(-2);
  return Object.entries(aims).flatMap(([what, aim], at) => {
    const values = costs.map((one) => one[at] ?? NaN);
    const [cost = NaN, biggerCost = NaN] = values.slice(-2);
    const exponent = Math.log(biggerCost / cost) / Math.log(bigger / size);
    return [
      ...sizes.map((one, n) => measure(`${what}: ${one}`, values[n] ?? NaN, '')),
      measure(`${what}: exponent`, exponent, '', aim),
    ];
  });
}

/** How CPU time grows with what a customer has, what a page has done, and what the mock keeps. */
export async function measureGrowth(): Promise<Measure[]> {
  const mock = await servePortal();
  const { executablePath } = await ensureBrowser();
  const browser = await chromium.launch(launchOptions(executablePath));
  const measures = [
    await growth(
      { 'ms to open a list of devices': LINEAR, 'ms to toggle one of them': FLAT },
      [100, 1000, 10_000],
      async (count) => {
        const sandbox = await withDevices(mock, count);
        return [await opening(browser, sandbox), await toggle(browser, sandbox)];
      },
    ),
    await growth({ 'ms to open the bills': FLAT }, [100, 1000, 5000], async (count) => [
      await opening(browser, await withBills(mock, count)),
    ]),
    await growth(
      { 'ms to load more after so many bills': FLAT },
      [20, 200, 1000],
      async (shown) => [await moreBills(browser, await withBills(mock, 1100), shown)],
    ),
    await growth({ 'ms to open home with so many plans': LINEAR }, [5, 10, 20], async (count) => [
      await opening(browser, await withPlans(mock, count)),
    ]),
    await growth(
      { 'ms of two taps after so many': FLAT, 'objects kept after them': FLAT },
      [20, 100, 300],
      async (taps) => afterTaps(browser, await openSandbox(mock, 'demo'), taps),
    ),
    await growth(
      { 'ms to list so many sandboxes': LINEAR, 'ms of a call in one of them': FLAT },
      [10, 100, 1000],
      sandboxes,
    ),
  ];
  await browser.close();
  return measures.flat();
}
