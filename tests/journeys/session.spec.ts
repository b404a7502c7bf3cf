import { expect, test } from './support/journey';
import { portalRoutes } from './support/routes';
import { watchServiceCalls } from './support/serviceCalls';
import { textOf } from './support/texts';

/** The pages that need no token. Spec 2, 6. */
const OPEN = ['/login', '/login/certification', '/selectCountry', '/promotions'];

const guarded = portalRoutes.filter((route) => route.guarded).map(({ path }) => path);
const open = portalRoutes.filter((route) => !route.guarded).map(({ path }) => path);

/** Time for a page more, in ms. */
const A_PAGE = 3_000;

test.describe('who may see which page', () => {
  test('every page is known, and only those of the specification are open', () => {
    expect(guarded).toEqual(expect.arrayContaining(['/', '/bills', '/defaultPackage']));
    expect(open).toEqual(expect.arrayContaining(['/login', '/selectCountry']));
    expect(open.filter((path) => !OPEN.includes(path))).toEqual([]);
  });

  const anonymous = [
    { who: 'nothing in storage', kept: {} },
    {
      who: 'everything in storage but a token',
      kept: {
        'hv.user': '{"id":"1001","username":"demo@homeview.example"}',
        'hv.refreshToken': '{"token":"refresh-1001","expiresAt":99999999999999}',
        'hv.houseId': '30001',
        'hv.token': '',
      },
    },
  ];
  for (const { who, kept } of anonymous) {
    test(`with ${who}, each page that needs a token leads to sign-in with path and query, and asks the service nothing [2.guard.01] [2.guard.02] [6.role.03]`, async ({
      page,
      openSandbox,
      portal,
    }) => {
      test.setTimeout(20_000 + guarded.length * A_PAGE);
      const { origin } = await openSandbox('demo');
      const calls = watchServiceCalls(page);
      await page.addInitScript((items) => {
        for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
      }, kept);
      for (const path of guarded) {
        const wanted = `${path}?unit=year&deviceId=40001`;
        await page.goto(origin + wanted);
        await expect(portal.signInButton, path).toBeVisible();
        const { pathname, searchParams } = new URL(page.url());
        expect([pathname, searchParams.get('redirectUrl')]).toEqual(['/login', wanted]);
      }
      expect(calls.map((request) => request.url())).toEqual([]);
    });
  }

  test('each open page stays where it is for everyone [6.role.03]', async ({
    page,
    openSandbox,
    portal,
  }) => {
    const { origin } = await openSandbox('demo');
    for (const path of open) {
      await page.goto(`${origin}${path}`);
      await expect(portal.heading(/\S/), path).toBeVisible();
      await expect(page).toHaveURL((url) => url.pathname === path && url.search === '');
    }
  });

  test('no page and no link of sign-in makes a new account [1.scope.04]', async ({
    page,
    openSandbox,
    portal,
  }) => {
    const all = [...guarded, ...open];
    expect(all.filter((path) => /regist|sign-?up|account|join|enrol/i.test(path))).toEqual([]);
    const { origin } = await openSandbox('demo');
    await page.goto(`${origin}/login`);
    await expect(portal.signInButton).toBeVisible();
    const links = await page
      .getByRole('link')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    const terms = 'https://www.homeview.example/terms';
    expect(links).toEqual(['#main', '/selectCountry', terms]);
    await expect(page.locator('form')).toHaveCount(1);
  });
});

test('on every page, tokens of the query are gone from the address before the service is asked anything [2.guard.03] [2.guard.04] [6.role.02] [10.ruling.06]', async ({
  page,
  openSandbox,
  portal,
}) => {
  test.setTimeout(20_000 + guarded.length * A_PAGE);
  const sandbox = await openSandbox('demo');
  const calls = watchServiceCalls(page);
  // Every way to send: where the page stood as it asked.
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
  for (const path of guarded) {
    await page.goto(`${sandbox.origin}${path}?${secrets}`);
    await expect(portal.heading(/\S/), path).toBeVisible();
    expect(new URL(page.url()).search, path).not.toMatch(/token/i);
  }
  expect(await page.evaluate(() => localStorage.getItem('hv.token'))).toBe(secrets.get('token'));
  const stood = await page.evaluate(() => sessionStorage.getItem('askedAt') ?? '');
  expect(calls.length).toBeGreaterThan(guarded.length / 2);
  expect(stood.trim().split('\n').length).toBeGreaterThanOrEqual(calls.length);
  expect(stood).not.toMatch(/token/i);
  for (const request of calls) {
    expect(request.headers().referer ?? '').not.toMatch(/token/i);
    expect(request.headers().token).toBe(secrets.get('token'));
  }
});

test('a session that cannot be refreshed for want of a refresh token ends at sign-in', async ({
  page,
  openSandbox,
}) => {
  const sandbox = await openSandbox('access-token-expired');
  const url = new URL(sandbox.url);
  url.searchParams.delete('refreshToken');
  await page.goto(url.href);
  await expect(page).toHaveURL(/\/login\?redirectUrl=/);
});

test('an expired access token is refreshed, and nobody notices [4.state.18]', async ({
  page,
  enter,
  portal,
}) => {
  const sandbox = await enter('access-token-expired');
  await expect(portal.heading(textOf('home.title'))).toBeVisible();
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  expect(await sandbox.requests('refreshToken')).toHaveLength(1);
  expect(page.url()).not.toContain('/login');
});

test.describe('the end of a session [8.error.01] [8.error.02] [8.error.03] [8.error.04] [8.error.05] [8.error.08]', () => {
  for (const code of [21025, 21027, 70032]) {
    test(`code ${code} ends the session once, however many calls fail, and keeps the way back`, async ({
      page,
      enter,
      portal,
    }) => {
      const sandbox = await enter({
        scenario: 'demo',
        path: '/subscription/70001?houseId=30002',
      });
      await expect(portal.heading('Cloud Recording')).toBeVisible();
      // There is something to clear.
      const before = await page.evaluate(() => Object.keys(localStorage));
      expect(before).toEqual(expect.arrayContaining(['hv.token', 'hv.refreshToken', 'hv.houseId']));
      await sandbox.fault({ call: '*', kind: 'code', code, times: null });
      await page.goto(`${sandbox.origin}/subscription/70001?unit=year`);
      await expect(page).toHaveURL(/\/login\?redirectUrl=/);
      expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe(
        '/subscription/70001?unit=year',
      );
      const kept = await page.evaluate(() => Object.keys(localStorage));
      for (const key of ['hv.token', 'hv.refreshToken', 'hv.houseId'])
        expect(kept).not.toContain(key);
      // One notice, which stays over a reload and is gone with the next sign-in.
      await expect(page.getByText('Your session has expired')).toHaveCount(1);
      await page.reload();
      await expect(page.getByText('Your session has expired')).toBeVisible();
      await sandbox.clearFaults();
      await portal.signIn(sandbox.username, sandbox.password);
      await expect(page).toHaveURL(`${sandbox.origin}/subscription/70001?unit=year`);
      await expect(page.getByText('Your session has expired')).toHaveCount(0);
    });
  }
});

test('whoever has a token is signed in, and a token of somebody else forgets the house first [6.role.01]', async ({
  page,
  enter,
  portal,
}) => {
  const sandbox = await enter({ scenario: 'demo', path: '/?houseId=30002' });
  await expect(page.getByText('No plan for Grandma’s cottage yet')).toBeVisible();
  // The token in storage is enough: no parameter, no sign-in.
  await page.goto(`${sandbox.origin}/`);
  await expect(page.getByText('No plan for Grandma’s cottage yet')).toBeVisible();

  // The same address for another user: the default house, and nothing of the one before.
  const other = new URL(sandbox.url);
  other.searchParams.set('userId', '2002');
  other.searchParams.set('token', 'access-of-somebody-else');
  other.searchParams.delete('houseId');
  await page.goto(other.href);
  await expect(page).toHaveURL(/\/login/);
  await expect(portal.email).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('hv.houseId'))).toBeNull();
});
