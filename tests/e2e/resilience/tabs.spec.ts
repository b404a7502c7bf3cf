import type { BrowserContext, Page } from '@playwright/test';
import { ALL } from '../../faults/sampling';
import { expect, test } from '../support/journey';
import { Portal } from '../support/pages/portal';
import type { Sandbox } from '../support/sandbox';

const TABS = ALL ? 10 : 5;
const EXPIRIES = ALL ? 10 : 3;

const withoutWebLocks = () => {
  Object.defineProperty(navigator, 'locks', { value: undefined });
};

/** Time limit for these pages that load at once on two cores, in ms. */
const PATIENCE = 60_000;

const ready = (tab: Page) =>
  expect(tab.getByRole('main').getByRole('link', { name: /Cloud Recording/ })).toBeVisible({
    timeout: PATIENCE,
  });

/** Waits until the bills have loaded in a tab, after a refresh where one was due. */
const billsIn = (tab: Page) =>
  tab.waitForResponse(
    async (response) =>
      response.url().includes('/getPageOrderList') &&
      ((await response.json()) as { code: number }).code === 200,
    { timeout: PATIENCE },
  );

/** Opens all tabs at the bills at once. */
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

/** Leaves the bills for home and comes back, so that they are fetched again without a page load. */
async function askAgain(tab: Page): Promise<void> {
  await new Portal(tab).back.dispatchEvent('click');
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
    // The test report shows another of the tabs, so the error names this one.
    const shown = await tab.locator('body').innerText();
    throw new Error(`${String(error)}\n${tab.url()} shows: ${shown}`);
  });
}

for (const kind of ['with Web Locks', 'without Web Locks']) {
  test(
    `refreshes once per expiry without a sign-out: ${TABS} tabs, ${EXPIRIES} expiries, ${kind}`,
    { tag: ['@4.state.16', '@4.state.17'] },
    async ({ context, enter, page }) => {
      test.setTimeout(240_000);
      if (kind === 'without Web Locks') await context.addInitScript(withoutWebLocks);
      const sandbox = await enter('demo');
      await ready(page);
      const refreshes = async () => (await sandbox.requests('refreshToken')).length;

      // The first expiry affects tabs that all start at once, the later ones open tabs.
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

test('blocks no tab for longer than 15 s without Web Locks when a tab is killed during a refresh', async ({
  context,
  page,
  enter,
  browserName,
}) => {
  test.skip(browserName === 'firefox', 'WebDriver BiDi cannot crash a tab.');
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
  // A crash gives the tab's code no chance to clean up, as when memory runs out.
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

test('follows sign-out and sign-in of another tab in every tab, and keeps each tab’s redirect', async ({
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

  // The waiting tab returns to its page.
  await new Portal(other).signIn(username, password);
  await expect(page).toHaveURL(`${origin}/subscription/70001`);
  await expect(portal.heading('Cloud Recording')).toBeVisible();

  // The tab that signed out follows as well.
  await ready(other);
  await signOutIn(other);
  await expect(page).toHaveURL(/\/login/);
  await portal.signIn(username, password);
  await ready(other);
});

test('reloads a tab when another customer has signed in elsewhere', async ({
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
