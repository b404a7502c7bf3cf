import { sample } from '../../faults/sampling';
import { expect, test } from '../support/journey';
import { Phone } from '../support/pages/phone';
import { referenceOn, referenceTextOn, reopenByConsole } from '../support/pages/reference';
import { textOf } from '../support/language/texts';
import { switchOnLogUpload } from '../support/storeBeforeStart';
import { FULL_DATE } from '../support/language/dates';

const NO_PRESS = 'WebDriver BiDi cannot press in the scaled frame of the phone.';

test.describe('a failed action', () => {
  // Opens the phone with the portal twice, which takes long on a busy machine.
  test.slow();

  test('shows a toast with a reference, by which support opens the page and repeats the failure', async ({
    page,
    enter,
    portal,
  }) => {
    const turnOff = async () => {
      await portal.button('Turn off renewal').click();
      await page.getByRole('dialog').getByRole('button', { name: 'Turn off renewal' }).click();
      await expect(
        portal.alert(
          new RegExp(
            String.raw`^That didn’t work\. Try again\. Renewal is still on; the next payment is \$2\.99 on ${FULL_DATE}\.$`,
          ),
        ),
      ).toBeVisible();
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
  });

  test('reopens a failed further page of the bills with the first page loaded', async ({
    page,
    enter,
    portal,
  }) => {
    const rows = page.getByRole('table').getByRole('link');
    const loadMore = async () => {
      await expect(rows).toHaveCount(20);
      await portal.button(textOf('bills.more')).click();
      await expect(portal.alert(textOf('bills.moreFailed'))).toBeVisible();
      await expect(rows).toHaveCount(20);
      return referenceTextOn(page);
    };
    const sandbox = await enter({ scenario: 'many-bills', path: '/bills' });
    await expect(rows).toHaveCount(20);
    await sandbox.fault({ call: 'getPageOrderList', kind: 'http', status: 503 });
    const reference = await loadMore();
    expect(await referenceOn(page)).toMatchObject({
      screen: '/bills',
      call: 'getPageOrderList.further',
      code: 503,
    });

    expect(await reopenByConsole(page, reference)).toBe('Press “Load more”.');
    expect(await loadMore()).toBe(reference);
    // The retry loads the page, as it does for the customer.
    await portal.button(textOf('common.tryAgain')).click();
    await expect(rows).toHaveCount(40);
  });

  test('shows the reference of a failed sign-in in its notice', async ({
    page,
    openSandbox,
    portal,
  }) => {
    const sandbox = await openSandbox({ scenario: 'signed-out', fault: 'login:http:503' });
    await page.goto(sandbox.url);
    await portal.signIn(sandbox.username, sandbox.password);
    expect(await referenceOn(page)).toMatchObject({ screen: '/login', call: 'login', code: 503 });
  });

  test('shows the reference of a failed payment on its result page, even after a reload', async ({
    page,
    readyToPay,
    portal,
  }) => {
    const sandbox = await readyToPay();
    await sandbox.fault({ call: 'getPayUrl', kind: 'http', status: 503 });
    await portal.payButton.click();
    await expect(page).toHaveURL(/\/payFailed$/);
    const reference = { screen: '/payFailed', call: 'getPayUrl', code: 503 };
    expect(await referenceOn(page)).toMatchObject(reference);
    await page.reload();
    expect(await referenceOn(page)).toMatchObject(reference);
  });

  test('includes platform and version in a reference from the app, and opens the phone with them', async ({
    page,
    openSandbox,
  }) => {
    const options = { scenario: 'demo', path: '/bills', platform: 'ios' } as const;
    const sandbox = await openSandbox({ ...options, fault: 'getPageOrderList@all:http:503' });
    const address = new URL(sandbox.url);
    address.searchParams.set('version', '2.7.1');
    await page.goto(address.href);
    const phone = new Phone(page);
    const reference = { platform: 'ios', appVersion: '2.7.1', call: 'getPageOrderList', code: 503 };
    expect(await referenceOn(phone.portal)).toMatchObject(reference);
    await page.goto(`/__mock/reference/${await referenceTextOn(phone.portal)}`);
    expect(await referenceOn(phone.portal)).toMatchObject(reference);
  });

  /** Calls to the app: the page, the failure and the action. */
  const ofTheApp = [
    {
      call: 'IAP.payment',
      options: { scenario: 'trial-in-store', path: '/trialPackage' },
      code: 211,
      says: 'Connection lost. Check your bills before you pay again.',
      act: (phone: Phone) => phone.startTrial(),
    },
    {
      call: 'System.openThirdApp',
      options: { scenario: 'wallet-plan', path: '/subscription/70001' },
      code: 404,
      says: textOf('subscription.storeFailed'),
      act: async ({ portal }: Phone) => {
        await portal.getByRole('button', { name: textOf('subscription.check') }).click();
        await portal.getByRole('button', { name: textOf('subscription.openStore') }).click();
      },
    },
    {
      call: 'System.copyToPasteboard',
      options: { scenario: 'demo', path: '/bills/80001' },
      code: 400,
      says: textOf('bill.copyFailed'),
      act: ({ portal }: Phone) => portal.getByRole('button', { name: textOf('bill.copy') }).click(),
    },
  ] as const;
  // `npm test` reproduces one of them, `npm run test:full` all.
  for (const { call, options, code, says, act } of sample(ofTheApp, 3)) {
    test(`reproduces a refused ${call} in the phone, including a version with four parts`, async ({
      page,
      openSandbox,
      browserName,
    }) => {
      test.skip(browserName === 'firefox', NO_PRESS);
      const sandbox = await openSandbox({ ...options, platform: 'ios' });
      const address = new URL(sandbox.url);
      address.searchParams.set('version', '1.13.0.2045');
      address.searchParams.set('refuse', `${call}:${code}`);
      await page.goto(address.href);
      const phone = new Phone(page);
      await expect(page.getByLabel('The app refuses')).toHaveValue(call);
      await expect(page.getByLabel('With code')).toHaveValue(String(code));
      await act(phone);
      await expect(phone.portal.getByText(says)).toBeVisible();
      await expect(phone.entries(call).first()).toContainText(String(code));
      const failed = { call, code, platform: 'ios', appVersion: '1.13.0.2045' };
      expect(await referenceOn(phone.portal)).toMatchObject(failed);
      const reference = await referenceTextOn(phone.portal);
      await page.goto(`/__mock/reference/${reference}`);
      await act(phone);
      await expect(phone.portal.getByText(says)).toBeVisible();
      expect(await referenceTextOn(phone.portal)).toBe(reference);
    });
  }

  test('names a response of the store in the reference, and reproduces it without the sheet', async ({
    page,
    openSandbox,
    browserName,
  }) => {
    test.skip(browserName === 'firefox', NO_PRESS);
    const sandbox = await openSandbox({ scenario: 'trial-in-store', platform: 'ios' });
    await page.goto(sandbox.url);
    const phone = new Phone(page);
    await phone.startTrial();
    await phone.storeAnswers('211 No network');
    const reference = { screen: '/trialPackage', call: 'IAP.payment', code: 211 };
    expect(await referenceOn(phone.portal)).toMatchObject(reference);
    await page.getByLabel('The app refuses').selectOption('IAP.payment');
    await expect(page).toHaveURL(/refuse=IAP.payment%3A500/);
  });

  test('logs the reference that was shown, once', async ({ page, enter }) => {
    await switchOnLogUpload(page);
    const sandbox = await enter({
      scenario: 'demo',
      path: '/bills',
      fault: 'getPageOrderList:http:503',
    });
    const reference = await referenceTextOn(page);
    const failures = async () =>
      (await sandbox.logRecords()).filter(({ module }) => module === 'failure');
    await expect.poll(async () => (await failures()).length, { timeout: 15_000 }).toBe(1);
    expect(await failures()).toMatchObject([
      { level: 'error', event: 'getPageOrderList', message: `${reference} 503` },
    ]);
  });
});
