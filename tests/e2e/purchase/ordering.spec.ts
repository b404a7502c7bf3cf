import { expect, test } from '../support/journey';
import { textOf } from '../support/language/texts';

const selectDevice = (goodsPriceId = '50011') =>
  `/defaultPackage/selectDevice?goodsId=5001&checkedPriceId=${goodsPriceId}`;
const SINGLE = { scenario: 'demo', path: selectDevice() };
const UNLIMITED = { scenario: 'demo', path: selectDevice('50013') };
const PAID = 5;
const UNPAID = 7;

test(
  'leaves the terms unticked with working links, and shows them instead of ordering without them',
  { tag: ['@2.screen.27', '@2.screen.28', '@2.screen.29', '@2.screen.30', '@5.rule.54'] },
  async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'demo', path: '/defaultPackage' });
    await expect(portal.terms).not.toBeChecked();
    for (const name of ['plan terms', 'privacy policy']) {
      const link = page.getByRole('link', { name });
      await expect(link).toHaveAttribute('href', /^https:\/\/.+/);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', /noopener/);
    }
    await portal.subscribeButton.focus();
    await expect(portal.subscribeButton).toBeFocused();
    await portal.pressSoftDisabled(portal.subscribeButton);
    await expect(portal.dialog).toContainText(textOf('packages.termsText'));
    await portal.dialog.getByRole('button', { name: 'Ok' }).click();
    await expect(portal.dialog).toBeHidden();
    await expect(page).toHaveURL(/\/defaultPackage(\?|$)/);
    expect(await sandbox.orders()).toEqual([]);

    await portal.terms.check();
    await expect(portal.subscribeButton).not.toHaveAttribute('aria-disabled', 'true');
    await portal.terms.uncheck();
    await portal.pressSoftDisabled(portal.subscribeButton);
    await portal.dialog.getByRole('button', { name: 'Agree and continue' }).click();
    await expect(page).toHaveURL(/\/defaultPackage\/selectDevice/);
    // The agreement stays in sight where the customer pays.
    await expect(portal.terms).toBeChecked();

    // A link that skips the plan page asks for the terms on the device page.
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(`${sandbox.origin}${SINGLE.path}`);
    await portal.device('Garden').check();
    await portal.pressSoftDisabled(portal.payButton);
    await expect(portal.dialog).toContainText(textOf('packages.termsText'));
    // On a page that orders, agreeing orders nothing: the button that names the price does.
    await portal.dialog.getByRole('button', { name: 'Agree', exact: true }).click();
    await expect(portal.terms).toBeChecked();
    await expect(portal.payButton).not.toHaveAttribute('aria-disabled', 'true');
    expect(await sandbox.orders()).toEqual([]);
  },
);

test(
  'asks before paying without a device: Cancel stays, Continue orders without devices',
  { tag: ['@5.rule.39', '@5.rule.40', '@5.rule.41'] },
  async ({ page, enter, portal }) => {
    const sandbox = await enter(SINGLE);
    await portal.terms.check();
    await portal.payButton.click();
    await expect(portal.dialog).toContainText(textOf('plan_detail_unselect_tips'));
    await portal.dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(portal.dialog).toBeHidden();
    await expect(page).toHaveURL(/selectDevice/);
    expect(await sandbox.orders()).toEqual([]);

    await portal.payButton.click();
    await portal.dialog.getByRole('button', { name: textOf('selectDevice.continue') }).click();
    await page.waitForURL(/\/__mock\/pay\//);
    expect(await sandbox.orders()).toMatchObject([{ deviceIds: [], status: UNPAID }]);
  },
);

test(
  'keeps the selection on a cancel, charges nothing on a decline, and pays the same order on retry',
  { tag: '@2.route.29' },
  async ({ page, enter, portal }) => {
    const sandbox = await enter(UNLIMITED);
    await portal.terms.check();
    await portal.device('Garage').check();
    await portal.payButton.click();
    await portal.atProvider('cancel');
    await expect(page).toHaveURL(/selectDevice/);
    await expect(portal.device('Garage')).toBeChecked();
    await expect(portal.terms).toBeChecked();
    expect(await sandbox.orders()).toMatchObject([{ status: UNPAID }]);
    await portal.payButton.click();
    await portal.atProvider('decline');
    await expect(page).toHaveURL(`${sandbox.origin}/payFailed`);
    await expect(portal.heading('Payment not completed')).toBeVisible();
    await portal.button('Try again').click();
    await expect(portal.device('Garage')).toBeChecked();
    await portal.payButton.click();
    await portal.atProvider('pay');
    await expect(page).toHaveURL(`${sandbox.origin}/paySuccess`);
    expect(await sandbox.orders()).toMatchObject([{ status: PAID }]);
  },
);
