import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './support/journey';
import type { Sandbox } from './support/sandbox';
import { hold } from './support/hold';
import { textOf } from './support/texts';

test.describe('signing in', () => {
  test('opens for everyone with country, e-mail, password and Sign in [2.route.01] [2.screen.02] [7.ext.01]', async ({
    page,
    openSandbox,
    portal,
  }) => {
    const { origin } = await openSandbox('demo');
    await page.goto(`${origin}/login`);
    const country = page.getByRole('link', { name: textOf('login.country') });
    await expect(country).toContainText('United States');
    await expect(portal.email).toBeVisible();
    await expect(portal.password).toHaveAttribute('type', 'password');
    const terms = page.getByRole('link', { name: textOf('login.terms') });
    await expect(terms).toHaveAttribute('href', /^https:\/\//);
    await expect(terms).toHaveAttribute('target', '_blank');
  });

  test('no way on the page leads to a new account [1.scope.04]', async ({ page, openSandbox }) => {
    const { origin } = await openSandbox('demo');
    await page.goto(`${origin}/login`);
    await expect(page.getByRole('button', { name: textOf('login.signIn') })).toBeVisible();
    await expect(page.getByText(/register|sign up|create (an )?account/i)).toHaveCount(0);
    await page.goto(`${origin}/register`);
    await expect(page.getByText(textOf('notFound.title')).first()).toBeVisible();
  });

  test('Sign in waits for e-mail and password, and while an error shows [5.rule.03] [5.rule.05] [5.rule.06] [5.rule.01]', async ({
    page,
    openSandbox,
    portal,
  }) => {
    const { origin } = await openSandbox('demo');
    await page.goto(`${origin}/login`);
    await expect(portal.signInButton).toBeDisabled();
    await portal.email.fill('demo@homeview.example');
    await expect(portal.signInButton).toBeDisabled();
    await portal.password.fill('x');
    await expect(portal.signInButton).toBeEnabled();

    await portal.email.fill('demo@homeview');
    await portal.email.blur();
    await expect(page.getByText('Please enter a valid e-mail address')).toBeVisible();
    await expect(portal.email).toHaveAccessibleDescription('Please enter a valid e-mail address');
    await expect(portal.signInButton).toBeDisabled();

    await portal.email.fill('demo@homeview.example');
    await expect(page.getByText('Please enter a valid e-mail address')).toBeHidden();
    await expect(portal.signInButton).toBeEnabled();
    await portal.password.fill('');
    await expect(portal.signInButton).toBeDisabled();
  });

  test('shows the button at work, keeps tokens and user, and goes home [4.state.01] [4.state.02] [4.state.03] [4.state.09] [3.storage.01] [3.storage.02] [3.storage.12] [3.entity.01] [7.http.06]', async ({
    page,
    openSandbox,
    portal,
  }) => {
    const sandbox = await openSandbox('demo');
    const letGo = await hold(page, /loginWithFreeVerification/);
    await page.goto(`${sandbox.origin}/login?redirectUrl=/defaultPackage`);
    await portal.signIn(sandbox.username, sandbox.password);
    const busy = page.locator('button[aria-busy="true"]');
    await expect(busy).toHaveAccessibleName(textOf('login.signingIn'));
    letGo();
    await expect(page).toHaveURL(`${sandbox.origin}/`);
    const kept = await page.evaluate(() => ({ ...localStorage }));
    expect(kept['hv.token']).toMatch(/\S/);
    const refresh = JSON.parse(kept['hv.refreshToken'] ?? '{}') as Record<string, unknown>;
    expect(refresh.token).toMatch(/\S/);
    const left = Number(refresh.expiresAt) - Date.now();
    expect(left).toBeGreaterThan(280_000);
    expect(left).toBeLessThanOrEqual(300_000);
    expect(JSON.parse(kept['hv.user'] ?? '{}')).toEqual({ id: '1001', username: sandbox.username });
  });

  test('the password leaves the page only encrypted, and the mock decrypts it [5.rule.07] [5.rule.08]', async ({
    page,
    openSandbox,
    portal,
  }) => {
    const sandbox = await openSandbox('demo');
    await page.goto(`${sandbox.origin}/login`);
    const sent = page.waitForRequest(/loginWithFreeVerification/);
    await portal.signIn(sandbox.username, sandbox.password);
    const request = await sent;
    expect(request.url() + (request.postData() ?? '')).not.toContain(sandbox.password);
    const { password } = request.postDataJSON() as { password: string };
    // 2048 bits of RSA, in base64.
    expect(Buffer.from(password, 'base64')).toHaveLength(256);
    await expect(portal.heading(textOf('home.title'))).toBeVisible();
  });

  test('Sign in, pressed before the e-mail was judged, leads to what is wrong and sends nothing [5.rule.01]', async ({
    page,
    openSandbox,
    portal,
  }) => {
    const sandbox = await openSandbox('demo');
    await page.goto(`${sandbox.origin}/login`);
    await portal.password.fill(sandbox.password);
    await portal.email.fill('demo@homeview');
    await expect(page.getByText('Please enter a valid e-mail address')).toHaveCount(0);
    await portal.email.press('Enter');
    await expect(portal.email).toBeFocused();
    await expect(portal.email).toHaveAccessibleDescription('Please enter a valid e-mail address');
    await expect(portal.email).toHaveAttribute('aria-invalid', 'true');
    expect(await sandbox.requests('login')).toEqual([]);
  });

  test('a wrong password says so on the page, and what was typed stays [4.state.06] [8.error.15]', async ({
    page,
    openSandbox,
    portal,
  }) => {
    const sandbox = await openSandbox('demo');
    await page.goto(`${sandbox.origin}/login`);
    await portal.signIn(sandbox.username, 'not-the-password');
    await expect(
      portal.alert(/e-mail or the password is not right|e-mail or password is not right/i),
    ).toBeVisible();
    await expect(portal.email).toHaveValue(sandbox.username);
    await expect(portal.signInButton).toBeEnabled();
    expect(await page.evaluate(() => localStorage.getItem('hv.token'))).toBeNull();
  });
});

test.describe('a sign-in that fails says why [8.error.12] [8.error.13] [8.error.14] [8.error.15]', () => {
  const failures = [
    {
      title: 'HTTP 400 with desc [8.error.14]',
      fault: { kind: 'http400', desc: 'Ask at the desk.' },
      shows: 'Ask at the desk.',
    },
    {
      title: 'body code 400 with desc [8.error.15]',
      fault: { kind: 'body400', desc: 'Ask at the bar.' },
      shows: 'Ask at the bar.',
    },
    {
      title: 'another code [8.error.13]',
      fault: { kind: 'code', code: 50001, desc: 'Internal words' },
      shows: 'Sign-in failed. Please try again.',
    },
    {
      title: 'an HTML page of a proxy [8.error.13]',
      fault: { kind: 'html502' },
      shows: 'Sign-in failed. Please try again.',
    },
    {
      title: 'a cut line [8.error.12]',
      // A browser sends a request again by itself when a kept connection is cut: so every time.
      fault: { kind: 'reset', times: null },
      shows: 'Network error, please try again later.',
    },
  ];
  for (const { title, fault, shows } of failures) {
    test(`a sign-in that fails with ${title}`, async ({ page, openSandbox, portal }) => {
      const sandbox = await openSandbox('demo');
      await sandbox.fault({ call: 'login', ...fault });
      await page.goto(`${sandbox.origin}/login`);
      await portal.signIn(sandbox.username, sandbox.password);
      await expect(portal.alert(shows)).toBeVisible();
      await expect(portal.signInButton).toBeEnabled();
    });
  }
});

test.describe('where a sign-in leads', () => {
  test('a page that needs a token sends to /login with path and query [2.guard.01] [2.guard.02] [6.role.03]', async ({
    page,
    openSandbox,
  }) => {
    const { origin } = await openSandbox('demo');
    await page.goto(`${origin}/subscription/70001?unit=year`);
    await expect(page).toHaveURL(/\/login\?/);
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('redirectUrl')).toBe('/subscription/70001?unit=year');
  });

  test('a token in the query signs in and is gone from the address before the first request [2.guard.03] [2.guard.04] [6.role.02] [2.query.01] [2.query.02]', async ({
    page,
    openSandbox,
    portal,
  }) => {
    const sandbox = await openSandbox('demo');
    const referers: (string | undefined)[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) referers.push(request.headers().referer);
    });
    await page.goto(sandbox.url);
    await expect(portal.heading(textOf('home.title'))).toBeVisible();
    expect(new URL(page.url()).search).not.toMatch(/token/i);
    expect(referers.length).toBeGreaterThan(0);
    expect(referers.join()).not.toMatch(/token/i);
    expect(await page.evaluate(() => localStorage.getItem('hv.token'))).toBe('access-1001');
  });

  test('after a link with a token, back and forward lead where they led, and never to the token', async ({
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
    await expect(portal.heading(textOf('home.title'))).toBeVisible();
    await expect(page).toHaveURL(`${sandbox.origin}/`);
    await page.goBack();
    await expect(page).toHaveURL(`${sandbox.origin}/promotions`);
    await page.goForward();
    await expect(portal.heading(textOf('home.title'))).toBeVisible();
    await page.goForward();
    await expect(portal.heading('Cloud Recording')).toBeVisible();
    expect(shown.length).toBeGreaterThanOrEqual(4);
    expect(shown.filter((url) => /token/i.test(url))).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('hv.token'))).toBe('access-1001');
  });

  /** Adds a second customer, signed in, with a house of their own. */
  async function addNeighbour(request: APIRequestContext, { origin }: Sandbox): Promise<void> {
    const [sandbox] = new URL(origin).hostname.split('.');
    const add = async (table: string, row: Readonly<Record<string, unknown>>) => {
      const answer = await request.post(`/__mock/sandboxes/${sandbox}/db/${table}`, { data: row });
      expect(answer.status(), await answer.text()).toBe(201);
    };
    await add('accounts', {
      ...{ id: '2002', username: 'next@homeview.example', password: 'x', nickname: 'Next' },
      secondFactorCode: null,
    });
    const expiresAt = new Date(Date.now() + 24 * 3600 * 1000).toISOString();
    await add('tokens', { id: 'access-2002', kind: 'access', accountId: '2002', expiresAt });
    await add('houses', {
      ...{ id: '39001', accountId: '2002', name: 'Harbour 7', isOwner: true, isDefault: true },
    });
  }

  test('a token of another user forgets the house of the one before, and what every tab holds of it [2.guard.05] [2.query.06]', async ({
    page,
    context,
    request,
    enter,
    portal,
  }) => {
    const sandbox = await enter('demo');
    await addNeighbour(request, sandbox);
    await portal.button('Lakeside 12').click();
    await page.getByRole('menuitemradio', { name: 'Grandma’s cottage' }).click();
    await expect(portal.button('Grandma’s cottage')).toBeVisible();

    const link = await context.newPage();
    await link.goto(`${sandbox.origin}/?token=access-2002&userId=2002`);
    await expect(link.getByRole('button', { name: 'Harbour 7' })).toBeVisible();
    const kept = await link.evaluate(() => ({ ...localStorage }));
    expect(kept['hv.houseId']).not.toBe('30002');
    expect(kept).not.toHaveProperty('hv.refreshToken');
    expect(JSON.parse(kept['hv.user'] ?? '{}')).toMatchObject({ id: '2002' });

    await expect(portal.button('Harbour 7')).toBeVisible();
    await expect(page.getByText('Grandma’s cottage')).toHaveCount(0);
  });

  test('the same token with another user in the address counts as another user [2.guard.05]', async ({
    page,
    enter,
    portal,
  }) => {
    const { origin } = await enter({ scenario: 'demo', path: '/?houseId=30002' });
    await expect(portal.button('Grandma’s cottage')).toBeVisible();
    await page.goto(`${origin}/?token=access-1001&userId=1001`);
    await expect(portal.button('Grandma’s cottage')).toBeVisible();
    await page.goto(`${origin}/?token=access-1001&userId=2002`);
    await expect(portal.button('Lakeside 12')).toBeVisible();
    const kept = await page.evaluate(() => ({ ...localStorage }));
    expect(kept['hv.houseId']).not.toBe('30002');
    expect(kept).not.toHaveProperty('hv.refreshToken');
    expect(kept['hv.token']).toBe('access-1001');
  });

  test('sign out clears tokens and house and goes to /login [2.menu.03] [2.menu.04] [2.menu.05] [2.menu.06]', async ({
    page,
    enter,
    portal,
  }) => {
    const { origin } = await enter('demo');
    await portal.button('Lakeside 12').click();
    await page.getByRole('menuitemradio', { name: 'Grandma’s cottage' }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('hv.houseId'))).toBe('30002');
    await portal.button(textOf('menu.label')).click();
    await page.getByRole('menuitem', { name: textOf('menu.signOut') }).click();
    await expect(page).toHaveURL(`${origin}/login`);
    const kept = await page.evaluate(() => Object.keys(localStorage));
    expect(kept).not.toContain('hv.token');
    expect(kept).not.toContain('hv.refreshToken');
    expect(kept).not.toContain('hv.houseId');
  });
});

test.describe('redirectUrl [2.query.23] [4.state.07] [4.state.08] [4.state.09] [4.state.11] [4.state.12]', () => {
  const targets = [
    {
      from: '/subscription/70001?unit=year',
      to: '/subscription/70001?unit=year',
      ids: '[4.state.07]',
    },
    {
      from: '/promotions/selectDevice?activityId=7',
      to: '/promotions/selectDevice?activityId=7',
      ids: '[4.state.08]',
    },
    { from: '/subscription/../bills', to: '/', ids: '[4.state.12]' },
    { from: 'https://evil.example/subscription/1', to: '/', ids: '[4.state.11]' },
    { from: '//evil.example/subscription/1', to: '/', ids: '[4.state.11]' },
    { from: '/defaultPackage', to: '/', ids: '[4.state.09]' },
  ];
  for (const { from, to, ids } of targets) {
    test(`redirectUrl ${from} leads to ${to} ${ids} [2.query.23]`, async ({
      page,
      openSandbox,
      portal,
    }) => {
      const sandbox = await openSandbox('demo');
      await page.goto(`${sandbox.origin}/login?${new URLSearchParams({ redirectUrl: from })}`);
      await portal.signIn(sandbox.username, sandbox.password);
      await expect(page).toHaveURL(`${sandbox.origin}${to}`);
    });
  }
});
