import { expect, test } from '../support/journey';
import { portalRoutes } from '../support/pages/routes';
import { storeBeforeStart } from '../support/storeBeforeStart';
import { watchServiceCalls } from '../support/watch/serviceCalls';
import { sample } from '../../faults/sampling';

/** The pages that need no token. */
const OPEN = ['/login', '/login/certification', '/promotions', '/selectCountry'];

const guarded = portalRoutes.filter((route) => route.guarded).map(({ path }) => path);
const open = portalRoutes.filter((route) => !route.guarded).map(({ path }) => path);

/** Extra time for each page, in ms. */
const A_PAGE = 3_000;

test(
  'redirects each guarded page without a token to sign-in with path and query, and calls nothing',
  { tag: ['@2.guard.01', '@2.guard.02', '@2.route.04', '@6.role.03'] },
  async ({ page, openSandbox, portal }) => {
    test.setTimeout(20_000 + guarded.length * A_PAGE);
    expect(guarded).toEqual(expect.arrayContaining(['/', '/bills', '/defaultPackage']));
    const { origin } = await openSandbox('demo');
    const calls = watchServiceCalls(page);
    // Everything that a session leaves in storage, except a token.
    await storeBeforeStart(page, {
      'hv.user': '{"id":"1001","username":"demo@homeview.example"}',
      'hv.refreshToken': '{"token":"refresh-1001","expiresAt":99999999999999}',
      'hv.houseId': '30001',
      'hv.token': '',
    });
    for (const path of sample(guarded, 3)) {
      const wanted = `${path}?unit=year&deviceId=40001`;
      await page.goto(origin + wanted);
      await expect(portal.signInButton, path).toBeVisible();
      const { pathname, searchParams } = new URL(page.url());
      expect([pathname, searchParams.get('redirectUrl')]).toEqual(['/login', wanted]);
    }
    expect(calls.map((request) => request.url())).toEqual([]);
  },
);

test(
  'opens only the specified pages without a token, leaves each in place, and registers no account',
  { tag: ['@6.role.03', '@6.role.04', '@1.scope.04'] },
  async ({ page, openSandbox, portal }) => {
    expect([...open].sort()).toEqual(OPEN);
    const all = [...guarded, ...open];
    expect(all.filter((path) => /regist|sign-?up|account|join|enrol/i.test(path))).toEqual([]);
    const { origin } = await openSandbox('demo');
    for (const path of open) {
      await page.goto(`${origin}${path}`);
      await expect(portal.heading(/\S/), path).toBeVisible();
      await expect(page).toHaveURL((url) => url.pathname === path && url.search === '');
    }
  },
);

test(
  'removes the tokens from the address before the first call on every page',
  { tag: ['@2.guard.03', '@2.guard.04', '@2.query.01', '@2.query.02', '@10.ruling.06'] },
  async ({ page, openSandbox, portal }) => {
    test.setTimeout(20_000 + guarded.length * A_PAGE);
    const sandbox = await openSandbox('demo');
    const calls = watchServiceCalls(page);
    // Records the address at each call: fetch, XMLHttpRequest or beacon.
    await page.addInitScript(() => {
      const note = () => {
        const before = sessionStorage.getItem('askedAt') ?? '';
        sessionStorage.setItem('askedAt', `${before}${window.location.href}\n`);
      };
      const { fetch } = window;
      window.fetch = (...request) => {
        note();
        return fetch(...request);
      };
      for (const [owner, method] of [
        [XMLHttpRequest.prototype, 'open'],
        [Navigator.prototype, 'sendBeacon'],
      ] as const) {
        const real = Reflect.get(owner, method) as (...some: unknown[]) => unknown;
        Reflect.set(owner, method, function noted(this: unknown, ...some: unknown[]) {
          note();
          return real.apply(this, some);
        });
      }
    });
    const secrets = new URL(sandbox.url).searchParams;
    secrets.set('unit', 'year');
    for (const path of sample(guarded, 3)) {
      await page.goto(`${sandbox.origin}${path}?${secrets}`);
      await expect(portal.heading(/\S/), path).toBeVisible();
      expect(new URL(page.url()).search, path).not.toMatch(/token/i);
    }
    const kept = await page.evaluate(() => ({ ...localStorage }));
    expect(kept['hv.token']).toBe(secrets.get('token'));
    expect(JSON.parse(kept['hv.refreshToken'] ?? '{}')).toMatchObject({
      token: secrets.get('refreshToken'),
    });
    const stood = await page.evaluate(() => sessionStorage.getItem('askedAt') ?? '');
    expect(calls.length).toBeGreaterThan(sample(guarded, 3).length / 2);
    expect(stood.trim().split('\n').length).toBeGreaterThanOrEqual(calls.length);
    expect(stood).not.toMatch(/token/i);
    for (const request of calls) {
      expect(request.headers().referer ?? '').not.toMatch(/token/i);
      expect(request.headers().token).toBe(secrets.get('token'));
    }
  },
);

test(
  'refreshes an expired access token once and keeps the customer signed in without the query',
  { tag: ['@4.state.18', '@6.role.01'] },
  async ({ page, enter, portal }) => {
    const sandbox = await enter('access-token-expired');
    await expect(portal.heading('Your plans')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    expect(await sandbox.requests('refreshToken')).toHaveLength(1);
    const sent = (await sandbox.requests('houseList')).map(({ code }) => code);
    expect(sent).toEqual([21026, 200]);
    await expect(page).toHaveURL(`${sandbox.origin}/`);
    // The stored token is enough.
    await page.goto(`${sandbox.origin}/bills`);
    await expect(portal.heading('Bills and invoices')).toBeVisible();
    expect(page.url()).not.toContain('/login');
  },
);
