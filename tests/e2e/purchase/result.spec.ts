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

  test('goes home when the app does not close the web view', async ({ page, enter, portal }) => {
    await putIntoApp(page, { silent: true });
    await enter({ scenario: 'demo', path: '/paySuccess/live' });
    await portal.button(textOf('common.close')).click();
    await expect(portal.heading(textOf('home.title'))).toBeVisible();
  });
});
