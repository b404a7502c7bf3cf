import { expect, test } from './support/journey';
import { USER_AGENTS, putIntoApp } from './support/pretendApp';
import { textOf } from './support/texts';

/** The page of a plan, where the terms are agreed to. */
const PLAN = '/defaultPackage';

/** What the app was asked to do; that a page wants to hear of events is no deed. */
const methods = (asked: readonly { method: string }[]) =>
  asked.map(({ method }) => method).filter((method) => !method.startsWith('JSBridge.'));

for (const os of ['ios', 'android'] as const) {
  test.describe(`inside the app on ${os}`, () => {
    test.use({ userAgent: USER_AGENTS[os] });

    test('the portal runs without a navigation bar of its own, and says where it is [1.scope.02] [1.view.01] [1.view.03] [7.http.01]', async ({
      page,
      enter,
      portal,
    }) => {
      await putIntoApp(page);
      const sandbox = await enter({ scenario: 'demo', path: '/subscription/70001' });
      await expect(portal.heading('Cloud Recording')).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(0);
      const [request] = await sandbox.requests('getPackageSubscribeInfo');
      expect(request?.headers.terminal).toBe('app');
    });

    test('the end of a session is an alert whose OK closes the web view, once [8.error.06] [8.error.07]', async ({
      page,
      enter,
    }) => {
      const app = await putIntoApp(page);
      const sandbox = await enter('demo');
      await expect(page.getByRole('link', { name: /Cloud Recording/ })).toBeVisible();
      await sandbox.fault({ call: '*', kind: 'code', code: 21025, times: null });
      await page.reload();
      const alert = page.getByRole('dialog', { name: 'Your session has expired' });
      await expect(alert).toBeVisible();
      await expect(alert).toContainText('Please sign in again to continue.');
      await expect(page.getByRole('dialog')).toHaveCount(1);
      expect(page.url()).not.toContain('/login');
      expect(methods(await app.asked())).not.toContain('WebView.close');
      await alert.getByRole('button', { name: 'Ok' }).click();
      await expect.poll(async () => methods(await app.asked())).toEqual(['WebView.close']);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(await page.evaluate(() => localStorage.getItem('hv.token'))).toBeNull();
    });

    test('the first page has a back arrow that closes the web view, when it was asked for [2.query.09]', async ({
      page,
      enter,
      portal,
    }) => {
      const app = await putIntoApp(page);
      await enter({ scenario: 'demo', path: '/subscription/70001?back=1' });
      await portal.button(textOf('common.back')).click();
      await expect.poll(async () => methods(await app.asked())).toEqual(['WebView.close']);
    });

    test('a first page that asks for sign-in has it there, and then where sign-in leads [2.query.09]', async ({
      page,
      openSandbox,
      portal,
    }) => {
      const app = await putIntoApp(page);
      const sandbox = await openSandbox('demo');
      const back = portal.button(textOf('common.back'));
      await page.goto(`${sandbox.origin}/?back=1`);
      await expect(page).toHaveURL(/\/login\?redirectUrl=/);
      await back.click();
      await expect.poll(async () => methods(await app.asked())).toEqual(['WebView.close']);
      // A reload is no new opening.
      await page.reload();
      await expect(back).toBeVisible();

      // The countries are another page, and the app's own bar leads back from there.
      await page.getByRole('link', { name: textOf('login.country') }).click();
      await expect(portal.heading(textOf('login.country'))).toBeVisible();
      await expect(back).toHaveCount(0);
      await page.goBack();
      await expect(back).toBeVisible();

      await portal.signIn(sandbox.username, sandbox.password);
      await expect(portal.heading(textOf('home.title'))).toBeVisible();
      await page.getByRole('link', { name: /Cloud Recording/ }).click();
      await expect(portal.heading('Cloud Recording')).toBeVisible();
      await expect(back).toHaveCount(0);
      await page.goBack();
      await expect(portal.heading(textOf('home.title'))).toBeVisible();
      await back.click();
      await expect.poll(async () => methods(await app.asked())).toEqual(['WebView.close']);
    });

    test('without being asked for, there is none', async ({ page, enter, portal }) => {
      await putIntoApp(page);
      await enter({ scenario: 'demo', path: '/subscription/70001' });
      await expect(portal.heading('Cloud Recording')).toBeVisible();
      await expect(portal.button(textOf('common.back'))).toHaveCount(0);
    });
  });
}

test.describe('pages of others, inside the app', () => {
  test.use({ userAgent: USER_AGENTS.android });

  const links = [
    {
      what: 'the terms of sign-in',
      path: '/login',
      name: textOf('login.terms'),
      address: /\/terms$/,
    },
    { what: 'the terms of a plan', path: PLAN, name: 'plan terms', address: /\/terms$/ },
    { what: 'the privacy notice', path: PLAN, name: 'privacy policy', address: /\/privacy$/ },
  ] as const;
  for (const { what, path, name, address } of links) {
    test(`${what}: the app opens them in its browser [7.ext.01]`, async ({ page, enter }) => {
      const app = await putIntoApp(page);
      await enter({ scenario: 'demo', path });
      await page.getByRole('link', { name }).click();
      await expect.poll(async () => methods(await app.asked())).toEqual(['System.openBrowser']);
      const call = (await app.asked()).find(({ method }) => method === 'System.openBrowser');
      expect(call?.params.url).toMatch(address);
      expect(page.context().pages()).toHaveLength(1);
      expect(new URL(page.url()).pathname).toBe(path);
    });
  }

  for (const refusal of ['has no bridge', 'stays silent']) {
    test(`an app that ${refusal} leaves the link as it is [7.ext.01]`, async ({
      page,
      context,
      openSandbox,
    }) => {
      if (refusal === 'stays silent') await putIntoApp(page, { silent: true });
      await context.route(/\/terms$/, (route) => route.fulfill({ body: 'The terms' }));
      const { origin } = await openSandbox('demo');
      await page.goto(`${origin}/login`);
      const opened = context.waitForEvent('page');
      await page.getByRole('link', { name: textOf('login.terms') }).click();
      const terms = await opened;
      await expect(terms).toHaveURL(/^https:.*\/terms$/);
      expect(await terms.evaluate(() => window.opener as unknown)).toBeNull();
      expect(await terms.evaluate(() => document.referrer)).toBe('');
      await expect(page).toHaveURL(`${origin}/login`);
    });
  }
});

for (const app of ['has no bridge', 'stays silent']) {
  test(`an app that ${app} leaves the way to sign-in`, async ({ browser, openSandbox }) => {
    const context = await browser.newContext({ userAgent: USER_AGENTS.ios });
    const page = await context.newPage();
    if (app === 'stays silent') await putIntoApp(page, { silent: true });
    const sandbox = await openSandbox('session-expired');
    await page.goto(sandbox.url);
    await page.getByRole('dialog').getByRole('button', { name: 'Ok' }).click();
    await expect(page).toHaveURL(/\/login\?redirectUrl=/);
    await context.close();
  });
}

test('in a browser there is a navigation bar, and no bridge [1.scope.01] [1.view.03]', async ({
  page,
  enter,
  portal,
}) => {
  const sandbox = await enter({ scenario: 'demo', path: '/subscription/70001?back=1' });
  await expect(portal.heading('Cloud Recording')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  // `back` means the app's: here the arrow leads home.
  await portal.button(textOf('common.back')).click();
  await expect(page).toHaveURL(`${sandbox.origin}/`);
  await expect
    .poll(async () => (await sandbox.requests('houseList'))[0]?.headers.terminal)
    .toBe('web');
});
