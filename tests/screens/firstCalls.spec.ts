/**
 * The calls of a first screen: each is sent once, the first ones before the screen's code has
 * loaded.
 */
import type { Page, Request } from '@playwright/test';
import { openScreen, screens } from '../e2e/support/pages/everyScreen';
import { expect, test } from '../e2e/support/journey';
import { textOf } from '../e2e/support/language/texts';

/**
 * Calls of a screen by the last segment of their path: those sent before its code has loaded, and
 * the rest.
 */
interface Asked {
  readonly ahead: readonly string[];
  readonly then: readonly string[];
}

const GOODS = ['getRecordGoodsList'];
const HOUSES = ['houseList'];
const MODES = ['payModeList'];
const PLANS = ['getPackageBindDevList'];
const PLAN = ['getPackageSubscribeInfo'];
const CHANGE = [...PLAN, 'getGoodsInfoByPackageId'];
const DEVICES = ['getUnbindPackageDevList'];

/** The screens that customers open most. */
const ASKED: Readonly<Record<string, Asked>> = {
  // The plans wait for the selected house and for the code that validates the house list.
  // Then the other house of the customer follows, which has no plan; advice about the plans asks for
  // the latest bills when the page is idle.
  '/': {
    ahead: HOUSES,
    then: [...PLANS, ...DEVICES, ...PLAN, ...PLANS, ...DEVICES, 'getPageOrderList'],
  },
  '/subscription/70001': { ahead: [...PLAN, ...HOUSES], then: [] },
  '/defaultPackage/selectDevice': {
    ahead: [...GOODS, ...CHANGE, ...HOUSES, ...MODES],
    then: DEVICES,
  },
  '/giftCard/renewal/70001': { ahead: [...CHANGE, ...HOUSES, ...MODES], then: [] },
  // An empty list offers plans, but to owners only.
  '/bills': { ahead: [], then: ['getPageOrderList', ...HOUSES] },
};

const pathOf = (url: string): string => new URL(url).pathname;
const isCall = (request: Request): boolean => /^\/(api|payGateway)\//.test(pathOf(request.url()));
const nameOf = (request: Request): string => pathOf(request.url()).replace(/.*\//, '');

/** Records every call of a page from now on. */
function watchCalls(page: Page): readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (isCall(request)) calls.push(nameOf(request));
  });
  return calls;
}

/** Holds back all scripts that the HTML does not reference, until a condition is met. */
async function holdCode(page: Page, happened: () => boolean): Promise<void> {
  const html = await (await page.request.get('/')).text();
  await page.route(/\/assets\/[^/]*\.js$/, async (route) => {
    if (!html.includes(pathOf(route.request().url()))) {
      await expect.poll(happened).toBe(true);
    }
    await route.continue();
  });
}

/** The plans on home. */
const plans = (page: Page) => page.getByRole('main').getByRole('listitem');

const byPath = new Map(
  screens
    .filter(({ fault }) => fault === undefined)
    .map((screen) => [screen.path.replace(/\?.*/, ''), screen]),
);

test('sends the calls of a screen before its code has loaded, and each once', async ({
  openPage,
  openSandbox,
}) => {
  test.slow();
  for (const [path, { ahead, then }] of Object.entries(ASKED)) {
    const screen = byPath.get(path);
    if (!screen) throw new Error(`There is no screen ${path}.`);
    const page = await openPage();
    const calls = watchCalls(page);
    await holdCode(page, () => calls.length >= ahead.length);
    await openScreen(page, { ...screen, prepare: () => Promise.resolve() }, 'en-US', openSandbox);
    expect([...calls.slice(0, ahead.length)].sort(), path).toEqual([...ahead].sort());
    await expect.poll(() => [...calls].sort(), path).toEqual([...ahead, ...then].sort());
    await page.context().close();
  }
});

test('shows the failure of a prefetch, and repeats the call on Try again', async ({
  page,
  enter,
  portal,
}) => {
  const { origin } = await enter('demo');
  await expect(page.getByRole('main')).toBeVisible();
  let broken = 0;
  await page.route('**/houseList', (route) => {
    broken += 1;
    return broken === 1 ? route.abort() : route.continue();
  });
  let failed = false;
  page.on('requestfailed', (request) => (failed ||= isCall(request)));
  await holdCode(page, () => failed);
  await page.goto(`${origin}/`);
  await portal.button(textOf('common.tryAgain')).click();
  await expect(plans(page).first()).toBeVisible();
  expect(broken).toBe(2);
});

test('refreshes a token that is refused in a prefetch without the customer noticing', async ({
  page,
  openSandbox,
}) => {
  const { url } = await openSandbox('access-token-expired');
  const calls = watchCalls(page);
  await holdCode(page, () => calls.length > 0);
  await page.goto(url);
  await expect(plans(page).first()).toBeVisible();
  expect(calls.filter((name) => name === 'houseList')).toHaveLength(2);
});

test('sends an id from the address unchanged if it is not a number', async ({ page, enter }) => {
  const sandbox = await enter({ scenario: 'demo', path: '/subscription/70001-abc' });
  await expect(page.getByText(textOf('subscription.unknownTitle'))).toBeVisible();
  expect(await sandbox.bodies('getPackageSubscribeInfo')).toEqual([{ packageId: '70001-abc' }]);
});
