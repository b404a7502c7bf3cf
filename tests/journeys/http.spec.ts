import { expect, test } from './support/journey';
import { isServiceCall, watchServiceCalls } from './support/serviceCalls';
import { referenceOn } from './support/reference';

/** The codes of the deployment that is tested: those of `.env`. */
const DEPLOYMENT = { appcode: 'homeview-portal', tenantcode: 'homeview' };

test('every request says who asks; after sign-in it carries the token [7.http.01] [7.http.02] [7.http.03] [7.http.04] [7.http.05]', async ({
  page,
  openSandbox,
  portal,
}) => {
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
});

test.describe('in the web view', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) HomeViewApp/1.13',
  });

  test('requests say app [7.http.01]', async ({ page, openSandbox, portal }) => {
    const sandbox = await openSandbox('demo');
    const asked = page.waitForRequest(/houseList/);
    await page.goto(sandbox.url);
    expect((await asked).headers()).toMatchObject({ terminal: 'app', ...DEPLOYMENT });
    await expect(portal.button('Lakeside 12')).toBeVisible();
  });
});

const limits = [
  { call: 'login', seconds: 20, ids: '[9.const.02]' },
  { call: 'houseList', seconds: 30, ids: '[9.const.01]' },
] as const;
/** The clock put forward goes on by itself as well: a page may take so long to be drawn, in s. */
const SPARE_S = 10;
test.describe('time limits [8.error.11] [8.error.12] [9.const.01] [9.const.02]', () => {
  for (const { call, seconds, ids } of limits) {
    test(`${call} without an answer is given up after ${seconds} s as a network error [8.error.11] [8.error.12] ${ids}`, async ({
      page,
      openSandbox,
      portal,
    }) => {
      const sandbox = await openSandbox('demo');
      await sandbox.fault({ call, kind: 'delay', ms: 120_000, times: null });
      await page.clock.install({ time: '2026-11-21T10:00:00Z' });
      const sent = page.waitForRequest(isServiceCall);
      if (call === 'login') {
        await page.goto(`${sandbox.origin}/login`);
        await portal.signIn(sandbox.username, sandbox.password);
      } else {
        await page.goto(sandbox.url);
        // The call is sent before the screen is there that waits for it.
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
      await sent;
      const failure = page.getByText('Network error, please try again later.');
      await page.clock.fastForward((seconds - SPARE_S) * 1000);
      await expect(failure).toHaveCount(0);
      await page.clock.fastForward(SPARE_S * 1000);
      await expect(failure).toBeVisible();
      if (call === 'houseList') {
        expect(await referenceOn(page)).toMatchObject({ call: 'houseList', code: 12004 });
      }
    });
  }
});
