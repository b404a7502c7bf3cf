import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import type { Sandbox } from './support/sandbox';

/** The one switch that lets a local host upload its log (ruling 37). */
const switchOn = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('hv.logUpload', 'on'));

/** Errors that nobody catches, a moment after the page has loaded. */
const raise = (page: Page) =>
  page.evaluate(() => {
    setTimeout(() => {
      throw new Error('planted in the window, token=access-1001');
    });
    void Promise.reject(new Error('planted in a promise, code: 246810'));
    window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  });

/** Errors are planted here: the fixture that fails on them is told so. */
const planted = /^planted/;

const logged = async (sandbox: Sandbox) =>
  (await sandbox.logRecords()).filter(({ module }) => module === 'window');

/** The buffer is flushed after 3 s, on a busy machine a little later. */
const expectLogged = (sandbox: Sandbox, count: number) =>
  expect.poll(async () => (await logged(sandbox)).length, { timeout: 15_000 }).toBe(count);

test.describe('the log', () => {
  test.use({ expectedCrashes: planted });

  test('uncaught errors reach the log service, once, without secrets [7.log.01] [7.log.02] [7.log.03] [7.log.10] [7.log.11] [8.error.68] [8.error.69] [8.error.70] [3.entity.41]', async ({
    page,
    enter,
    portal,
  }) => {
    await switchOn(page);
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
    expect(text).not.toContain('246810');
    expect(records[0]).toMatchObject({
      service: 'portal',
      userId: '1001',
      accessToken: '***',
      os: 'Web',
      level: 'error',
    });
    // Nothing is sent twice, and the upload itself is not logged.
    await page.waitForTimeout(4000);
    expect((await sandbox.requests('reportLog')).length).toBe(1);
  });

  test('on a local host nothing is uploaded unless the switch says so [7.log.07]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter('demo');
    await expect(portal.heading(/./)).toBeVisible();
    await raise(page);
    await page.waitForTimeout(4000);
    expect(await sandbox.requests('reportLog')).toEqual([]);
  });

  test('of two tabs at once reaches the service whole: nothing lost, nothing twice [7.log.03]', async ({
    page,
    context,
    enter,
    portal,
  }) => {
    await switchOn(page);
    const sandbox = await enter('demo');
    await expect(portal.heading(/./)).toBeVisible();
    const other = await context.newPage();
    await switchOn(other);
    await other.goto(`${sandbox.origin}/bills`);
    await other.locator('h1').waitFor();
    // Twenty errors in each, in the same half second: fewer together than the buffer holds.
    const plant = (tab: Page, name: string) =>
      tab.evaluate(async (planted) => {
        for (let at = 0; at < 20; at += 1) {
          window.dispatchEvent(new ErrorEvent('error', { message: `planted ${planted} ${at}.` }));
          await new Promise((resolve) => setTimeout(resolve, 25));
        }
      }, name);
    await Promise.all([plant(page, 'here'), plant(other, 'there')]);
    const messages = async () =>
      (await logged(sandbox)).map(({ message = '' }) =>
        message.replace(/^.*(planted .*?)\..*$/s, '$1'),
      );
    const all = ['here', 'there'].flatMap((tab) =>
      Array.from({ length: 20 }, (_, at) => `planted ${tab} ${at}`),
    );
    await expect
      .poll(async () => (await messages()).sort(), { timeout: 15_000 })
      .toEqual([...all].sort());
    // One more flush would have come by then: nothing is sent twice.
    await page.waitForTimeout(4000);
    expect((await messages()).length).toBe(all.length);
  });

  test('without a token nothing is uploaded; it waits for the sign-in [7.log.04]', async ({
    page,
    openSandbox,
    portal,
  }) => {
    await switchOn(page);
    const sandbox = await openSandbox('demo');
    await page.goto(`${sandbox.origin}/login`);
    await expect(portal.signInButton).toBeVisible();
    await raise(page);
    await page.waitForTimeout(4000);
    expect(await sandbox.requests('reportLog')).toEqual([]);
    await portal.signIn(sandbox.username, sandbox.password);
    // The page of the sign-in has a heading too: only the address says that it is over.
    await expect(page).not.toHaveURL(/\/login/);
    await page.reload();
    await expectLogged(sandbox, 2);
  });

  test('what a failed upload held goes with the next [7.log.06]', async ({
    page,
    enter,
    portal,
  }) => {
    await switchOn(page);
    const sandbox = await enter('demo');
    await sandbox.fault({ call: 'reportLog', kind: 'http', status: 500 });
    await expect(portal.heading(/./)).toBeVisible();
    await raise(page);
    await expect.poll(() => sandbox.faultsLeft(), { timeout: 10_000 }).toBe(0);
    expect(await logged(sandbox)).toEqual([]);
    // Taken out while it is sent: stored again only once the page has heard the refusal.
    await expect
      .poll(() =>
        page.evaluate(() => Object.keys(localStorage).some((key) => key.startsWith('hv.log.'))),
      )
      .toBe(true);
    await page.reload();
    await expectLogged(sandbox, 2);
  });

  test('an error just before the page is left is uploaded', async ({ page, enter, portal }) => {
    await switchOn(page);
    const sandbox = await enter('demo');
    await expect(portal.heading(/./)).toBeVisible();
    const code = page.waitForResponse(/\/assets\/sendLogs-[^/]*\.js$/);
    await raise(page);
    // Only code that is here can send while the page is being left.
    const url = (await code).url();
    await page.evaluate(`import(${JSON.stringify(url)}).then(() => undefined)`);
    await page.waitForTimeout(300);
    // Anything but the portal.
    await page.goto(`${sandbox.origin}/__mock/health`);
    await expectLogged(sandbox, 2);
  });

  test('a chunk that does not come is logged as one [8.error.67]', async ({
    page,
    enter,
    portal,
  }) => {
    await switchOn(page);
    const sandbox = await enter('demo');
    await expect(portal.heading(/./)).toBeVisible();
    await page.route(/\/assets\/bills-[^/]*\.js/, (route) => route.abort());
    await page.goto(`${sandbox.origin}/bills`);
    await expect(portal.button('Try again')).toBeVisible();
    await expect
      .poll(async () => (await logged(sandbox)).map(({ event }) => event), { timeout: 15_000 })
      .toContain('chunk');
  });

  test('an order leaves its timing, uploaded by the page after the payment [3.entity.42]', async ({
    page,
    readyToPay,
    portal,
  }) => {
    await switchOn(page);
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
  });
});
