/** Many calls find at once that the session has ended: one notice and one redirect. */
import type { Page } from '@playwright/test';
import { sample } from '../../faults/sampling';
import { hold } from '../support/watch/hold';
import { expect, test } from '../support/journey';
import { USER_AGENTS, putIntoApp } from '../support/fakeNativeApp';
import type { Sandbox } from '../support/sandbox';
import { watchServiceCalls } from '../support/watch/serviceCalls';

/** Pages that each make different calls. The journeys start on the billing address. */
const PAGES = [
  ...['/', '/bills', '/defaultPackage'],
  ...Array.from({ length: 8 }, (_, at) => `/bills/${80001 + at}`),
  ...Array.from({ length: 8 }, (_, at) => `/subscription/${70008 - at}`),
];
const LAST = '/subscription/70001';

interface Counted {
  dialogs: number;
  toSignIn: number;
}

/** Counts all dialogs and redirects to sign-in, even brief ones. */
const count = (page: Page) =>
  page.addInitScript(() => {
    const counted: Counted = { dialogs: 0, toSignIn: 0 };
    Object.assign(window, { counted });
    for (const method of ['pushState', 'replaceState'] as const) {
      const real = history[method].bind(history);
      history[method] = (state: unknown, title: string, url?: string | URL | null) => {
        const there = new URL(url ?? location.href, location.href);
        if (location.pathname !== '/login' && there.pathname === '/login') counted.toSignIn += 1;
        real(state, title, url);
      };
    }
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof Element)) continue;
        const dialogs = node.querySelectorAll('[role="dialog"]').length;
        counted.dialogs += dialogs + (node.matches('[role="dialog"]') ? 1 : 0);
      }
    }).observe(document, { childList: true, subtree: true });
  });

const countedBy = (page: Page) =>
  page.evaluate(() => (window as unknown as { counted: Counted }).counted);

/** Starts many calls and then answers all of them with the code at once. */
async function endByManyCalls(page: Page, sandbox: Sandbox, code: number): Promise<void> {
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  await sandbox.fault({ call: '*', kind: 'code', code, times: null });
  const calls = watchServiceCalls(page);
  const release = await hold(page, /\/(api|payGateway)\//);
  for (const path of PAGES) {
    const before = calls.length;
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect.poll(() => calls.length, path).toBeGreaterThan(before);
  }
  expect(calls.length).toBeGreaterThanOrEqual(PAGES.length);
  const answers = calls.map(async (call) => (await call.response())?.finished());
  release();
  await Promise.all(answers);
}

test(
  'shows one notice at one sign-in, which leads back, when a session ends under many calls',
  { tag: ['@8.error.04', '@8.error.05', '@8.error.08', '@10.ruling.17'] },
  async ({ page, enter, portal }) => {
    await count(page);
    const sandbox = await enter({ scenario: 'demo', path: '/billAddress?houseId=30001' });
    // A session is stored, so there is something to clear.
    const before = await page.evaluate(() => Object.keys(localStorage));
    expect(before).toEqual(expect.arrayContaining(['hv.token', 'hv.refreshToken', 'hv.houseId']));
    await endByManyCalls(page, sandbox, 21025);
    await expect(portal.signInButton).toBeVisible();
    await page.waitForLoadState('networkidle');
    const notice = page.getByText('Your session has expired');
    await expect(notice).toHaveCount(1);
    await expect(page.getByText('Sign in again to continue.')).toBeVisible();
    expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe(LAST);
    expect(await countedBy(page)).toEqual({ dialogs: 0, toSignIn: 1 });
    const kept = await page.evaluate(() => Object.keys(localStorage));
    for (const key of ['hv.token', 'hv.refreshToken', 'hv.houseId'])
      expect(kept).not.toContain(key);

    // The notice survives a reload and disappears with the next sign-in.
    await page.reload();
    await expect(notice).toBeVisible();
    await sandbox.clearFaults();
    await portal.signIn(sandbox.username, sandbox.password);
    await expect(page).toHaveURL(`${sandbox.origin}${LAST}`);
    await expect(portal.heading('Cloud Recording')).toBeVisible();
    await expect(notice).toHaveCount(0);
  },
);

// `npm test` takes one of the two, `npm run test:full` both.
for (const os of sample(['ios', 'android'] as const, 2)) {
  test.describe(`in the app on ${os}`, () => {
    test.use({ userAgent: USER_AGENTS[os] });

    test(
      'shows one alert, whose OK closes the web view once, when a session ends under many calls',
      { tag: ['@8.error.04', '@8.error.06', '@8.error.07'] },
      async ({ page, enter }) => {
        const app = await putIntoApp(page);
        await count(page);
        const sandbox = await enter({ scenario: 'demo', path: '/billAddress' });
        await endByManyCalls(page, sandbox, os === 'ios' ? 21027 : 70032);
        const alert = page.getByRole('dialog', { name: 'Your session has expired' });
        await expect(alert).toContainText('Sign in again to continue.');
        await page.waitForLoadState('networkidle');
        await expect(page.getByRole('dialog')).toHaveCount(1);
        expect(await app.askedOf('WebView.close')).toHaveLength(0);
        await alert.getByRole('button', { name: 'Ok' }).click();
        await expect.poll(async () => (await app.askedOf('WebView.close')).length).toBe(1);
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await page.waitForLoadState('networkidle');
        expect(await countedBy(page)).toEqual({ dialogs: 1, toSignIn: 0 });
        expect(await app.askedOf('WebView.close')).toHaveLength(1);
        expect(await page.evaluate(() => localStorage.getItem('hv.token'))).toBeNull();
      },
    );
  });
}
