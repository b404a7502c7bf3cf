import type { Page } from '@playwright/test';
import { SECOND_FACTOR_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { expect, test } from '../support/journey';
import type { Sandbox } from '../support/sandbox';
import { watchServiceCalls } from '../support/watch/serviceCalls';
import { switchOnLogUpload } from '../support/storeBeforeStart';

/** Raises uncaught errors; resolves once the page has seen them. */
const raise = (page: Page) =>
  page.evaluate(async (code) => {
    const seen = (event: string) =>
      new Promise((resolve) => {
        window.addEventListener(event, resolve, { once: true });
      });
    window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
    const both = [seen('error'), seen('unhandledrejection')];
    setTimeout(() => {
      throw new Error('planted in the window, token=access-1001');
    });
    void Promise.reject(new Error(`planted in a promise, code: ${code}`));
    await Promise.all(both);
  }, SECOND_FACTOR_CODE);

/** The whole message of a record about speed. */
const MEASURED = /^\{"value":[\d.]+,"rating":"[a-z-]+"\}$/;

/**
 * Resolves once the browser has measured the first press, which it does after the next paint, and the
 * portal has read it, which web-vitals does when the page is idle.
 */
const firstPressMeasured = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        new PerformanceObserver(() => {
          requestIdleCallback(() => resolve());
        }).observe({ type: 'first-input', buffered: true });
      }),
  );

/** These errors do not fail the test. */
const planted = /^planted/;

const logged = async (sandbox: Sandbox) =>
  (await sandbox.logRecords()).filter(({ module }) => module === 'window');

/** The buffer is flushed after 3 s, a little later on a busy machine. */
const expectLogged = (sandbox: Sandbox, count: number) =>
  expect.poll(async () => (await logged(sandbox)).length, { timeout: 15_000 }).toBe(count);

/** So what was logged in the last seconds before such a step is lost there. */
const ENDS_UPLOADS =
  'Firefox may end an upload of a page that it leaves for a page of another browsing context group.';

test.use({ expectedCrashes: planted });

test(
  'uploads uncaught errors to the log service once, without secrets',
  { tag: ['@7.log.01', '@7.log.02', '@7.log.03', '@7.log.10', '@7.log.11'] },
  async ({ page, enter, portal }) => {
    await switchOnLogUpload(page);
    const calls = watchServiceCalls(page);
    const uploads = () => calls.filter((call) => call.url().endsWith('/logs/reportLog'));
    const sandbox = await enter('demo');
    await expect(portal.heading(/./)).toBeVisible();
    const token = await page.evaluate(() => localStorage.getItem('hv.token'));
    const upload = page.waitForRequest(/\/logs\/reportLog$/);
    await raise(page);
    const headers = await (await upload).allHeaders();
    expect(headers.token).toBe(token);
    expect(headers['content-type']).toMatch(/^multipart\/form-data/);
    await expectLogged(sandbox, 2);
    const records = await logged(sandbox);
    expect(records.map(({ event }) => event).sort()).toEqual(['unhandledrejection', 'unknown']);
    const text = JSON.stringify(records);
    expect(text).not.toContain('access-1001');
    expect(text).not.toContain(SECOND_FACTOR_CODE);
    expect(records[0]).toMatchObject({
      service: 'portal',
      userId: '1001',
      accessToken: '***',
      os: 'Web',
      level: 'error',
    });

    // The next flush is 3 s later: the first errors are not sent again, and the upload is not
    // logged.
    await raise(page);
    await expectLogged(sandbox, 4);
    expect(uploads()).toHaveLength(2);
  },
);

test('uploads an error raised just before the page is left', async ({
  page,
  enter,
  portal,
  browserName,
}) => {
  test.skip(browserName === 'firefox', ENDS_UPLOADS);
  await switchOnLogUpload(page);
  const sandbox = await enter('demo');
  await expect(portal.heading(/./)).toBeVisible();
  await raise(page);
  // Any page outside the portal.
  await page.goto(`${sandbox.origin}/__mock/health`);
  await expectLogged(sandbox, 2);
});

test(
  'logs a chunk that fails to load as a chunk error',
  { tag: '@8.error.67' },
  async ({ page, enter, portal }) => {
    await switchOnLogUpload(page);
    const sandbox = await enter('demo');
    await expect(portal.heading(/./)).toBeVisible();
    await page.route(/\/assets\/bills-[^/]*\.js/, (route) => route.abort());
    await page.goto(`${sandbox.origin}/bills`);
    await expect(portal.button('Try again')).toBeVisible();
    await expect
      .poll(async () => (await logged(sandbox)).map(({ event }) => event), { timeout: 15_000 })
      .toContain('chunk');
  },
);

test(
  'logs the timing of an order, although the page is left for the payment',
  { tag: '@3.entity.42' },
  async ({ page, readyToPay, portal, browserName }) => {
    test.skip(browserName === 'firefox', ENDS_UPLOADS);
    await switchOnLogUpload(page);
    const sandbox = await readyToPay();
    await portal.payButton.click();
    await portal.atProvider('pay');
    await expect(portal.heading('Payment successful')).toBeVisible();
    const timings = async () =>
      (await sandbox.logRecords()).filter(({ module }) => module === 'timing');
    await expect.poll(async () => (await timings()).length, { timeout: 15_000 }).toBe(1);
    const timing = JSON.parse((await timings())[0]?.message ?? '') as Record<string, unknown>;
    expect(timing).toMatchObject({ id: 'placeOrder' });
    expect(timing.messages).toEqual([
      { message: 'order created', elapsed: expect.any(Number) as unknown },
      { message: 'pay URL', elapsed: expect.any(Number) as unknown },
    ]);
  },
);

test('logs how fast a visit felt, with its screen but without its customer', async ({
  page,
  enter,
  portal,
  browserName,
}) => {
  test.skip(browserName === 'firefox', ENDS_UPLOADS);
  await switchOnLogUpload(page);
  const code = page.waitForResponse(/\/assets\/watchVitals-/);
  const sandbox = await enter({ scenario: 'demo', path: '/subscription/70001' });
  await expect(portal.heading(/./)).toBeVisible();
  await code;
  await portal.button('Menu').click();
  await firstPressMeasured(page);
  await page.goto(`${sandbox.origin}/__mock/health`);
  const vitals = async () =>
    (await sandbox.logRecords()).filter(({ module }) => module === 'vitals');
  await expect
    .poll(async () => (await vitals()).map(({ event }) => event).sort(), { timeout: 15_000 })
    .toEqual(['CLS', 'INP', 'LCP']);
  for (const record of await vitals()) {
    expect(record).toMatchObject({
      ...{ href: '/_auth/subscription/$id/', message: expect.stringMatching(MEASURED) as unknown },
      ...{ userId: '', username: '', houseId: '', accessToken: '' },
    });
  }
});
