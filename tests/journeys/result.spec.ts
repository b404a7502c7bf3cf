import { expect, test } from './support/journey';
import { USER_AGENTS, putIntoApp } from './support/pretendApp';
import { textOf } from './support/texts';

const screens = [
  {
    path: '/paySuccess',
    title: 'Payment successful',
    hasHome: true,
    ids: '[2.route.28]',
  },
  { path: '/payFailed', title: 'Payment not completed', hasHome: true, ids: '[2.route.29]' },
  {
    path: '/paySuccess/live',
    title: 'Payment successful',
    hasHome: true,
    ids: '[2.route.30]',
  },
  {
    path: '/payFailed/live',
    title: 'Payment not completed',
    hasHome: true,
    ids: '[2.route.31]',
  },
  {
    path: '/paySuccess/free',
    title: 'Gift card redeemed',
    hasHome: true,
    ids: '[2.route.32] [2.screen.50]',
  },
  {
    path: '/payFailed/free',
    title: 'Gift card not redeemed',
    hasHome: true,
    ids: '[2.route.33] [2.screen.50]',
  },
  {
    path: '/paySuccess/promotions',
    title: 'Subscription successful',
    hasHome: false,
    ids: '[2.route.34] [2.screen.51] [2.screen.53]',
  },
  {
    path: '/payFailed/promotions',
    title: 'Subscription failed',
    hasHome: false,
    ids: '[2.route.35] [2.screen.52] [2.screen.53]',
  },
];

test.describe('result screens [2.route.28] [2.route.29] [2.route.30] [2.route.31] [2.route.32] [2.route.33] [2.route.34] [2.route.35] [2.screen.50] [2.screen.51] [2.screen.52] [2.screen.53] [2.screen.54]', () => {
  for (const { path, title, hasHome, ids } of screens) {
    test(`${path} shows its wording and no order data [2.screen.54] ${ids}`, async ({
      page,
      enter,
      portal,
    }) => {
      const sandbox = await enter({ scenario: 'unpaid-order', path: `${path}?orderId=90001` });
      await expect(portal.heading(title)).toBeVisible();
      const main = page.getByRole('main');
      await expect(main).not.toContainText(/90001|\$|Garden/);
      const home = main
        .getByRole('button', { name: 'See my plans' })
        .or(main.getByRole('link', { name: textOf('common.toHome') }));
      await expect(home).toHaveCount(hasHome ? 1 : 0);
      expect(await sandbox.requests('getOrderDetail')).toEqual([]);
    });
  }
});

test.describe('a result', () => {
  test('needs a token', async ({ page, openSandbox }) => {
    const { origin } = await openSandbox('demo');
    await page.goto(`${origin}/paySuccess`);
    await expect(page).toHaveURL(/\/login\?redirectUrl=%2FpaySuccess/);
  });

  for (const { path, title } of screens) {
    const clears = path.startsWith('/paySuccess');
    test(`${path} ${clears ? 'clears what was cached: home asks again' : 'leaves the cache alone'} [4.cache.06]`, async ({
      page,
      enter,
      portal,
    }) => {
      const sandbox = await enter('demo');
      await expect(portal.heading(textOf('home.title'))).toBeVisible();
      const fetches = async () => (await sandbox.requests('houseList')).length;
      await expect.poll(fetches).toBe(1);
      await page.evaluate((to) => {
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      await expect(portal.heading(title)).toBeVisible();
      await page.goBack();
      await expect(portal.heading(textOf('home.title'))).toBeVisible();
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      await expect.poll(fetches).toBe(clears ? 2 : 1);
    });
  }
});

test.describe('a live result in the app', () => {
  test.use({ userAgent: USER_AGENTS.ios });
  for (const path of ['/paySuccess/live', '/payFailed/live']) {
    test(`${path} closes the web view, once the customer has read it [2.screen.49]`, async ({
      page,
      enter,
      portal,
    }) => {
      const app = await putIntoApp(page);
      await enter({ scenario: 'demo', path });
      const closed = async () => (await app.asked()).map(({ method }) => method);
      await expect(portal.button(textOf('common.close'))).toBeVisible();
      expect(await closed()).not.toContain('WebView.close');
      await portal.button(textOf('common.close')).click();
      await expect.poll(closed).toContain('WebView.close');
    });
  }

  test('goes home where the app does not close it', async ({ page, enter, portal }) => {
    await putIntoApp(page, { silent: true });
    await enter({ scenario: 'demo', path: '/paySuccess/live' });
    await portal.button(textOf('common.close')).click();
    await expect(portal.heading(textOf('home.title'))).toBeVisible();
  });
});
