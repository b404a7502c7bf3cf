import { expect, test } from '../support/journey';
import { referenceOn } from '../support/pages/reference';
import { isServiceCall, watchServiceCalls } from '../support/watch/serviceCalls';

/** The codes of the tested deployment, from `.env`. */
const DEPLOYMENT = { appcode: 'homeview-portal', tenantcode: 'homeview' };

test(
  'sends terminal, locale and deployment codes with every request, and the token after sign-in',
  { tag: ['@7.http.01', '@7.http.02', '@7.http.03', '@7.http.04', '@7.http.05'] },
  async ({ page, openSandbox, portal }) => {
    const sandbox = await openSandbox('demo');
    const calls = watchServiceCalls(page);
    await page.goto(`${sandbox.origin}/login`);
    await portal.signIn(sandbox.username, sandbox.password);
    await expect(page.getByText('1 of 1 device')).toBeVisible();
    const token = await page.evaluate(() => localStorage.getItem('hv.token'));
    const [login, ...later] = calls.map((request) => request.headers());
    expect(login).not.toHaveProperty('token');
    expect(later.length).toBeGreaterThanOrEqual(2);
    const everywhere = { terminal: 'web', locale: 'en-US', ...DEPLOYMENT };
    expect(login).toMatchObject(everywhere);
    for (const headers of later) expect(headers).toMatchObject({ ...everywhere, token });
  },
);

/** Allowance for the time that the page takes to load, in s: its clock also runs in real time. */
const SPARE_S = 10;

test(
  'shows a timeout after 30 s with the name of the call, and loads on retry',
  { tag: ['@4.load.04', '@8.error.11', '@8.error.12', '@8.error.46', '@9.const.01'] },
  async ({ page, openSandbox, portal }) => {
    const sandbox = await openSandbox('demo');
    await sandbox.fault({ call: 'houseList', kind: 'delay', ms: 120_000, times: null });
    await page.clock.install({ time: '2026-11-21T10:00:00Z' });
    const sent = page.waitForRequest(isServiceCall);
    await page.goto(sandbox.url);
    // The call is sent before its screen is rendered.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await sent;
    const awaited = page.getByRole('main').locator('[aria-busy="true"]');
    const failure = page.getByText('Network error, please try again later.');
    await page.clock.fastForward((30 - SPARE_S) * 1000);
    await expect(awaited.first()).toBeVisible();
    await expect(failure).toHaveCount(0);
    await page.clock.fastForward(SPARE_S * 1000);
    await expect(failure).toBeVisible();
    expect(await referenceOn(page)).toMatchObject({ call: 'houseList', code: 12004 });

    await sandbox.clearFaults();
    await portal.button('Try again').click();
    await expect(page.getByText('Cloud Recording')).toBeVisible();
    await expect(failure).toHaveCount(0);
  },
);
