import { expect, test } from '../support/journey';
import { USER_AGENTS, putIntoApp } from '../support/fakeNativeApp';
import type { Portal } from '../support/pages/portal';
import { textOf } from '../support/language/texts';

const DEVICES = '/applePay/selectDevice?goodsId=5001&checkedPriceId=50011';
const inDialog = (portal: Portal, name: string) =>
  portal.dialog.getByRole('button', { name, exact: true });

test.describe('in the app on iOS', () => {
  test.use({ userAgent: USER_AGENTS.ios });

  test(
    'names the other house that has the subscription on both pages, orders nothing, and links to that house',
    { tag: ['@4.notice.13', '@8.error.54'] },
    async ({ page, enter, portal }) => {
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
    },
  );

  test(
    'tells the house that already has the subscription and opens the store',
    { tag: '@4.notice.12' },
    async ({ page, enter, portal }) => {
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
    },
  );

  test('asks once about an existing unlimited plan; Check opens it and Continue leads to payment', async ({
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
    // The next dialog is about devices: none is left to choose.
    await expect(portal.dialog).toContainText(textOf('plan_detail_unselect_tips'));
  });

  test(
    'shows the device limit instead of a plan that the store would refuse or the house already has',
    { tag: ['@5.rule.49', '@10.ruling.02'] },
    async ({ page, enter, portal }) => {
      await putIntoApp(page);
      for (const scenario of ['wallet-plan', 'wallet-plan-other-home', 'unlimited-plan']) {
        const sandbox = await enter({ scenario, path: '/' });
        if (scenario === 'unlimited-plan') {
          // Two devices were added after the plan was bought.
          for (const id of ['40002', '40003']) {
            await sandbox.patch(`/devices/${id}`, { planId: null });
          }
        }
        await page.goto(`${sandbox.origin}${DEVICES}`);
        await portal.device('Garden').check();
        await portal.device('Garage').click();
        await expect(portal.dialog).toContainText(
          'You can choose only one device. To choose another one, unselect it first.',
        );
        // No unlimited plan is recommended.
        await expect(portal.dialog).not.toContainText('unlimited');
        await inDialog(portal, 'Ok').click();
        await expect(portal.device('Garage')).not.toBeChecked();
      }
    },
  );

  test(
    'does not name a house that the customer does not own, and leads to the store instead',
    { tag: ['@4.notice.13', '@8.error.54'] },
    async ({ page, enter, portal }) => {
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
    },
  );

  test('reports an unknown tier, retries a failed list, and still sells when the ownership check fails', async ({
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
    await expect(page.getByText('This page couldn’t be loaded')).toBeVisible();
    await portal.button(textOf('common.tryAgain')).click();
    await expect(page.getByRole('radio').first()).toBeAttached();
    await sandbox.fault({ call: 'packageBuyInfoV2', kind: 'http', status: 500, times: null });
    await page.goto(`${sandbox.origin}${DEVICES}`);
    await portal.terms.check();
    await portal.device('Garden').check();
    await portal.payButton.click();
    await expect(page).toHaveURL(`${sandbox.origin}/paySuccess`);
  });
});
