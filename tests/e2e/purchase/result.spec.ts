import { expect, test } from '../support/journey';
import { USER_AGENTS, putIntoApp } from '../support/fakeNativeApp';
import { textOf } from '../support/language/texts';

const screens = [
  { path: '/paySuccess', title: 'Payment successful', hasHome: true },
  { path: '/payFailed', title: 'Payment not completed', hasHome: true },
  { path: '/paySuccess/live', title: 'Payment successful', hasHome: true },
  { path: '/payFailed/live', title: 'Payment not completed', hasHome: true },
  { path: '/paySuccess/free', title: 'Gift card redeemed', hasHome: true },
  { path: '/payFailed/free', title: 'Gift card not redeemed', hasHome: true },
  { path: '/paySuccess/promotions', title: 'Subscription successful', hasHome: false },
  { path: '/payFailed/promotions', title: 'Subscription failed', hasHome: false },
];

test(
  'shows each result screen’s text without order data, and no link home for the promotion',
  {
    tag: [
      '@2.route.28',
      '@2.route.29',
      '@2.route.30',
      '@2.route.31',
      '@2.route.32',
      '@2.route.33',
      '@2.route.34',
      '@2.route.35',
      '@2.screen.50',
      '@2.screen.51',
      '@2.screen.52',
      '@2.screen.53',
      '@2.screen.54',
    ],
  },
  async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'unpaid-order', path: '/' });
    for (const { path, title, hasHome } of screens) {
      await page.goto(`${sandbox.origin}${path}?orderId=90001`);
      await expect(portal.heading(title)).toBeVisible();
      const main = page.getByRole('main');
      await expect(main).not.toContainText(/90001|\$|Garden/);
      const home = main
        .getByRole('button', { name: 'See my plans' })
        .or(main.getByRole('link', { name: textOf('common.toHome') }));
      await expect(home, path).toHaveCount(hasHome ? 1 : 0);
    }
    expect(await sandbox.requests('getOrderDetail')).toEqual([]);
  },
);

test(
  'clears the cache after a success, so home fetches again, but not after a failure',
  { tag: '@4.cache.06' },
  async ({ page, enter, portal }) => {
    const sandbox = await enter('demo');
    await expect(portal.heading(textOf('home.title'))).toBeVisible();
    const fetches = async () => (await sandbox.requests('houseList')).length;
    await expect.poll(fetches).toBe(1);
    const failuresFirst = [...screens].sort((a, b) => a.path.localeCompare(b.path));
    let expected = 1;
    for (const { path, title } of failuresFirst) {
      await page.evaluate((to) => {
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      await expect(portal.heading(title)).toBeVisible();
      await page.goBack();
      await expect(portal.heading(textOf('home.title'))).toBeVisible();
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      // An extra fetch after a failure would be counted with the next success.
      if (path.startsWith('/paySuccess')) expected += 1;
      await expect.poll(fetches, path).toBe(expected);
    }
  },
);

test.describe('a live result in the app', () => {
  test.use({ userAgent: USER_AGENTS.ios });

  test(
    'closes the web view when the customer presses Close',
    { tag: '@2.screen.49' },
    async ({ page, enter, portal }) => {
      const app = await putIntoApp(page);
      const sandbox = await enter({ scenario: 'demo', path: '/' });
      for (const path of ['/paySuccess/live', '/payFailed/live']) {
        await page.goto(sandbox.origin + path);
        await expect(portal.button(textOf('common.close'))).toBeVisible();
        expect(await app.askedOf('WebView.close')).toEqual([]);
        await portal.button(textOf('common.close')).click();
        await expect.poll(() => app.askedOf('WebView.close')).toHaveLength(1);
      }
    },
  );

  test('goes home when the app does not close the web view', async ({ page, enter, portal }) => {
    await putIntoApp(page, { silent: true });
    await enter({ scenario: 'demo', path: '/paySuccess/live' });
    await portal.button(textOf('common.close')).click();
    await expect(portal.heading(textOf('home.title'))).toBeVisible();
  });
});
