import { expect, test } from '../support/journey';

test('compares prices on the tabs and tiles, and names the house', async ({ page, enter }) => {
  await enter({ scenario: 'demo', path: '/defaultPackage' });
  await expect(page.getByRole('button', { name: 'Lakeside 12' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Single from $2.99 /\u00a0month' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Unlimited from $9.99 /\u00a0month' })).toBeVisible();
  const annual = page.locator('label').filter({ hasText: 'Annual' });
  await expect(annual).toContainText('About $2.50 a month');
  await expect(annual).toContainText('Save $5.89 a year');
});
