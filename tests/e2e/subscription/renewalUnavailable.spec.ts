import { expect, test } from '../support/journey';
import { textOf } from '../support/language/texts';

const path = '/package/renewal?packageId=70001';

test.describe('a plan that cannot be renewed here', () => {
  test('explains why a plan cannot be renewed and offers a next step', async ({
    page,
    enter,
    portal,
  }) => {
    const obstacles = [
      ['deleted-plan', 'obstacle.deletedTitle', /\/defaultPackage$/],
      ['unrenewable-plan', 'obstacle.notRenewableTitle', /\/defaultPackage$/],
      ['free-basic-plan', 'obstacle.freeTitle', /\/defaultPackage$/],
      ['wallet-plan', 'obstacle.storeTitle', /\/subscription\/70001$/],
    ] as const;
    for (const [scenario, title, leadsTo] of obstacles) {
      await enter({ scenario, path });
      await expect(page.getByRole('heading', { name: textOf(title), exact: true })).toBeVisible();
      await expect(portal.payButton).toHaveCount(0);
      await page.getByRole('main').getByRole('button').click();
      await expect(page).toHaveURL(leadsTo);
    }
  });

  test('says that nothing more is due while the order is processed, and can be checked again', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'processing-plan', path });
    await expect(page.getByText(textOf('obstacle.processingMessage'))).toBeVisible();
    await sandbox.patch('/orders/80001', { status: 5, paidAt: '2026-11-01T10:00:00.000Z' });
    await portal.button(textOf('obstacle.lookAgain')).click();
    await expect(portal.payButton).toBeVisible();
  });
});
