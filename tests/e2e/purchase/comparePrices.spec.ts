import { expect, test } from '../support/journey';

test('compares prices on the tabs and tiles, and names the house', async ({ page, enter }) => {
  await enter({ scenario: 'demo', path: '/defaultPackage' });
  await expect(page.getByRole('button', { name: 'Lakeside 12' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Single from $2.99 /\u00a0month' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Unlimited from $9.99 /\u00a0month' })).toBeVisible();
  const annual = page.locator('label').filter({ hasText: 'Annual' });
  await expect(annual).toContainText('About $2.50 a month');
});

test('gives a tile one reference price, which says what it is', async ({ page, enter }) => {
  const annual = page.locator('label').filter({ hasText: 'Annual' });
  await enter({ scenario: 'demo', path: '/defaultPackage' });
  await expect(annual.getByRole('deletion')).toHaveText('List price $35.88');
  const label = annual.getByText('List price', { exact: true });
  expect((await label.boundingBox())?.width).toBeGreaterThan(20);
  await expect(annual).not.toContainText(/save/i);

  // There is no list price for three devices: twelve months of the service are the reference.
  await enter({ scenario: 'three-device-package', path: '/defaultPackage' });
  await expect(annual).toContainText('Save $5.89 a year');
  await expect(page.getByRole('deletion')).toHaveCount(0);
});
