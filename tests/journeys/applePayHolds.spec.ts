import { expect, test } from './support/journey';
import { USER_AGENTS, putIntoApp } from './support/pretendApp';
import type { Portal } from './support/portal';
import { textOf } from './support/texts';

const DEVICES = '/applePay/selectDevice?goodsId=5001&checkedPriceId=50011';
const inDialog = (portal: Portal, name: string) =>
  portal.dialog.getByRole('button', { name, exact: true });

test.describe('in the app on iOS', () => {
  test.use({ userAgent: USER_AGENTS.ios });

  test('another house that holds the subscription is named, on the page and on the devices page, nothing is ordered, and it can be looked at [4.notice.13] [8.error.54] [8.text.06]', async ({
    page,
    enter,
    portal,
  }) => {
    await putIntoApp(page);
    const sandbox = await enter({ scenario: 'wallet-plan-other-home', path: '/applePay' });
    const tips = 'Grandma’s cottage already has your subscription from the App Store.';
    await expect(page.getByText(tips)).toBeVisible();
    await portal.pressSoftDisabled(portal.subscribeButton);
    await expect(portal.dialog).toContainText(tips);
    await inDialog(portal, textOf('common.close')).click();

    await page.goto(`${sandbox.origin}${DEVICES}`);
    await portal.pressSoftDisabled(portal.payButton);
    await expect(portal.dialog).toContainText(tips);
    await inDialog(portal, textOf('applePay.showHouse')).click();
    await expect(page).toHaveURL(`${sandbox.origin}/`);
    await expect(page.getByText('Grandma’s cottage').first()).toBeVisible();
    expect(await sandbox.requests('applePayOrder')).toEqual([]);
  });

  test('the house that holds it already is told so, and led to the store [4.notice.12]', async ({
    page,
    enter,
    portal,
  }) => {
    const app = await putIntoApp(page);
    const sandbox = await enter({ scenario: 'wallet-plan', path: DEVICES });
    const held = 'Lakeside 12 already has your subscription from the App Store.';
    await portal.pressSoftDisabled(portal.payButton);
    await expect(portal.dialog).toContainText(held);
    await inDialog(portal, textOf('subscription.openStore')).click();
    await expect
      .poll(async () => (await app.asked()).map(({ params }) => params.url))
      .toContain('itms-apps://apps.apple.com/account/subscriptions');
    expect(await sandbox.requests('applePayOrder')).toEqual([]);
  });

  test('a house with an unlimited plan is asked; check leads to it, continue goes on, once', async ({
    page,
    enter,
    portal,
  }) => {
    await putIntoApp(page);
    const sandbox = await enter({ scenario: 'unlimited-plan', path: '/applePay' });
    await portal.terms.check();
    await portal.subscribeButton.click();
    await expect(portal.dialog).toContainText(
      'Lakeside 12 already has a plan that covers all its devices',
    );
    await inDialog(portal, textOf('unlimitedHeld.check')).click();
    await expect(page).toHaveURL(`${sandbox.origin}/subscription/70001`);
    await page.goBack();
    await portal.terms.check();
    await portal.subscribeButton.click();
    await inDialog(portal, textOf('unlimitedHeld.continue')).click();
    await portal.payButton.click();
    // The next question is another one: there is no device left to choose.
    await expect(portal.dialog).toContainText(textOf('plan_detail_unselect_tips'));
  });

  test('a house with an unlimited plan is recommended none: the limit is said [5.rule.49] [10.ruling.02]', async ({
    page,
    enter,
    portal,
  }) => {
    await putIntoApp(page);
    const sandbox = await enter({ scenario: 'unlimited-plan', path: '/' });
    // Two devices that were added since the plan was bought.
    for (const id of ['40002', '40003']) await sandbox.patch(`/devices/${id}`, { planId: null });
    await page.goto(`${sandbox.origin}${DEVICES}`);
    await portal.device('Garden').check();
    await portal.device('Garage').click();
    await expect(
      portal.alert(
        'You can choose only one device. To choose another one, take the chosen one out first.',
      ),
    ).toBeVisible();
    await expect(portal.device('Garage')).not.toBeChecked();
    await expect(portal.dialog).toHaveCount(0);
  });

  for (const scenario of ['wallet-plan', 'wallet-plan-other-home']) {
    test(`nothing is recommended that the store would refuse: ${scenario} [5.rule.49]`, async ({
      page,
      enter,
      portal,
    }) => {
      await putIntoApp(page);
      await enter({ scenario, path: DEVICES });
      await portal.device('Garden').check();
      await portal.device('Garage').click();
      await expect(
        portal.alert(
          'You can choose only one device. To choose another one, take the chosen one out first.',
        ),
      ).toBeVisible();
      await expect(portal.dialog).toHaveCount(0);
    });
  }

  test('another house that is not the customer’s to look at is not named; the store is where it is changed [4.notice.13] [8.error.54]', async ({
    page,
    enter,
    portal,
  }) => {
    const app = await putIntoApp(page);
    const sandbox = await enter({ scenario: 'wallet-plan-other-home', path: '/' });
    await sandbox.patch('/houses/30002', { isOwner: false });
    await page.goto(`${sandbox.origin}/applePay`);
    const tips = 'Another house already has your subscription from the App Store.';
    await expect(page.getByText(tips)).toBeVisible();
    await portal.pressSoftDisabled(portal.subscribeButton);
    await expect(portal.dialog).toContainText(tips);
    await expect(page.getByText('Grandma’s cottage')).toHaveCount(0);
    await expect(inDialog(portal, textOf('applePay.showHouse'))).toHaveCount(0);
    await inDialog(portal, textOf('subscription.openStore')).click();
    await expect
      .poll(async () => (await app.asked()).map(({ params }) => params.url))
      .toContain('itms-apps://apps.apple.com/account/subscriptions');
    expect(await sandbox.requests('applePayOrder')).toEqual([]);
  });

  test('a service that does not say what is held keeps nobody from buying', async ({
    page,
    enter,
    portal,
  }) => {
    await putIntoApp(page);
    const sandbox = await enter({ scenario: 'wallet-offer', path: '/' });
    await sandbox.fault({ call: 'packageBuyInfoV2', kind: 'http', status: 500, times: null });
    await page.goto(`${sandbox.origin}${DEVICES}`);
    await portal.terms.check();
    await portal.device('Garden').check();
    await portal.payButton.click();
    await expect(page).toHaveURL(`${sandbox.origin}/paySuccess`);
  });

  test('a tier that is not sold says so; a list that fails can be tried again', async ({
    page,
    enter,
    portal,
  }) => {
    await putIntoApp(page);
    const sandbox = await enter({ scenario: 'wallet-offer', path: '/' });
    await page.goto(`${sandbox.origin}/applePay?checkedPriceId=1`);
    await expect(page.getByText(textOf('packages.unknownTitle'))).toBeVisible();
    await sandbox.fault({ call: 'getPackageList', kind: 'http', status: 500 });
    await page.goto(`${sandbox.origin}/applePay`);
    await expect(page.getByText('This page could not be loaded')).toBeVisible();
    await portal.button(textOf('common.tryAgain')).click();
    await expect(page.getByRole('radio').first()).toBeAttached();
  });
});

test.describe('an app that is too old [5.rule.57] [5.rule.58]', () => {
  test.use({ userAgent: USER_AGENTS.ios });

  test('gets app_version_not_support with Later and Update now, and no order is created [2.query.07] [5.rule.57] [5.rule.58] [8.text.07]', async ({
    page,
    enter,
    portal,
  }) => {
    const app = await putIntoApp(page);
    const sandbox = await enter({ scenario: 'wallet-offer', path: '/' });
    // 1.9 is older than 1.13, though the browser identifier says 1.13.
    await page.goto(`${sandbox.origin}/applePay?appVersion=1.9`);
    await portal.terms.check();
    await portal.subscribeButton.click();
    const tips = 'Please update your app to version 1.13 or newer.';
    await expect(portal.dialog).toContainText(tips);
    await inDialog(portal, textOf('appVersion.later')).click();
    await expect(portal.dialog).toHaveCount(0);
    await expect(page).toHaveURL(`${sandbox.origin}/applePay`);

    // A link may lead past that page.
    await page.goto(`${sandbox.origin}${DEVICES}&appVersion=1.9`);
    await portal.device('Garden').check();
    await portal.payButton.click();
    await expect(portal.dialog).toContainText(tips);
    await inDialog(portal, textOf('appVersion.update')).click();
    await expect
      .poll(async () => (await app.asked()).filter(({ method }) => /Third|IAP/.test(method)))
      .toMatchObject([
        {
          method: 'System.openThirdApp',
          params: { url: 'itms-apps://apps.apple.com/app/homeview-cloud' },
        },
      ]);
    expect(await sandbox.requests('applePayOrder')).toEqual([]);

    await page.goto(`${sandbox.origin}${DEVICES}&appVersion=1.13`);
    await portal.payButton.click();
    await expect(page).toHaveURL(`${sandbox.origin}/paySuccess`);
  });

  test('and was updated since buys: what the identifier says now goes before what was kept [2.query.07]', async ({
    page,
    enter,
    portal,
  }) => {
    await putIntoApp(page);
    const sandbox = await enter({ scenario: 'wallet-offer', path: '/?appVersion=1.9' });
    const kept = () => page.evaluate(() => localStorage.getItem('hv.appVersion'));
    expect(await kept()).toBe('1.9');
    await page.goto(`${sandbox.origin}${DEVICES}`);
    expect(await kept()).toBe('1.13.0');
    await portal.terms.check();
    await portal.device('Garden').check();
    await portal.payButton.click();
    await expect(page).toHaveURL(`${sandbox.origin}/paySuccess`);
  });

  for (const manner of ['refuses', 'throws', 'stays silent'] as const) {
    test(`and ${manner} when the store is to show its page: the customer is told [5.rule.58]`, async ({
      page,
      enter,
      portal,
    }) => {
      const app = await putIntoApp(page, { manner });
      const sandbox = await enter({ scenario: 'wallet-offer', path: `${DEVICES}&appVersion=1.9` });
      await portal.terms.check();
      await portal.device('Garden').check();
      await portal.payButton.click();
      await inDialog(portal, textOf('appVersion.update')).click();
      await expect(portal.alert(textOf('appVersion.failed'))).toBeVisible();
      await expect(portal.dialog).toHaveCount(0);
      const opened = (await app.asked()).filter(({ method }) => method === 'System.openThirdApp');
      expect(opened).toHaveLength(1);
      // Asked again, said again; nothing was ordered.
      await portal.payButton.click();
      await expect(inDialog(portal, textOf('appVersion.later'))).toBeVisible();
      expect(await sandbox.requests('applePayOrder')).toEqual([]);
    });
  }

  test('is told so before a trial, too', async ({ page, enter, portal }) => {
    await putIntoApp(page);
    const sandbox = await enter({
      scenario: 'trial-in-store',
      path: '/trialPackage?appVersion=1.12',
    });
    await portal.device('Garden').check();
    await portal.terms.check();
    await portal.button(textOf('trial.start')).click();
    await expect(portal.dialog).toContainText(textOf('appVersion.update'));
    expect(await sandbox.requests('applePayOrder')).toEqual([]);
  });
});

for (const [name, userAgent] of [
  ['a browser', undefined],
  ['the app on Android', USER_AGENTS.android],
] as const) {
  test.describe(`in ${name}`, () => {
    test.use(userAgent === undefined ? {} : { userAgent });

    test('/applePay is the plan page, the query kept [1.view.07] [10.ruling.03]', async ({
      page,
      enter,
      portal,
    }) => {
      const sandbox = await enter({ scenario: 'wallet-offer', path: '/' });
      await page.goto(`${sandbox.origin}/applePay?unit=year&goodsId=5001`);
      await expect(page).toHaveURL(`${sandbox.origin}/defaultPackage?unit=year&goodsId=5001`);
      await page.goto(`${sandbox.origin}${DEVICES}`);
      await expect(page).toHaveURL(
        `${sandbox.origin}/defaultPackage?goodsId=5001&checkedPriceId=50011`,
      );
      await expect(portal.subscribeButton).toBeVisible();
      await page.goto(sandbox.origin);
      await portal.button(textOf('home.addSubscription')).click();
      await expect(page).toHaveURL(`${sandbox.origin}/defaultPackage`);
    });
  });
}
