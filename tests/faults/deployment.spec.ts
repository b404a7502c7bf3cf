import type { Page } from '@playwright/test';
import { expect, test } from '../e2e/support/journey';
import { referenceOn } from '../e2e/support/pages/reference';
import { textOf } from '../e2e/support/language/texts';
import { watchQuiet } from '../e2e/support/watch/quiet';
import { sample } from './sampling';

const CODE = /\/assets\/[^/]+\.js$/;

/** Counts the page loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/**
 * Simulates a deployment: code that this page has not fetched is gone until it reloads. Counts the
 * page loads in the same place, so that no load is missed while the code is still refused.
 */
async function deploy(
  page: Page,
  { answers }: { answers: 'gone' | 'page' },
): Promise<() => number> {
  let loads = 0;
  await page.route('**', async (route) => {
    const request = route.request();
    if (request.isNavigationRequest()) loads += 1;
    if (loads > 0 || !CODE.test(new URL(request.url()).pathname)) return route.fallback();
    // Some hosts send the portal's page for missing files.
    return answers === 'gone'
      ? route.fulfill({ status: 404 })
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Portal</title>' });
  });
  return () => loads;
}

const toBills = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: textOf('menu.label') }).click();
  await page.getByRole('menuitem', { name: textOf('menu.bills') }).click();
};

for (const answers of ['gone', 'page'] as const) {
  test(
    `opens the next page with one reload after a deployment during a visit (${answers})`,
    { tag: '@8.error.67' },
    async ({ page, enter, portal }) => {
      const quiet = watchQuiet(page);
      const { origin } = await enter('demo');
      await expect(portal.heading(textOf('home.title'))).toBeVisible();
      await quiet.atRest();
      const loads = await deploy(page, { answers });
      await toBills(page);
      await expect(portal.heading(textOf('menu.bills'))).toBeVisible();
      await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
      await expect(page).toHaveURL(`${origin}/bills`);
      expect(loads()).toBe(1);
    },
  );
}

test('reloads once for each of two deployments during a visit', async ({ page, enter, portal }) => {
  const quiet = watchQuiet(page);
  await enter('demo');
  await expect(portal.heading(textOf('home.title'))).toBeVisible();
  // The second one is met by a page that was itself reloaded automatically.
  for (const label of ['menu.bills', 'menu.billAddress'] as const) {
    await quiet.atRest();
    const loads = await deploy(page, { answers: 'gone' });
    await page.getByRole('button', { name: textOf('menu.label') }).click();
    await page.getByRole('menuitem', { name: textOf(label) }).click();
    await expect(portal.heading(textOf(label))).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expect(portal.alert(/./)).toHaveCount(0);
    expect(loads()).toBe(1);
    await page.unrouteAll();
  }
});

test('reloads once for code that stays missing, then shows the error screen without another reload', async ({
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
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
});

test('keeps plan and devices when a deployment happens during a purchase', async ({
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

test('lets a customer pay when a deployment happens while the device page is open', async ({
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
  // The browser must go to the provider, not load this page again.
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

// `npm test` takes one of the two, `npm run test:full` both.
for (const { what, code, path, shows } of sample(LATER, 2)) {
  test(`reloads once when a deployment removed code that a page loads later: ${what}`, async ({
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
    await expect.poll(loads).toBe(2);
    await expect(page.getByText(textOf(shows)).first()).toBeVisible();
    await expect(portal.alert(/./)).toHaveCount(0);
    expect(refused).toBe(1);
    expect(loads()).toBe(2);
  });
}

test('lets a customer sign in when a deployment happens while the password is typed', async ({
  page,
  openSandbox,
  portal,
}) => {
  const { origin, username, password } = await openSandbox('demo');
  // The code for signing in is prefetched when idle, which is late on a busy machine.
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
