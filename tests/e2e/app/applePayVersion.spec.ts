import { expect, test } from '../support/journey';
import { USER_AGENTS, putIntoApp } from '../support/fakeNativeApp';
import { Portal } from '../support/pages/portal';
import { textOf } from '../support/language/texts';

const DEVICES = '/applePay/selectDevice?goodsId=5001&checkedPriceId=50011';
const inDialog = (portal: Portal, name: string) =>
  portal.dialog.getByRole('button', { name, exact: true });

test.describe('in the app on iOS', () => {
  test.use({ userAgent: USER_AGENTS.ios });

  test(
    'shows app_version_not_support with Later and Update now in an outdated app, and orders nothing',
    { tag: ['@2.query.07', '@5.rule.57', '@5.rule.58'] },
    async ({ page, enter, portal }) => {
      const app = await putIntoApp(page);
      const sandbox = await enter({ scenario: 'wallet-offer', path: '/' });
      // 1.9 is older than 1.13, though the browser identifier says 1.13.
      await page.goto(`${sandbox.origin}/applePay?appVersion=1.9`);
      await portal.terms.check();
      await portal.subscribeButton.click();
      const tips = 'Update your app to version 1.13 or newer.';
      await expect(portal.dialog).toContainText(tips);
      await inDialog(portal, textOf('appVersion.later')).click();
      await expect(portal.dialog).toHaveCount(0);
      await expect(page).toHaveURL(`${sandbox.origin}/applePay`);

      // A link may skip that page.
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
    },
  );

  test(
    'sells in an updated app: the version in the user agent overrides the stored version',
    { tag: '@2.query.07' },
    async ({ page, enter, portal }) => {
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
    },
  );

  test(
    'shows an error when the update page cannot be opened, and orders nothing',
    { tag: '@5.rule.58' },
    async ({ page, enter, portal }) => {
      for (const manner of ['refuses', 'throws', 'stays silent'] as const) {
        const app = await putIntoApp(page, { manner });
        const sandbox = await enter({
          scenario: 'wallet-offer',
          path: `${DEVICES}&appVersion=1.9`,
        });
        await portal.terms.check();
        await portal.device('Garden').check();
        await portal.payButton.click();
        await inDialog(portal, 'Update now').click();
        await expect(
          portal.alert('Couldn’t open the App Store. Open it yourself and update the app.'),
        ).toBeVisible();
        await expect(portal.dialog).toHaveCount(0);
        expect(await app.askedOf('System.openThirdApp')).toHaveLength(1);
        // A second press shows the dialog again, and nothing has been ordered.
        await portal.payButton.click();
        await expect(inDialog(portal, 'Later')).toBeVisible();
        expect(await sandbox.requests('applePayOrder')).toEqual([]);
      }
    },
  );
});

test(
  'redirects /applePay to the plan page outside the iOS app and keeps the query',
  { tag: ['@1.view.07', '@10.ruling.03'] },
  async ({ page, openPage, openSandbox }) => {
    const sandbox = await openSandbox({ scenario: 'wallet-offer', path: '/' });
    for (const shown of [page, await openPage('android')]) {
      const portal = new Portal(shown);
      await shown.goto(sandbox.url);
      await portal.button(textOf('home.addSubscription')).click();
      await expect(shown).toHaveURL(`${sandbox.origin}/defaultPackage`);
      await shown.goto(`${sandbox.origin}/applePay?unit=year&goodsId=5001`);
      await expect(shown).toHaveURL(`${sandbox.origin}/defaultPackage?unit=year&goodsId=5001`);
      await shown.goto(`${sandbox.origin}${DEVICES}`);
      await expect(shown).toHaveURL(
        `${sandbox.origin}/defaultPackage?goodsId=5001&checkedPriceId=50011`,
      );
      await expect(portal.subscribeButton).toBeVisible();
    }
  },
);
