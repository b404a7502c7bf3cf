import { expect, test } from '../support/journey';
import { USER_AGENTS, putIntoApp } from '../support/fakeNativeApp';
import { textOf } from '../support/language/texts';
import { allowClipboard } from '../support/typing';

/** Methods called on the app, without the event listeners. */
const methods = (asked: readonly { method: string }[]) =>
  asked.map(({ method }) => method).filter((method) => !method.startsWith('JSBridge.'));

for (const os of ['ios', 'android'] as const) {
  test.describe(`inside the app on ${os}`, () => {
    test.use({ userAgent: USER_AGENTS[os] });

    test(
      'shows no navigation bar, and a back arrow that closes the web view only with back=1',
      { tag: ['@1.scope.02', '@1.view.01', '@1.view.03', '@2.query.09', '@7.http.01'] },
      async ({ page, enter, portal }) => {
        const app = await putIntoApp(page);
        const sandbox = await enter({ scenario: 'demo', path: '/subscription/70001' });
        await expect(portal.heading('Cloud Recording')).toBeVisible();
        await expect(page.getByRole('banner')).toHaveCount(0);
        await expect(portal.back).toHaveCount(0);
        const [request] = await sandbox.requests('getPackageSubscribeInfo');
        expect(request?.headers.terminal).toBe('app');

        await page.goto(`${sandbox.origin}/subscription/70001?back=1`);
        await portal.back.click();
        await expect.poll(async () => methods(await app.asked())).toEqual(['WebView.close']);
      },
    );
  });
}

test.describe('inside the app', () => {
  test.use({ userAgent: USER_AGENTS.android });

  test(
    'shows the back arrow on sign-in and on the page after it when the first page needs sign-in',
    { tag: '@2.query.09' },
    async ({ page, openSandbox, portal }) => {
      const app = await putIntoApp(page);
      const sandbox = await openSandbox('demo');
      const back = portal.back;
      await page.goto(`${sandbox.origin}/?back=1`);
      await expect(page).toHaveURL(/\/login\?redirectUrl=/);
      await back.click();
      await expect.poll(async () => methods(await app.asked())).toEqual(['WebView.close']);
      // A reload does not count as opening the portal again.
      await page.reload();
      await expect(back).toBeVisible();

      // The country list is another page: the app's own bar leads back from there.
      await page.getByRole('link', { name: 'Country or region' }).click();
      await expect(portal.heading('Country or region')).toBeVisible();
      await expect(back).toHaveCount(0);
      await page.goBack();
      await expect(back).toBeVisible();

      await portal.signIn(sandbox.username, sandbox.password);
      await expect(portal.heading('Your plans')).toBeVisible();
      await page.getByRole('link', { name: /Cloud Recording/ }).click();
      await expect(portal.heading('Cloud Recording')).toBeVisible();
      await expect(back).toHaveCount(0);
      await page.goBack();
      await expect(portal.heading('Your plans')).toBeVisible();
      await back.click();
      await expect.poll(async () => methods(await app.asked())).toEqual(['WebView.close']);
    },
  );

  test(
    'opens the terms and the privacy policy in the app’s browser',
    { tag: '@7.ext.01' },
    async ({ page, enter }) => {
      const app = await putIntoApp(page);
      const links = [
        { path: '/login', name: 'Supplemental terms', address: /\/terms$/ },
        { path: '/defaultPackage', name: 'plan terms', address: /\/terms$/ },
        { path: '/defaultPackage', name: 'privacy policy', address: /\/privacy$/ },
      ];
      for (const { path, name, address } of links) {
        await enter({ scenario: 'demo', path });
        await page.getByRole('link', { name }).click();
        await expect.poll(async () => methods(await app.asked())).toEqual(['System.openBrowser']);
        const [call] = await app.askedOf('System.openBrowser');
        expect(call?.params.url).toMatch(address);
        expect(page.context().pages()).toHaveLength(1);
        expect(new URL(page.url()).pathname).toBe(path);
      }
    },
  );

  test(
    'opens the terms in the browser and leads to sign-in after a session when the app has no bridge',
    { tag: '@7.ext.01' },
    async ({ page, context, enter, openSandbox }) => {
      await context.route(/\/terms$/, (route) => route.fulfill({ body: 'The terms' }));
      const { origin } = await openSandbox('demo');
      await page.goto(`${origin}/login`);
      const opened = context.waitForEvent('page');
      await page.getByRole('link', { name: 'Supplemental terms' }).click();
      const terms = await opened;
      await expect(terms).toHaveURL(/^https:.*\/terms$/);
      expect(await terms.evaluate(() => window.opener as unknown)).toBeNull();
      expect(await terms.evaluate(() => document.referrer)).toBe('');
      await expect(page).toHaveURL(`${origin}/login`);
      await terms.close();

      await enter('session-expired');
      await page.getByRole('dialog').getByRole('button', { name: 'Ok' }).click();
      await expect(page).toHaveURL(/\/login\?redirectUrl=/);
    },
  );
});

test.describe('in an app that does not respond', () => {
  test.use({ userAgent: USER_AGENTS.ios });

  test('shows the address to copy where neither the app nor the web view opens a page', async ({
    page,
    context,
    openSandbox,
  }) => {
    await allowClipboard(context);
    await putIntoApp(page, { silent: true });
    // A web view without tabs.
    await page.addInitScript(() => (window.open = () => null));
    const { origin } = await openSandbox('demo');
    await page.goto(`${origin}/login`);
    await page.getByRole('link', { name: 'Supplemental terms' }).click();
    const dialog = page.getByRole('dialog', { name: 'Couldn’t open the page' });
    await expect(dialog).toContainText(/https:\/\/\S+\/terms/);
    await dialog.getByRole('button', { name: 'Copy address' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Address copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/terms$/);
  });

  test('shows the alert alone when a session has ended, without the failed page', async ({
    page,
    enter,
  }) => {
    await putIntoApp(page);
    await enter('session-expired');
    const alert = page.getByRole('dialog', { name: textOf('session_expired') });
    await expect(alert).toBeVisible();
    await expect(page.locator('main')).toHaveText('');
    await expect(page.getByText(textOf('load_error_message'))).toHaveCount(0);
  });
});

test(
  'shows a navigation bar whose arrow leads home in a browser, and never uses the bridge',
  { tag: ['@1.scope.01', '@1.view.03'] },
  async ({ page, enter, portal }) => {
    const app = await putIntoApp(page);
    const sandbox = await enter({ scenario: 'demo', path: '/subscription/70001?back=1' });
    await expect(portal.heading('Cloud Recording')).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await portal.back.click();
    await expect(page).toHaveURL(`${sandbox.origin}/`);
    await portal.button('Add a subscription').click();
    await portal.choose('Annual');
    expect(await app.asked()).toEqual([]);
    expect([await app.impacts(), await app.insetsAsked()]).toEqual([0, 0]);
    const [first] = await sandbox.requests('houseList');
    expect(first?.headers.terminal).toBe('web');
  },
);
