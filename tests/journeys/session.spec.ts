import { expect, test } from './support/journey';
import { textOf } from './support/texts';

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
      await expect(page.getByText(textOf('session_expired'))).toHaveCount(1);
      await page.reload();
      await expect(page.getByText(textOf('session_expired'))).toBeVisible();
      await sandbox.clearFaults();
      await portal.signIn(sandbox.username, sandbox.password);
      await expect(page).toHaveURL(`${sandbox.origin}/subscription/70001?unit=year`);
      await expect(page.getByText(textOf('session_expired'))).toHaveCount(0);
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
