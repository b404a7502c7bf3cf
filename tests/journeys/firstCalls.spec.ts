/** What a screen asks the service for when it is opened first: once each, and not after its code. */
import type { Page, Request } from '@playwright/test';
import { openScreen, screens } from './support/everyScreen';
import { expect, test } from './support/journey';
import { textOf } from './support/texts';

test.use({ cold: true });

/** Of a screen, by the last part of their paths: those sent before its code has come, and the rest. */
interface Asked {
  readonly ahead: readonly string[];
  readonly then: readonly string[];
}

const GOODS = ['getRecordGoodsList'];
const HOUSES = ['houseList'];
const MODES = ['payModeList'];
const PLAN = ['getPackageSubscribeInfo'];
const CHANGE = [...PLAN, 'getGoodsInfoByPackageId'];
const DEVICES = ['getUnbindPackageDevList'];

const ASKED: Readonly<Record<string, Asked>> = {
  '/': { ahead: HOUSES, then: ['getPackageBindDevList'] },
  '/subscription/70001': { ahead: [...PLAN, ...HOUSES], then: [] },
  '/subscription/404': { ahead: [...PLAN, ...HOUSES], then: [] },
  '/subscription/70001/adjustDevice': { ahead: [...PLAN, ...HOUSES], then: DEVICES },
  '/subscription/70001/adjustDevice/remove': { ahead: [...PLAN, ...HOUSES], then: [] },
  '/subscription/70001/updateDevice': {
    ahead: [...PLAN, ...HOUSES],
    then: ['downgradeDevList'],
  },
  '/defaultPackage': { ahead: [...GOODS, ...CHANGE], then: HOUSES },
  '/defaultPackage/selectDevice': {
    ahead: [...GOODS, ...CHANGE, ...HOUSES, ...MODES],
    then: DEVICES,
  },
  '/packages': { ahead: [...CHANGE, ...HOUSES], then: ['getPackageList'] },
  '/packages/5003/selectDevice': {
    ahead: [...CHANGE, ...HOUSES, ...MODES],
    then: ['getPackageList', ...DEVICES],
  },
  '/package/renewal': {
    ahead: [...CHANGE, ...HOUSES, ...MODES],
    then: ['getUserBillInfo', ...DEVICES],
  },
  '/trialPackage': { ahead: [...GOODS, ...HOUSES, ...MODES], then: DEVICES },
  '/promotions/selectDevice': {
    ahead: [...GOODS, ...HOUSES, ...MODES],
    then: ['6001', ...DEVICES],
  },
  '/giftCard/GIFT000001/packages': {
    ahead: HOUSES,
    then: ['GIFT000001', 'GIFT000001', 'getUserBillInfo', ...DEVICES],
  },
  '/giftCard/GIFT000001/packages/70001/payMethod': {
    ahead: [...HOUSES, ...MODES],
    then: ['GIFT000001', 'GIFT000001', 'getPackageSubscribeInfo', 'getUserBillInfo'],
  },
  '/giftCard/GIFT000002/packages/5002/selectDevice': {
    ahead: [...HOUSES, ...MODES],
    then: ['GIFT000002', 'GIFT000002', 'getUserBillInfo', ...GOODS, ...DEVICES],
  },
  '/giftCard/renewal/70001': {
    ahead: [...PLAN, ...HOUSES, ...MODES],
    then: ['getGoodsInfoByPackageId'],
  },
  '/applePay/selectDevice': {
    ahead: [],
    then: [...HOUSES, 'getPackageList', 'packageBuyInfoV2', ...DEVICES],
  },
  '/bills': { ahead: [], then: ['getPageOrderList'] },
  '/billAddress': { ahead: [], then: ['getUserBillInfo'] },
  '/paySuccess': { ahead: [], then: [] },
};

const pathOf = (url: string): string => new URL(url).pathname;
const isCall = (request: Request): boolean => /^\/(api|payGateway)\//.test(pathOf(request.url()));
const nameOf = (request: Request): string => pathOf(request.url()).replace(/.*\//, '');

/** Every call of a page, from here on. */
function watchCalls(page: Page): readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (isCall(request)) calls.push(nameOf(request));
  });
  return calls;
}

/** The code of screens comes once so many calls were sent: were they not, the page stays empty. */
async function holdCode(page: Page, calls: readonly string[], most: number): Promise<void> {
  await page.route(/\/assets\/(?!index-|[a-z]{2}-[A-Z]{2}\.)[^/]*\.js$/, async (route) => {
    await expect.poll(() => calls.length).toBeGreaterThanOrEqual(most);
    await route.continue();
  });
}

/** The plans that home shows. */
const plans = (page: Page) => page.getByRole('main').getByRole('listitem');

const byPath = new Map(
  screens
    .filter(({ fault }) => fault === undefined)
    .map((screen) => [screen.path.replace(/\?.*/, ''), screen]),
);

for (const [path, { ahead, then }] of Object.entries(ASKED)) {
  test(`${path} asks before its code has come, and once`, async ({ page, openSandbox }) => {
    const screen = byPath.get(path);
    if (!screen) throw new Error(`There is no screen ${path}.`);
    const calls = watchCalls(page);
    await holdCode(page, calls, ahead.length);
    await openScreen(page, { ...screen, prepare: () => Promise.resolve() }, 'en-US', openSandbox);
    expect([...calls.slice(0, ahead.length)].sort()).toEqual([...ahead].sort());
    await expect.poll(() => [...calls].sort()).toEqual([...ahead, ...then].sort());
  });
}

test('an answer that does not come ahead is a failed call, and is asked for again', async ({
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
  await page.goto(`${origin}/`);
  await portal.button(textOf('common.tryAgain')).click();
  await expect(plans(page).first()).toBeVisible();
  expect(broken).toBe(2);
});

test('a token that is refused ahead is renewed, and the customer notices nothing', async ({
  page,
  openSandbox,
}) => {
  const { url } = await openSandbox('access-token-expired');
  const calls = watchCalls(page);
  await holdCode(page, calls, 1);
  await page.goto(url);
  await expect(plans(page).first()).toBeVisible();
  expect(calls.filter((name) => name === 'houseList')).toHaveLength(2);
});

test('an address whose id is no number asks for it, and for no other', async ({ page, enter }) => {
  const sandbox = await enter({ scenario: 'demo', path: '/subscription/70001-abc' });
  await expect(page.getByText(textOf('subscription.unknownTitle'))).toBeVisible();
  expect(await sandbox.bodies('getPackageSubscribeInfo')).toEqual([{ packageId: '70001-abc' }]);
});
