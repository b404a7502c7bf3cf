import { expect, test } from '../support/journey';
import { textOf } from '../support/language/texts';

const DEVICES = '/defaultPackage/selectDevice?changePackageId=70001&goodsId=5001';

test.describe('a change that cannot be made', () => {
  test('starts with the current price, says why the change is not possible, and orders nothing', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({
      scenario: 'demo',
      path: '/defaultPackage?changePackageId=70001',
    });
    await expect(page.getByText(textOf('change.same'))).toBeVisible();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
    await portal.pressSoftDisabled(portal.button(textOf('change.continue')));
    // The press leads to another price.
    await expect(page.locator('input[type=radio]:focus:not(:checked)')).toHaveCount(1);
    await expect(page).toHaveURL(/\/defaultPackage\?/);
    await page.goto(`${sandbox.origin}${DEVICES}&checkedPriceId=50011`);
    await expect(page.getByText(textOf('change.same'))).toBeVisible();
    await portal.button(textOf('packages.seeAll')).click();
    await expect(page).toHaveURL(/\/defaultPackage\?.*changePackageId=70001/);
  });

  test('explains why a plan cannot be changed and offers a next step', async ({ page, enter }) => {
    const obstacles = [
      ['expired-plan', '/packages', 'obstacle.endedTitle', /\/package\/renewal/],
      ['deleted-plan', '/defaultPackage/selectDevice', 'obstacle.deletedTitle', /Package$/],
      ['wallet-plan', '/packages', 'obstacle.storeTitle', /\/subscription\/70001$/],
    ] as const;
    for (const [scenario, path, title, leadsTo] of obstacles) {
      await enter({ scenario, path: `${path}?changePackageId=70001` });
      await expect(page.getByRole('heading', { name: textOf(title), exact: true })).toBeVisible();
      await page.getByRole('main').getByRole('button').click();
      await expect(page).toHaveURL(leadsTo);
    }
  });

  test('blocks a change while a payment is processed, and reports an unknown plan', async ({
    page,
    enter,
    portal,
  }) => {
    const path = '/packages?changePackageId=70001';
    const sandbox = await enter({ scenario: 'processing-plan', path });
    await expect(page.getByText(textOf('obstacle.processingTitle'))).toBeVisible();
    const paid = { status: 5, paidAt: '2026-11-01T10:00:00.000Z' };
    await sandbox.patch('/orders/80001', paid);
    await portal.button(textOf('obstacle.lookAgain')).click();
    await expect(page.getByRole('region', { name: textOf('change.present') })).toBeVisible();

    await page.goto(`${sandbox.origin}${path.replace('70001', '404')}`);
    await expect(page.getByText(textOf('packages.unknownTitle'))).toBeVisible();
  });
});
