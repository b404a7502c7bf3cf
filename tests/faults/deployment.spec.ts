import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/support/journey';
import { referenceOn } from '../e2e/support/pages/reference';
import { textOf } from '../e2e/support/language/texts';
import { watchQuiet } from '../e2e/support/watch/quiet';

const CODE = '**/assets/*.js';

/** How often the page has been loaded from here on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/** Another version is deployed: code that this page has not fetched yet is gone, until it reloads. */
async function deploy(
  page: Page,
  { answers }: { answers: 'gone' | 'page' },
): Promise<() => number> {
  const loads = countLoads(page);
  await page.route(CODE, async (route) => {
    if (loads() > 0) return route.continue();
    // Some hosts answer whatever is not there with the portal's page.
    return answers === 'gone'
      ? route.fulfill({ status: 404 })
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Portal</title>' });
  });
  return loads;
}

const toBills = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: textOf('menu.label') }).click();
  await page.getByRole('menuitem', { name: textOf('menu.bills') }).click();
};

for (const answers of ['gone', 'page'] as const) {
  test(
    `a deployment in the middle of a visit: the next page comes with one reload (${answers})`,
    { tag: '@8.error.67' },
    async ({ page, enter, portal }) => {
      const quiet = watchQuiet(page);
      const { origin } = await enter('demo');
      await expect(portal.heading(textOf('home.title'))).toBeVisible();
      await quiet.atRest();
      const loads = await deploy(page, { answers });
      await toBills(page);
      await expect(portal.heading(textOf('menu.bills'))).toBeVisible();
      await expect(page.getByRole('link', { name: /\$/ }).first()).toBeVisible();
      await expect(page).toHaveURL(`${origin}/bills`);
      expect(loads()).toBe(1);
    },
  );
}

test('the second deployment of a visit is one reload as well, where the browser does not say which code is missing', async ({
  page,
  enter,
  portal,
}) => {
  // As Safari: every piece of code that is missing has the same words.
  await page.addInitScript(() => {
    const { getItem, setItem } = Storage.prototype;
    const same = (key: string) => key.replace(/^(tanstack_router_reload:).*/, '$1missing');
    Storage.prototype.getItem = function (key) {
      return getItem.call(this, same(key));
    };
    Storage.prototype.setItem = function (key, value) {
      setItem.call(this, same(key), value);
    };
  });
  const quiet = watchQuiet(page);
  await enter('demo');
  for (const [label, path] of [
    ['menu.bills', '/bills'],
    ['menu.billAddress', '/billAddress'],
  ] as const) {
    await page.goto(new URL('/', page.url()).href);
    await expect(portal.heading(textOf('home.title'))).toBeVisible();
    await quiet.atRest();
    const loads = await deploy(page, { answers: 'gone' });
    await page.getByRole('button', { name: textOf('menu.label') }).click();
    await page.getByRole('menuitem', { name: textOf(label) }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expect(page.locator('h1')).toBeAttached();
    await expect(portal.alert(/./)).toHaveCount(0);
    expect(loads()).toBe(1);
    await page.unroute(CODE);
  }
});

test('code that never comes: one reload, then the error screen, which does not reload by itself', async ({
  page,
  enter,
  portal,
}) => {
  const quiet = watchQuiet(page);
  await enter('demo');
  await expect(portal.heading(textOf('home.title'))).toBeVisible();
  await quiet.atRest();
  const loads = countLoads(page);
  await page.route(/assets\/Bills?Screen[^/]*\.js|assets\/bills[^/]*\.js/, (route) =>
    route.fulfill({ status: 404 }),
  );
  await toBills(page);
  await expect(portal.alert('This page couldn’t be loaded')).toBeVisible();
  expect(await referenceOn(page)).toMatchObject({ screen: '/bills', call: null });
  await quiet.atRest();
  expect(loads()).toBe(1);
  await page.unrouteAll();
  await portal.button(textOf('common.tryAgain')).click();
  await expect(page.getByRole('link', { name: /\$/ }).first()).toBeVisible();
});

test('a deployment in the middle of a purchase loses neither the plan nor the devices', async ({
  page,
  enter,
  portal,
}) => {
  const quiet = watchQuiet(page);
  const sandbox = await enter({ scenario: 'demo', path: '/defaultPackage' });
  await expect(portal.subscribeButton).toBeVisible();
  await quiet.atRest();
  const loads = await deploy(page, { answers: 'gone' });
  await portal.terms.check();
  await portal.subscribeButton.click();
  await expect(portal.payButton).toBeVisible();
  expect(loads()).toBe(1);
  expect(await sandbox.orders()).toEqual([]);
  await portal.device('Garage').check();
  await portal.payButton.click();
  await portal.atProvider('pay');
  await expect(portal.heading('Payment successful')).toBeVisible();
  expect(await sandbox.orders()).toHaveLength(1);
});

test('a deployment while the device page is open keeps no customer from paying', async ({
  page,
  enter,
  portal,
}) => {
  const quiet = watchQuiet(page);
  const sandbox = await enter({ scenario: 'demo', path: '/defaultPackage' });
  await portal.terms.check();
  await portal.subscribeButton.click();
  await portal.device('Garage').check();
  await quiet.atRest();
  await deploy(page, { answers: 'gone' });
  const leaves = page.waitForRequest((request) => request.isNavigationRequest());
  await portal.payButton.click();
  // To the provider, not to this page once more.
  expect((await leaves).url()).toContain('/__mock/pay/');
  await portal.atProvider('pay');
  await expect(portal.heading('Payment successful')).toBeVisible();
  expect(await sandbox.orders()).toMatchObject([{ deviceIds: ['40003'] }]);
});

const LATER = [
  {
    what: 'a change of plan',
    code: '**/assets/ChangeOfPlan-*.js',
    path: '/defaultPackage/selectDevice?changePackageId=70001&checkedPriceId=50013',
    shows: 'change.devicesHeading',
  },
  {
    what: 'the address of a renewal',
    code: '**/assets/RenewalWithForm-*.js',
    path: '/package/renewal?packageId=70001',
    shows: 'billAddress.postal',
  },
] as const;

for (const { what, code, path, shows } of LATER) {
  test(`code that a page fetches later and a deployment took away comes with one reload: ${what}`, async ({
    page,
    openSandbox,
    portal,
  }) => {
    const { url } = await openSandbox({ scenario: 'demo', path });
    const loads = countLoads(page);
    let refused = 0;
    await page.route(code, (route) => {
      if (refused > 0) return route.continue();
      refused += 1;
      return route.fulfill({ status: 404 });
    });
    await page.goto(url);
    await expect(page.getByText(textOf(shows)).first()).toBeVisible();
    await expect(portal.alert(/./)).toHaveCount(0);
    expect(refused).toBe(1);
    expect(loads()).toBe(2);
  });
}

test('a deployment while somebody types the password keeps no customer out', async ({
  page,
  openSandbox,
  portal,
}) => {
  const { origin, username, password } = await openSandbox('demo');
  // What signing in takes is fetched at rest, which a busy machine comes to late.
  const prepared = page.waitForResponse(/\/assets\/auth\.schemas-[\w-]+\.js$/);
  const quiet = watchQuiet(page);
  await page.goto(`${origin}/login`);
  await expect(portal.signInButton).toBeVisible();
  await prepared;
  await quiet.atRest();
  await deploy(page, { answers: 'gone' });
  await portal.signIn(username, password);
  await expect(portal.heading(textOf('home.title'))).toBeVisible();
});
