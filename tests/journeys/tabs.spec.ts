import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './support/journey';
import type { Sandbox } from './support/sandbox';
import { textOf } from './support/texts';

const TABS = 10;
const EXPIRIES = 10;

const withoutWebLocks = () => {
  Object.defineProperty(navigator, 'locks', { value: undefined });
};

/** Ten pages load at once on two cores, in ms. */
const PATIENCE = 60_000;

const ready = (tab: Page) =>
  expect(tab.getByRole('main').getByRole('link', { name: /Cloud Recording/ })).toBeVisible({
    timeout: PATIENCE,
  });

async function openTabs(context: BrowserContext, sandbox: Sandbox): Promise<Page[]> {
  const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()));
  await Promise.all(tabs.map((tab) => tab.goto(`${sandbox.origin}/`).then(() => ready(tab))));
  return tabs;
}

for (const kind of ['with Web Locks', 'without Web Locks']) {
  test(`${TABS} tabs, ${EXPIRIES} expiries, ${kind}: one refresh each, and nobody signs out [4.state.16] [4.state.17]`, async ({
    page,
    context,
    enter,
  }) => {
    test.setTimeout(240_000);
    if (kind === 'without Web Locks') await context.addInitScript(withoutWebLocks);
    const sandbox = await enter('demo');
    await ready(page);
    const tabs = await openTabs(context, sandbox);
    for (let expiry = 1; expiry <= EXPIRIES; expiry += 1) {
      await sandbox.advance('PT3H');
      await Promise.all(tabs.map((tab) => tab.reload().then(() => ready(tab))));
      expect(await sandbox.requests('refreshToken')).toHaveLength(expiry);
    }
    for (const tab of tabs) expect(tab.url()).toBe(`${sandbox.origin}/`);
  });
}

test('a tab that is closed while it refreshes does not block the others', async ({
  context,
  page,
  enter,
}) => {
  const sandbox = await enter('demo');
  await ready(page);
  const other = await context.newPage();
  await other.goto(`${sandbox.origin}/`);
  await ready(other);
  await sandbox.advance('PT3H');
  await sandbox.fault({ call: 'refreshToken', kind: 'delay', ms: 60_000, times: 1 });
  await other.reload();
  await expect.poll(() => sandbox.faultsLeft()).toBe(0);
  await other.close();
  const closedAt = Date.now();
  await page.reload();
  await expect(page.getByRole('main').getByRole('link', { name: /Cloud/ })).toBeVisible({
    timeout: 15_000,
  });
  expect(Date.now() - closedAt).toBeLessThan(15_000);
});

test('what happens to the session in one tab is followed by the others', async ({
  page,
  context,
  enter,
  portal,
}) => {
  const sandbox = await enter({ scenario: 'demo', path: '/subscription/70001' });
  await expect(portal.heading('Cloud Recording')).toBeVisible();
  const other = await context.newPage();
  await other.goto(`${sandbox.origin}/`);
  await other.getByRole('button', { name: textOf('menu.label') }).click();
  await other.getByRole('menuitem', { name: textOf('menu.signOut') }).click();
  await expect(other).toHaveURL(/\/login/);

  // Sign-out: this tab goes to sign-in by itself, and knows the way back.
  await expect(page).toHaveURL(/\/login\?redirectUrl=%2Fsubscription%2F70001$/);

  // Sign-in: the tab that waits goes where it was.
  const { username, password } = sandbox;
  await other.getByRole('textbox', { name: textOf('login.email') }).fill(username);
  await other.getByRole('textbox', { name: textOf('login.password') }).fill(password);
  await other.getByRole('button', { name: textOf('login.signIn') }).click();
  await expect(page).toHaveURL(`${sandbox.origin}/subscription/70001`);

  // Another user: nothing of the one before stays.
  const reloaded = page.waitForEvent('load');
  await other.evaluate(() =>
    localStorage.setItem('hv.user', JSON.stringify({ id: '2002', username: 'x' })),
  );
  await reloaded;
});
