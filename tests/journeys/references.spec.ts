import { expect, test } from './support/journey';
import { openIn, pageFor } from './support/oneAfterTheOther';
import { Phone } from './support/phone';
import { referenceOn, referenceTextOn } from './support/reference';
import { textOf } from './support/texts';
import { failures } from '../../mock-server/catalogue/failures';
import { reproduce } from '../../mock-server/catalogue/reproduce';

/** Tests that share the pages, so that two workers are both busy to the end. */
const PARTS = 4;
const LIMIT_MS = 90_000;

/** Pages that fail when they are opened: the service is down, silent, or cannot be read. */
const failingPages = failures.filter(
  ({ id, act, call }) =>
    act === null && call !== 'refreshToken' && /:(down|silent|unreadable)$/.test(id),
);

const failed = textOf('load_error_message');

test.describe('a page that failed', () => {
  test.use({ reducedMotion: 'reduce' });
  for (const part of Array.from({ length: PARTS }, (_, index) => index)) {
    test(`tells what failed, and its reference opens the same failure, part ${part + 1} of ${PARTS}`, async ({
      browser,
      request,
      baseURL,
    }) => {
      test.setTimeout(LIMIT_MS);
      const page = await pageFor(browser, 'browser', baseURL);
      const mine = failingPages.filter((_, index) => index % PARTS === part);
      expect(mine.length).toBeGreaterThan(8);
      for (const { scenario, path, fault, call, code, screen } of mine) {
        await openIn(page, request, { scenario, path, fault });
        await expect(page.getByText(failed)).toBeVisible();
        const told = await referenceOn(page);
        expect(told).toEqual({
          ...{ call, code, screen },
          ...{ locale: 'en-US', platform: 'browser', appVersion: null },
        });
        const shown = await page.getByRole('main').innerText();
        const again = told && reproduce(told).opening;
        await openIn(page, request, {
          scenario: again?.scenario ?? '',
          ...(again?.path === undefined ? {} : { path: again.path }),
          ...(typeof again?.fault === 'string' ? { fault: again.fault } : {}),
        });
        await expect(page.getByRole('main')).toHaveText(shown, { useInnerText: true });
      }
      await page.context().close();
    });
  }
});

test.describe('a deed that failed', () => {
  test('says so in a toast with a reference; support opens the page and does the same', async ({
    page,
    enter,
    portal,
  }) => {
    const turnOff = async () => {
      await portal.button(textOf('renewal.turnOff')).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: textOf('renewal.turnOff') })
        .click();
      await expect(portal.alert(textOf('operation_failed'))).toBeVisible();
      return referenceTextOn(page);
    };
    await enter({
      scenario: 'demo',
      path: '/subscription/70001',
      fault: 'updateSubscribeStatus:code:50001',
    });
    const reference = await turnOff();
    expect(await referenceOn(page)).toMatchObject({
      screen: '/subscription/$id',
      call: 'updateSubscribeStatus',
      code: 50001,
    });
    await page.goto(`/__mock/reference/${reference}`);
    expect(await turnOff()).toBe(reference);
    // Long enough to be noted down.
    await page.waitForTimeout(5000);
    await expect(page.getByText(reference)).toBeVisible();
  });

  test('signing in: the notice carries it', async ({ page, openSandbox, portal }) => {
    const sandbox = await openSandbox({ scenario: 'signed-out', fault: 'login:http:503' });
    await page.goto(sandbox.url);
    await portal.signIn(sandbox.username, sandbox.password);
    expect(await referenceOn(page)).toMatchObject({ screen: '/login', call: 'login', code: 503 });
  });

  test('paying: the page it ends on carries it, also after a reload', async ({
    page,
    readyToPay,
    portal,
  }) => {
    const sandbox = await readyToPay();
    await sandbox.fault({ call: 'getPayUrl', kind: 'http', status: 503 });
    await portal.payButton.click();
    await expect(page).toHaveURL(/\/payFailed$/);
    const told = { screen: '/payFailed', call: 'getPayUrl', code: 503 };
    expect(await referenceOn(page)).toMatchObject(told);
    await page.reload();
    expect(await referenceOn(page)).toMatchObject(told);
  });

  test('in the app: it tells which, and opens the phone with that version', async ({
    page,
    openSandbox,
  }) => {
    const wish = { scenario: 'demo', path: '/bills', platform: 'ios' } as const;
    const sandbox = await openSandbox({ ...wish, fault: 'getPageOrderList@all:http:503' });
    const address = new URL(sandbox.url);
    address.searchParams.set('version', '2.7.1');
    await page.goto(address.href);
    const phone = new Phone(page);
    const told = { platform: 'ios', appVersion: '2.7.1', call: 'getPageOrderList', code: 503 };
    expect(await referenceOn(phone.portal)).toMatchObject(told);
    await page.goto(`/__mock/reference/${await referenceTextOn(phone.portal)}`);
    expect(await referenceOn(phone.portal)).toMatchObject(told);
  });

  test('the log has the reference that was shown, once', async ({ page, enter }) => {
    await page.addInitScript(() => localStorage.setItem('hv.logUpload', 'on'));
    const sandbox = await enter({
      scenario: 'demo',
      path: '/bills',
      fault: 'getPageOrderList:http:503',
    });
    const reference = await referenceTextOn(page);
    const told = async () =>
      (await sandbox.logRecords()).filter(({ module }) => module === 'failure');
    await expect.poll(async () => (await told()).length, { timeout: 15_000 }).toBe(1);
    expect(await told()).toMatchObject([
      { level: 'error', event: 'getPageOrderList', message: `${reference} 503` },
    ]);
  });
});
