import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { NEIGHBOUR, addNeighbour } from '../support/neighbour';
import { Portal } from '../support/pages/portal';
import { hold } from '../support/watch/hold';

test(
  'shows country, e-mail, password and terms at sign-in to everyone, and no registration',
  { tag: ['@2.route.01', '@2.screen.02', '@7.ext.01', '@1.scope.04'] },
  async ({ page, openSandbox, portal }) => {
    const { origin } = await openSandbox('demo');
    await page.goto(`${origin}/login`);
    await expect(page.getByRole('link', { name: 'Country or region' })).toContainText(
      'United States',
    );
    await expect(portal.email).toBeVisible();
    await expect(portal.password).toHaveAttribute('type', 'password');
    await expect(portal.signInButton).toBeVisible();
    const terms = page.getByRole('link', { name: 'Supplemental terms' });
    await expect(terms).toHaveAttribute('href', 'https://www.homeview.example/terms');
    await expect(terms).toHaveAttribute('target', '_blank');

    const links = await page
      .getByRole('link')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    expect(links).toEqual(['#main', '/selectCountry', 'https://www.homeview.example/terms']);
    await expect(page.locator('form')).toHaveCount(1);
    await expect(page.getByText(/register|sign up|create (an )?account/i)).toHaveCount(0);
    await page.goto(`${origin}/register`);
    await expect(page.getByText('We can’t find this page').first()).toBeVisible();
  },
);

test(
  'sends the password encrypted, shows the button busy, stores tokens and user, and goes home',
  { tag: ['@4.state.01', '@4.state.02', '@4.state.03', '@5.rule.07', '@3.entity.01'] },
  async ({ page, openSandbox, portal, browserName }) => {
    test.skip(browserName === 'firefox', 'WebDriver BiDi does not show the body of a request.');
    const sandbox = await openSandbox('demo');
    const release = await hold(page, /loginWithFreeVerification/);
    await page.goto(`${sandbox.origin}/login?redirectUrl=/defaultPackage`);
    const sent = page.waitForRequest(/loginWithFreeVerification/);
    await portal.signIn(sandbox.username, sandbox.password);
    const request = await sent;
    expect(request.url() + (request.postData() ?? '')).not.toContain(sandbox.password);
    const { password } = request.postDataJSON() as { password: string };
    // RSA with 2048 bits, in base64.
    expect(Buffer.from(password, 'base64')).toHaveLength(256);
    const busy = page.locator('button[aria-busy="true"]');
    await expect(busy).toHaveAccessibleName('Signing in…');
    release();
    await expect(page).toHaveURL(`${sandbox.origin}/`);
    await expect(portal.heading('Your plans')).toBeVisible();
    const kept = await page.evaluate(() => ({ ...localStorage }));
    expect(kept['hv.token']).toMatch(/\S/);
    const refresh = JSON.parse(kept['hv.refreshToken'] ?? '{}') as Record<string, unknown>;
    expect(refresh.token).toMatch(/\S/);
    const left = Number(refresh.expiresAt) - Date.now();
    expect(left).toBeGreaterThan(280_000);
    expect(left).toBeLessThanOrEqual(300_000);
    expect(JSON.parse(kept['hv.user'] ?? '{}')).toEqual({ id: '1001', username: sandbox.username });
  },
);

test(
  'shows a wrong password on the page and signs in with the right one',
  { tag: ['@4.state.06', '@8.error.15'] },
  async ({ page, openSandbox, portal }) => {
    const sandbox = await openSandbox('demo');
    await page.goto(`${sandbox.origin}/login`);
    await portal.signIn(sandbox.username, 'not-the-password');
    await expect(portal.alert(/e-mail or (the )?password is not right/i)).toBeVisible();
    await expect(portal.email).toHaveValue(sandbox.username);
    expect(await page.evaluate(() => localStorage.getItem('hv.token'))).toBeNull();
    await portal.signIn(sandbox.username, sandbox.password);
    await expect(page).toHaveURL(`${sandbox.origin}/`);
  },
);

test(
  'redirects a page that needs a token to sign-in, and back to it with its query',
  { tag: ['@2.guard.01', '@2.guard.02', '@2.query.23', '@4.state.07'] },
  async ({ page, openSandbox, portal }) => {
    const sandbox = await openSandbox('demo');
    const wanted = '/subscription/70001?unit=year';
    await page.goto(sandbox.origin + wanted);
    await expect(portal.signInButton).toBeVisible();
    const { pathname, searchParams } = new URL(page.url());
    expect([pathname, searchParams.get('redirectUrl')]).toEqual(['/login', wanted]);
    await portal.signIn(sandbox.username, sandbox.password);
    await expect(page).toHaveURL(sandbox.origin + wanted);
    await expect(portal.heading('Cloud Recording')).toBeVisible();
  },
);

test('never returns to the token with back and forward after a link with a token', async ({
  page,
  openSandbox,
  portal,
}) => {
  const sandbox = await openSandbox('demo');
  const shown: string[] = [];
  page.on('framenavigated', (frame) => shown.push(frame.url()));
  await page.goto(`${sandbox.origin}/promotions`);
  await expect(portal.heading(/\S/).first()).toBeVisible();
  await page.goto(sandbox.url);
  await page.getByRole('link', { name: /Cloud Recording/ }).click();
  await expect(portal.heading('Cloud Recording')).toBeVisible();
  shown.length = 0;

  await page.goBack();
  await expect(portal.heading('Your plans')).toBeVisible();
  await expect(page).toHaveURL(`${sandbox.origin}/`);
  await page.goBack();
  await expect(page).toHaveURL(`${sandbox.origin}/promotions`);
  await page.goForward();
  await expect(portal.heading('Your plans')).toBeVisible();
  await page.goForward();
  await expect(portal.heading('Cloud Recording')).toBeVisible();
  expect(shown.length).toBeGreaterThanOrEqual(4);
  expect(shown.filter((url) => /token/i.test(url))).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('hv.token'))).toBe('access-1001');
});

test(
  'clears the first user’s house in storage and in every tab when a link has another user’s token',
  { tag: ['@2.guard.05', '@2.query.06', '@6.role.02'] },
  async ({ page, context, request, enter, portal }) => {
    const sandbox = await enter('demo');
    await addNeighbour(request, sandbox);
    await portal.button('Lakeside 12').click();
    await page.getByRole('menuitemradio', { name: 'Grandma’s cottage' }).click();
    await expect(portal.button('Grandma’s cottage')).toBeVisible();

    const link = await context.newPage();
    await link.goto(sandbox.origin + NEIGHBOUR);
    await expect(link.getByRole('button', { name: 'Harbour 7' })).toBeVisible();
    const kept = await link.evaluate(() => ({ ...localStorage }));
    expect(kept['hv.houseId']).not.toBe('30002');
    expect(kept).not.toHaveProperty('hv.refreshToken');
    expect(JSON.parse(kept['hv.user'] ?? '{}')).toMatchObject({ id: '2002' });

    await expect(portal.button('Harbour 7')).toBeVisible();
    await expect(page.getByText('Grandma’s cottage')).toHaveCount(0);
  },
);

test(
  'clears tokens and house on sign-out and goes to /login',
  { tag: ['@2.menu.03', '@2.menu.04', '@2.menu.05', '@2.menu.06'] },
  async ({ page, enter, portal }) => {
    const { origin } = await enter('demo');
    await portal.button('Lakeside 12').click();
    await page.getByRole('menuitemradio', { name: 'Grandma’s cottage' }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('hv.houseId'))).toBe('30002');
    await portal.button('Menu').click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(`${origin}/login`);
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(kept).not.toContain('hv.token');
    expect(kept).not.toContain('hv.refreshToken');
    expect(kept).not.toContain('hv.houseId');
  },
);

test(
  'leaves nothing of the customer on the device after sign-out, in any tab',
  { tag: ['@10.ruling.16'] },
  async ({ page, context, openSandbox, portal }) => {
    const { origin, username, password } = await openSandbox('demo');
    await page.goto(`${origin}/login?shop=cam-store&sensor=s-1&appVersion=1.13`);
    await portal.signIn(username, password);
    await expect(portal.button('Menu')).toBeVisible();
    // A pending order, a choice of devices and of the way to pay.
    await page.goto(`${origin}/defaultPackage/selectDevice?goodsId=5001&checkedPriceId=50013`);
    await portal.terms.check();
    await portal.device('Garage').check();
    await portal.button(/^Pay /).click();
    await page.waitForURL(/__mock\/pay/);
    await page.goBack();
    await expect(portal.device('Garage')).toBeChecked();

    const other = await context.newPage();
    await other.goto(`${origin}/`);
    const kept = (tab: Page) =>
      tab.evaluate(async () => ({
        device: Object.keys(localStorage).sort(),
        tab: Object.keys(sessionStorage).filter((key) => !key.startsWith('tsr-')),
        cookies: document.cookie,
        caches: await caches.keys(),
        databases: await indexedDB.databases(),
      }));
    const before = await kept(page);
    expect(before.device).toEqual(
      expect.arrayContaining(['hv.user', 'hv.pendingOrders', 'hv.shop', 'hv.sensor']),
    );
    expect(before.tab).toContain('hv.paying');

    await new Portal(other).button('Menu').click();
    await other.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(new Portal(other).email).toBeVisible();
    await expect(portal.email).toBeVisible();
    const device = ['hv.country', 'hv.locale', 'hv.region'];
    for (const tab of [page, other]) {
      const { device: left, ...rest } = await kept(tab);
      expect(left.filter((key) => !device.includes(key))).toEqual([]);
      expect(rest).toEqual({ tab: [], cookies: '', caches: [], databases: [] });
    }
    await expect(portal.email).toHaveValue('');
  },
);
