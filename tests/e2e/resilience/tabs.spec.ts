import type { BrowserContext, Page } from '@playwright/test';
import { ALL } from '../../faults/sampling';
import { expect, test } from '../support/journey';
import { Portal } from '../support/pages/portal';
import type { Sandbox } from '../support/sandbox';

const TABS = 10;
const EXPIRIES = ALL ? 10 : 3;

const withoutWebLocks = () => {
  Object.defineProperty(navigator, 'locks', { value: undefined });
};

/** Ten pages load at once on two cores, in ms. */
const PATIENCE = 60_000;

const ready = (tab: Page) =>
  expect(tab.getByRole('main').getByRole('link', { name: /Cloud Recording/ })).toBeVisible({
    timeout: PATIENCE,
  });

/** The bills arrive in a tab: its call succeeded, after a refresh where one was due. */
const billsIn = (tab: Page) =>
  tab.waitForResponse(
    async (response) =>
      response.url().includes('/getPageOrderList') &&
      ((await response.json()) as { code: number }).code === 200,
    { timeout: PATIENCE },
  );

/** Opens tabs at the bills, all at once. */
function openTabs(context: BrowserContext, { origin }: Sandbox): Promise<Page[]> {
  const open = async () => {
    const tab = await context.newPage();
    const granted = billsIn(tab);
    await tab.goto(`${origin}/bills`);
    await granted;
    return tab;
  };
  return Promise.all(Array.from({ length: TABS }, open));
}

/** Leaves the bills of a tab for home and comes back: they are asked for again without a page load. */
async function askAgain(tab: Page): Promise<void> {
  await tab.getByRole('button', { name: 'Back' }).dispatchEvent('click');
  await tab.waitForFunction(
    (home) => document.querySelector('h1')?.textContent === home,
    'Your plans',
    { polling: 50, timeout: PATIENCE },
  );
  const granted = billsIn(tab);
  await tab.evaluate(() => {
    history.back();
  });
  await granted.catch(async (error: unknown) => {
    // Among ten tabs the report shows another one.
    const shown = await tab.locator('body').innerText();
    throw new Error(`${String(error)}\n${tab.url()} shows: ${shown}`);
  });
}

for (const kind of ['with Web Locks', 'without Web Locks']) {
  test(
    `${TABS} tabs, ${EXPIRIES} expiries, ${kind}: one refresh each, and no tab signs out`,
    { tag: ['@4.state.16', '@4.state.17'] },
    async ({ context, enter, page }) => {
      test.setTimeout(240_000);
      if (kind === 'without Web Locks') await context.addInitScript(withoutWebLocks);
      const sandbox = await enter('demo');
      await ready(page);
      const refreshes = async () => (await sandbox.requests('refreshToken')).length;

      // The first expiry meets tabs that all start at once, the further ones tabs that stand open.
      await sandbox.advance('PT3H', 'age');
      const tabs = await openTabs(context, sandbox);
      expect(await refreshes()).toBe(1);
      expect(await tabs[0]?.evaluate(() => 'request' in (navigator.locks ?? {}))).toBe(
        kind === 'with Web Locks',
      );
      for (let expiry = 2; expiry <= EXPIRIES; expiry += 1) {
        await sandbox.advance('PT3H', 'age');
        await Promise.all(tabs.map(askAgain));
        expect(await refreshes()).toBe(expiry);
      }
      for (const tab of tabs) {
        expect(tab.url()).toBe(`${sandbox.origin}/bills`);
        await expect(tab.getByRole('heading', { name: 'Bills and invoices' })).toBeVisible();
      }
    },
  );
}

test('a tab that is killed while it refreshes, without Web Locks, does not block the others for longer than 15 s', async ({
  context,
  page,
  enter,
}) => {
  test.setTimeout(90_000);
  await context.addInitScript(withoutWebLocks);
  const sandbox = await enter('demo');
  await ready(page);
  const other = await context.newPage();
  await other.goto(`${sandbox.origin}/`);
  await ready(other);
  await sandbox.advance('PT3H', 'age');
  await sandbox.fault({ call: 'refreshToken', kind: 'delay', ms: 60_000, times: 1 });
  await other.reload({ waitUntil: 'commit' });
  await expect.poll(() => sandbox.faultsLeft(), { timeout: PATIENCE }).toBe(0);
  // Its code gets no notice, as when the system runs out of memory.
  const killer = await context.newCDPSession(other);
  const crashed = other.waitForEvent('crash');
  await Promise.race([killer.send('Page.crash').catch(() => undefined), crashed]);
  await crashed;
  const killedAt = Date.now();
  let grantedAt = Infinity;
  const granted = page.waitForResponse(async (response) => {
    const now = Date.now();
    if (!response.url().includes('/houseList')) return false;
    if (((await response.json()) as { code: number }).code !== 200) return false;
    grantedAt = now;
    return true;
  });
  await page.reload({ waitUntil: 'commit' });
  await granted;
  expect(grantedAt - killedAt).toBeLessThan(15_000);
  await ready(page);
  expect(page.url()).toBe(`${sandbox.origin}/`);
});

const signOutIn = async (tab: Page) => {
  await tab.getByRole('button', { name: 'Menu' }).click();
  await tab.getByRole('menuitem', { name: 'Sign out' }).click();
};

test('every tab follows a sign-out and a sign-in of another tab, and keeps its way back', async ({
  page,
  context,
  openSandbox,
  portal,
}) => {
  const sandbox = await openSandbox('demo');
  const { origin, username, password } = sandbox;
  await page.goto(`${origin}/login`);
  await portal.signIn(username, password);
  await ready(page);
  await page.goto(`${origin}/subscription/70001`);
  await expect(portal.heading('Cloud Recording')).toBeVisible();

  const other = await context.newPage();
  await other.goto(`${origin}/`);
  await signOutIn(other);
  await expect(other).toHaveURL(/\/login/);
  await expect(page).toHaveURL(/\/login\?redirectUrl=%2Fsubscription%2F70001$/);

  // The tab that waits goes where it was.
  await new Portal(other).signIn(username, password);
  await expect(page).toHaveURL(`${origin}/subscription/70001`);
  await expect(portal.heading('Cloud Recording')).toBeVisible();

  // The tab that signed out itself follows as well.
  await ready(other);
  await signOutIn(other);
  await expect(page).toHaveURL(/\/login/);
  await portal.signIn(username, password);
  await ready(other);
});

test('a tab shows nothing of its customer once another one has signed in elsewhere', async ({
  page,
  context,
  openSandbox,
  portal,
}) => {
  const { origin, username, password } = await openSandbox('demo');
  await page.goto(`${origin}/login`);
  await portal.signIn(username, password);
  await ready(page);
  const other = await context.newPage();
  await other.goto(`${origin}/`);
  await ready(other);
  const reloaded = page.waitForEvent('load');
  await other.evaluate(() =>
    localStorage.setItem('hv.user', JSON.stringify({ id: '2002', username: 'x' })),
  );
  await reloaded;
});
