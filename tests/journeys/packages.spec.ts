import { expect, test } from './support/journey';
import { USER_AGENTS } from './support/pretendApp';
import { textOf } from './support/texts';

const CHECKOUT = /\/__mock\/pay\//;
const LIST = { scenario: 'several-packages', path: '/packages' };

test.describe('the package list [2.route.13]', () => {
  test('shows every package on offer with its prices, and leads to its devices and to the provider [2.route.13] [2.route.14] [1.scope.06]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter(LIST);
    const tile = (group: string, name: RegExp) =>
      page
        .getByRole('radiogroup', { name: group, exact: true })
        .locator('label')
        .filter({ hasText: name });
    await expect(tile('Cloud Recording for three', /Monthly.*Covers 3 devices/)).toContainText(
      '$5.99',
    );
    await expect(tile('Holiday Season', /Annual.*Covers 1 device/)).toContainText('$29.99');
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);

    await tile('Cloud Recording for three', /Annual.*Covers 3 devices/).click();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
    await portal.button(textOf('selectDevice.title')).click();
    await expect(page).toHaveURL(
      `${sandbox.origin}/packages/5003/selectDevice?checkedPriceId=50032`,
    );
    await expect(page.getByText('Up to 3 devices').first()).toBeVisible();
    await expect(page.getByRole('region', { name: textOf('checkout.summary') })).toContainText(
      'Total$59.99',
    );
    await portal.terms.check();
    await portal.device('Garage').check();
    await portal.payButton.click();
    await portal.atProvider('pay');
    await expect(portal.heading('Payment successful')).toBeVisible();
    expect(await sandbox.orders()).toMatchObject([
      { cents: 5999, status: 5, goodsId: '5003', deviceIds: ['40003'] },
    ]);
  });

  test('asks for level 15, a hundred rows and the default pay mode, and for nothing that the address does not say [7.pact.02] [3.paymode.07]', async ({
    enter,
    portal,
  }) => {
    const sandbox = await enter(LIST);
    await expect(portal.button(textOf('selectDevice.title'))).toBeVisible();
    const [request] = await sandbox.requests('getPackageList');
    expect(request?.request).toEqual({ level: 15, pageSize: 100, payMode: 1 });
  });

  test.describe('is narrowed by its address [2.query.15] [2.query.16] [2.query.17] [2.query.18]', () => {
    const narrowed = [
      {
        query: 'isSupportRenew=1',
        asked: { isSupportRenew: true },
        shown: ['Cloud Recording', 'Cloud Recording for three'],
      },
      {
        query: 'isSupportRenew=false',
        asked: { isSupportRenew: false },
        shown: ['Holiday Season'],
      },
      {
        query: 'planUnit=year&goodsId=5003',
        asked: { planUnit: 'year', goodsId: '5003' },
        shown: ['Cloud Recording for three'],
      },
      {
        query: 'excludeLevel=14&goodsId=5001',
        asked: { excludeLevel: 14, goodsId: '5001' },
        shown: ['Cloud Recording'],
      },
      {
        query: 'planUnit=century&isSupportRenew=perhaps&excludeLevel=-1',
        asked: {},
        shown: ['Cloud Recording', 'Cloud Recording for three', 'Holiday Season'],
      },
    ];
    for (const pages of ['/packages', '/defaultPackage']) {
      for (const { query, asked, shown } of narrowed) {
        test(`${pages}?${query} passes it on to the package list call`, async ({ page, enter }) => {
          const sandbox = await enter({ scenario: 'several-packages', path: `${pages}?${query}` });
          await expect(page.getByRole('radio').first()).toBeAttached();
          const [request] = await sandbox.requests('getPackageList');
          expect(request?.request).toEqual({
            ...{ level: 15, pageSize: 100, payMode: 1 },
            ...asked,
          });
          if (pages === '/defaultPackage') return;
          const names = page.getByRole('main').getByRole('heading', { level: 2 });
          await expect(names).toHaveText(shown);
        });
      }
    }
  });

  test('with nothing that fits says so [8.error.48]', async ({ page, enter }) => {
    await enter({ scenario: 'no-packages', path: '/packages' });
    await expect(page.getByText('There are no plans on offer right now')).toBeVisible();
    await expect(page.getByRole('link', { name: textOf('common.toHome') })).toBeVisible();
  });

  test('that cannot be loaded can be tried again', async ({ page, enter, portal }) => {
    const sandbox = await enter({ ...LIST, fault: 'getPackageList:http:503' });
    await expect(page.getByText('This page could not be loaded')).toBeVisible();
    await sandbox.clearFaults();
    await portal.button(textOf('common.tryAgain')).click();
    await expect(page.getByRole('radio').first()).toBeAttached();
  });

  test('in the iOS app asks for what the store sells: ApplePay is the default pay mode there [3.paymode.08]', async ({
    browser,
    openSandbox,
  }) => {
    const sandbox = await openSandbox({ scenario: 'wallet-offer', path: '/packages' });
    const context = await browser.newContext({ userAgent: USER_AGENTS.ios });
    const page = await context.newPage();
    await page.goto(sandbox.url);
    await expect(page.getByRole('radio').first()).toBeAttached();
    const [request] = await sandbox.requests('getPackageList');
    expect(request?.request).toMatchObject({ payMode: 2 });
    await context.close();
  });

  test('in the Android app asks for PayPal [3.paymode.07]', async ({ browser, openSandbox }) => {
    const sandbox = await openSandbox(LIST);
    const context = await browser.newContext({ userAgent: USER_AGENTS.android });
    const page = await context.newPage();
    await page.goto(sandbox.url);
    await expect(page.getByRole('radio').first()).toBeAttached();
    const [request] = await sandbox.requests('getPackageList');
    expect(request?.request).toMatchObject({ payMode: 1 });
    await context.close();
  });

  test('works by the keyboard alone', async ({ page, enter, portal }) => {
    await enter(LIST);
    const first = page.getByRole('radio', { checked: true });
    await first.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio').nth(2)).toBeFocused();
    await expect(page.getByRole('radio').nth(2)).toBeChecked();
    await portal.button(textOf('selectDevice.title')).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/packages\/5001\/selectDevice/);
    await portal.device('Garage').focus();
    await page.keyboard.press('Space');
    await expect(portal.device('Garage')).toBeChecked();
  });
});

test.describe('the devices of a package from the list', () => {
  test('one more than its maximum shows the words of the multi-select [5.rule.42]', async ({
    enter,
    portal,
  }) => {
    const path = '/packages/5003/selectDevice?checkedPriceId=50031';
    await enter({ scenario: 'several-packages', path });
    for (const name of ['Front door', 'Garden', 'Garage']) await portal.device(name).check();
    await portal.device('Driveway light').click();
    await expect(portal.alert('You can choose at most 3 devices')).toBeVisible();
    await expect(portal.device('Driveway light')).not.toBeChecked();
  });

  test('one more than one has words of its own [5.rule.43]', async ({ enter, portal }) => {
    await enter({ scenario: 'several-packages', path: '/packages/5001/selectDevice' });
    await portal.device('Garage').check();
    await portal.device('Garden').click();
    await expect(
      portal.alert(
        'You can choose only one device. To choose another one, take the chosen one out first.',
      ),
    ).toBeVisible();
    await expect(portal.device('Garden')).not.toBeChecked();
  });

  for (const path of [
    '/packages/404/selectDevice',
    '/packages/5001/selectDevice?checkedPriceId=9',
  ]) {
    test(`${path} is not on offer, and says so`, async ({ page, enter, portal }) => {
      await enter({ scenario: 'several-packages', path });
      await expect(page.getByText(textOf('packages.unknownTitle'))).toBeVisible();
      await portal.button(textOf('packages.seeAll')).click();
      await expect(page).toHaveURL(/\/defaultPackage$/);
    });
  }

  test('the back arrow leads to the list with the price still chosen', async ({
    page,
    enter,
    portal,
  }) => {
    const path = '/packages/5003/selectDevice?checkedPriceId=50032&isSupportRenew=true';
    const sandbox = await enter({ scenario: 'several-packages', path });
    await portal.button(textOf('common.back')).click();
    await expect(page).toHaveURL(/\/packages\?/);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
    await expect(
      page.locator('label').filter({ has: page.getByRole('radio', { checked: true }) }),
    ).toContainText('$59.99');
    const [request] = await sandbox.requests('getPackageList');
    expect(request?.request).toMatchObject({ isSupportRenew: true });
  });
});

test.describe('what else the plan page reads of its address', () => {
  test('packageId opens the package of that plan [2.query.21]', async ({ page, enter }) => {
    const scenario = 'unlimited-plan-smaller-offers';
    await enter({ scenario, path: '/defaultPackage?packageId=70001&goodsId=5003' });
    await expect(page.getByText('Covers 3 devices').first()).toBeVisible();
    await enter({ scenario, path: '/defaultPackage?packageId=70001' });
    await expect(page.getByText('Covers 1 device').first()).toBeVisible();
    await enter({ scenario: 'full-plan', path: '/defaultPackage?packageId=70001' });
    await expect(page.getByText('Covers 3 devices').first()).toBeVisible();
  });

  test('a packageId nobody knows is said to be unknown', async ({ page, enter }) => {
    await enter({ scenario: 'demo', path: '/defaultPackage?packageId=404' });
    await expect(page.getByText(textOf('packages.unknownTitle'))).toBeVisible();
  });

  test('original goes with the order as a remark of where it came from, and never decides the source [2.query.19]', async ({
    page,
    enter,
    portal,
  }) => {
    await enter({ scenario: 'demo', path: '/defaultPackage?original=newsletter-11' });
    await portal.choosePlan({ coverage: 'Unlimited', cycle: 'Monthly' });
    await portal.device('Garage').check();
    const sent = page.waitForRequest(/createOrder/);
    await portal.payButton.click();
    expect((await sent).postDataJSON()).toMatchObject({
      original: 3,
      originalRemark: 'newsletter-11',
    });
    await page.waitForURL(CHECKOUT);
  });

  test('an original that is no word is left out', async ({ page, enter, portal }) => {
    const original = encodeURIComponent('<b>free</b>');
    await enter({ scenario: 'demo', path: `/defaultPackage?original=${original}` });
    await portal.choosePlan({ coverage: 'Unlimited', cycle: 'Monthly' });
    await expect(page).not.toHaveURL(/original/);
    await portal.device('Garage').check();
    const sent = page.waitForRequest(/createOrder/);
    await portal.payButton.click();
    expect((await sent).postDataJSON()).toMatchObject({ originalRemark: '' });
  });

  test('activityId goes with the order', async ({ page, enter, portal }) => {
    await enter({ scenario: 'demo', path: '/defaultPackage?activityId=A1' });
    await portal.choosePlan({ coverage: 'Unlimited', cycle: 'Monthly' });
    await portal.device('Garage').check();
    const sent = page.waitForRequest(/createOrder/);
    await portal.payButton.click();
    expect((await sent).postDataJSON()).toMatchObject({ activityId: 'A1' });
    // There is no such promotion: the service says so, and nothing was ordered.
    await expect(portal.alert(/promotion does not exist/)).toBeVisible();
  });
});

test('a list price stands where one is printed: for one device and for all, not for three', async ({
  page,
  enter,
}) => {
  await enter(LIST);
  const struck = (group: string) =>
    page.getByRole('radiogroup', { name: group, exact: true }).locator('del');
  await expect(struck('Holiday Season')).toHaveCount(4);
  await expect(struck('Cloud Recording for three')).toHaveText([/199\.99/, /11\.99/]);
});
