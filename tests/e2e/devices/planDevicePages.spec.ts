/** What the three pages about the devices of a plan have in common: adjust, remove, downgrade. */
import { expect, test } from '../support/journey';
import { ADJUST, bindings, box, covered, lock, locks } from '../support/pages/planDevices';
import { textOf } from '../support/language/texts';

const PLAN = '/subscription/70001';
const REMOVE = `${ADJUST}/remove`;
const DOWNGRADE = `${PLAN}/updateDevice`;

test('explains why a plan can no longer be changed, lists its devices, and links back to it', async ({
  page,
  enter,
  portal,
}) => {
  const expired = await enter({ scenario: 'expired-plan', path: ADJUST });
  await expect(page.getByText('This plan has expired')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(portal.button(textOf('adjustDevice.update'))).toHaveCount(0);
  await page.getByRole('link', { name: textOf('adjustDevice.toPlan') }).click();
  await expect(page).toHaveURL(expired.origin + PLAN);

  const deleted = 'This plan is no longer available and can’t be changed.';
  await enter({ scenario: 'deleted-plan', path: REMOVE });
  await expect(page.getByText(deleted)).toBeVisible();
  await expect(covered(page).getByRole('listitem').first()).toBeVisible();
  await expect(portal.button(/^Remove/)).toHaveCount(0);

  const fault = 'getPackageSubscribeInfo:mutate:goodsStatus=0';
  await enter({ scenario: 'pending-change', path: DOWNGRADE, fault });
  await expect(page.getByText(deleted)).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(portal.button(textOf('downgrade.submit'))).toHaveCount(0);
});

test('stays fast with 10,000 devices to choose, keep and remove', async ({
  page,
  enter,
  portal,
}) => {
  // A response with 10,000 devices takes long on a busy machine.
  test.slow();
  const first = { timeout: 30_000 };
  const search = page.getByRole('searchbox');
  const rows = covered(page).getByRole('listitem');
  const sandbox = await enter({ scenario: 'ten-thousand-in-plan', path: DOWNGRADE });
  await expect(rows.first()).toBeVisible(first);
  expect(await rows.count()).toBeLessThan(40);
  await search.fill('Camera 777');
  await box(covered(page), 'Camera 7777').check();
  await portal.button(textOf('downgrade.submit')).click();
  await expect(portal.dialog.getByRole('heading')).toHaveText('9,999 devices stop recording');
  await expect(portal.dialog.getByRole('listitem').last()).toHaveText('and 9,979 more');

  await page.goto(sandbox.origin + ADJUST);
  await expect(portal.status('0 of 3 kept for the next plan')).toBeVisible(first);
  expect(await rows.count()).toBeLessThan(40);
  await covered(page).getByRole('searchbox').fill('Camera 9999');
  await box(covered(page), 'Camera 9999').check();
  await covered(page).getByRole('searchbox').fill('');
  await box(covered(page), 'Camera 1').first().check();
  await portal.button(textOf('adjustDevice.update')).click();
  await expect(portal.status('Stay in the next plan: Camera 1 and Camera 9999')).toBeVisible();
  expect(await locks(sandbox)).toEqual([lock('40001', 1), lock('49999', 1)]);

  await page.goto(sandbox.origin + REMOVE);
  await expect(portal.button('Remove Camera 1').first()).toBeVisible(first);
  await search.fill('Camera 777');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(11);
  await page.getByRole('button', { name: 'Remove Camera 7770', exact: true }).click();
  await portal.button(textOf('removeDevice.confirm')).click();
  await expect(portal.status('Removed: Camera 7770')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(10);
  await expect(page.getByRole('button', { name: 'Remove Camera 7771', exact: true })).toBeFocused();
  expect(await bindings(sandbox)).toEqual([{ deviceIds: ['47770'], packageId: '70001', type: 1 }]);
});
