import { BRAND } from '@homeview/contracts/brand';
import { hold } from './support/hold';
import { expect, test } from './support/journey';
import { textOf } from './support/texts';

test.describe('home', () => {
  test('lists the plans of the chosen house; only owned houses are offered [2.screen.05] [2.screen.06] [2.screen.07] [3.entity.05] [4.load.04]', async ({
    page,
    enter,
    portal,
  }) => {
    await enter('demo');
    const tiles = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(tiles).toHaveCount(1);
    await expect(tiles.first()).toContainText('Cloud Recording');
    await expect(tiles.first()).toContainText('Active');
    await expect(tiles.first()).toContainText('1 of 1 device');

    await portal.button('Lakeside 12').click();
    await expect(page.getByRole('menuitemradio')).toHaveText(['Lakeside 12', 'Grandma’s cottage']);
    await page.getByRole('menuitemradio', { name: 'Grandma’s cottage' }).click();
    await expect(page.getByText('No plan for Grandma’s cottage yet')).toBeVisible();
    await page.reload();
    await expect(page.getByText('No plan for Grandma’s cottage yet')).toBeVisible();

    await portal.button(textOf('home.addSubscription')).click();
    await expect(page).toHaveURL(/\/defaultPackage$/);
  });

  test('a house without plans says that there is nothing, and whose house it is [8.error.47]', async ({
    page,
    enter,
    portal,
  }) => {
    await enter('no-plans');
    await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
    await expect(page.getByText('No plan for Lakeside 12 yet')).toBeVisible();
    await expect(portal.button(textOf('home.addSubscription'))).toBeEnabled();
  });

  for (const scenario of ['no-houses', 'not-an-owner']) {
    test(`a customer who owns no house (${scenario}) gets nothing to buy [1.scope.05]`, async ({
      page,
      enter,
      portal,
    }) => {
      const sandbox = await enter(scenario);
      await expect(page.getByText(textOf('home.noHousesTitle'))).toBeVisible();
      await expect(portal.button(textOf('home.addSubscription'))).toHaveCount(0);
      await page.goto(`${sandbox.origin}/defaultPackage/selectDevice`);
      await expect(page.getByText(textOf('home.noHousesTitle'))).toBeVisible();
      await expect(portal.payButton).toHaveCount(0);
    });
  }

  test('the house in the query is the current one; one that is not owned is not [2.query.08]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'demo', path: '/?houseId=30002' });
    await expect(portal.button('Grandma’s cottage')).toBeVisible();
    await page.goto(`${sandbox.origin}/?houseId=30003`);
    await expect(portal.button('Lakeside 12')).toBeVisible();
  });

  test('the house list is fetched once in 10 minutes [4.cache.03]', async ({
    page,
    enter,
    portal,
  }) => {
    await page.clock.setFixedTime('2026-11-21T10:00:00Z');
    const sandbox = await enter('demo');
    const fetches = async () => (await sandbox.requests('houseList')).length;
    const leaveAndReturn = async () => {
      await portal.button(textOf('home.addSubscription')).click();
      await expect(portal.subscribeButton).toBeVisible();
      await portal.button(textOf('common.back')).click();
      await expect(portal.heading(textOf('home.title'))).toBeVisible();
    };
    // The list has come: its age counts from here.
    await expect(portal.button('Lakeside 12')).toBeVisible();
    await page.clock.setFixedTime('2026-11-21T10:09:30Z');
    await leaveAndReturn();
    expect(await fetches()).toBe(1);
    await page.clock.setFixedTime('2026-11-21T10:10:30Z');
    await leaveAndReturn();
    await expect.poll(fetches).toBe(2);
  });
});

test.describe('the state of a plan [4.plan.01] [4.plan.02] [4.plan.03] [4.plan.05]', () => {
  const states = [
    { scenario: 'demo', shows: ['Active', '12 days left'], ids: '[4.plan.02] [4.plan.05]' },
    {
      scenario: 'cancelling-plan',
      shows: ['Renewal off'],
      not: /days? left/,
      ids: '[4.plan.03] [4.plan.05]',
    },
    { scenario: 'expired-plan', shows: ['Not active'], ids: '[4.plan.01]' },
  ];
  for (const { scenario, shows, not, ids } of states) {
    test(`a plan of ${scenario} shows ${shows.join(', ')} ${ids}`, async ({ page, enter }) => {
      await enter({ scenario, path: '/' });
      const tile = page.getByRole('main').getByRole('link').first();
      for (const text of shows) await expect(tile).toContainText(text);
      if (not) await expect(tile).not.toContainText(not);
    });
  }
});

test.describe('while it is on its way', () => {
  const screens = [
    { what: 'the houses', path: '/', call: /houseList/, content: /Cloud Recording/ },
    {
      what: 'the plans of a house',
      path: '/',
      call: /getPackageBindDevList/,
      content: /Cloud Record/,
    },
    {
      what: 'a subscription',
      path: '/subscription/70001',
      call: /getPackageSubscribeInfo/,
      content: /Front door/,
    },
  ];
  for (const { what, path, call, content } of screens) {
    test(`${what}: what is awaited has its shape on the page, then the content stands there [4.load.01] [4.load.02]`, async ({
      page,
      openSandbox,
    }) => {
      const sandbox = await openSandbox({ scenario: 'demo', path });
      const letGo = await hold(page, call);
      const asked = page.waitForRequest(call);
      await page.goto(sandbox.url);
      await asked;
      const main = page.getByRole('main');
      const awaited = main.locator('[aria-busy="true"]');
      await expect(awaited.locator('[data-skeleton]').first()).toBeVisible();
      await expect(main.getByText(content)).toHaveCount(0);
      await expect(main.getByText(textOf('common.tryAgain'))).toHaveCount(0);
      letGo();
      await expect(main.getByText(content).first()).toBeVisible();
      await expect(awaited).toHaveCount(0);
      await expect(main.locator('[data-skeleton]')).toHaveCount(0);
    });
  }

  test('a page: the logo over the loading bubbles, then the page [2.screen.55] [2.screen.56]', async ({
    page,
    enter,
    portal,
  }) => {
    await enter('demo');
    await expect(page.getByText('Cloud Recording')).toBeVisible();
    const known = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(known.length).toBeGreaterThan(0);
    const letGo = await hold(page, /\/assets\/.*\.js$/);
    await portal.button(textOf('home.addSubscription')).click();
    const loading = page.getByRole('status').filter({ hasText: `Loading ${BRAND}` });
    await expect(loading).toBeVisible();
    await expect(loading.locator('i')).toHaveCount(3);
    await expect(page.locator('[data-logo]').last()).toBeVisible();
    await expect(portal.subscribeButton).toHaveCount(0);
    letGo();
    await expect(portal.subscribeButton).toBeVisible();
    await expect(loading).toHaveCount(0);
  });

  test('the portal itself: the logo, before any code has come [2.screen.55]', async ({
    page,
    openSandbox,
    portal,
  }) => {
    const sandbox = await openSandbox('demo');
    const letGo = await hold(page, /\/assets\/.*\.js$/);
    await page.goto(`${sandbox.origin}/login`, { waitUntil: 'commit' });
    await expect(page.getByRole('img', { name: BRAND })).toBeVisible();
    await expect(portal.signInButton).toHaveCount(0);
    letGo();
    await expect(portal.signInButton).toBeVisible();
  });
});
