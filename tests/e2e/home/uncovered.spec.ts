/** Home says which devices have no plan, and leads to covering them. */
import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';

const uncovered = (page: Page) => page.getByRole('region', { name: 'Devices without a plan' });

test('names the devices without a plan, and leads from them to the plans', async ({
  page,
  enter,
}) => {
  const sandbox = await enter('demo');
  await expect(page.getByText('4 devices at Lakeside 12 have no plan.')).toBeVisible();
  await expect(uncovered(page).getByRole('listitem')).toHaveText([
    'Garden',
    'Garage',
    'Living room lamp',
    'Driveway light',
  ]);
  // The offer is asked for only where home says what a plan costs.
  expect(await sandbox.requests('getRecordGoodsList')).toHaveLength(0);
  await uncovered(page).getByRole('link', { name: 'Choose a plan' }).click();
  await expect(page).toHaveURL(/\/defaultPackage$/);
});

test('shows the plans although the devices could not be loaded, and loads them on Try again', async ({
  page,
  enter,
  portal,
}) => {
  const sandbox = await enter({ scenario: 'demo', path: '/bills' });
  await sandbox.fault({ call: 'getUnbindPackageDevList', kind: 'http', status: 503, times: 1 });
  await page.goto(`${sandbox.origin}/`);
  await expect(page.getByText('Couldn’t load the devices without a plan.')).toBeVisible();
  await expect(page.getByRole('link', { name: /Cloud Recording/ })).toBeVisible();
  await expect(page.getByText('at Lakeside 12 have no plan')).toHaveCount(0);
  await portal.button('Try again').click();
  await expect(uncovered(page).getByRole('listitem')).toHaveCount(4);
});
