import { expect, test } from './support/journey';
import { ADJUST, bindings, box, covered, lock, locks } from './support/planDevices';
import { textOf } from './support/texts';

const path = ADJUST;

test.describe('the devices of a plan that is to change', () => {
  test('ticked devices go on in the next plan [4.adjust.01] [8.error.30]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'pending-change', path });
    await expect(covered(page)).toContainText(
      /From \d{2}\/\d{2}\/\d{4} this plan covers 1 device\./,
    );
    await expect(portal.status('0 of 1 kept for the next plan')).toBeVisible();
    await box(covered(page), 'Garden').check();
    await expect(portal.status('1 of 1 kept for the next plan')).toBeVisible();
    expect(await locks(sandbox)).toEqual([]);

    await portal.button(textOf('adjustDevice.update')).click();
    await expect(portal.status('Saved')).toBeVisible();
    await expect(page).toHaveURL(`${sandbox.origin}/subscription/70001`);
    expect(await locks(sandbox)).toEqual([lock('40002', 1)]);
    await expect(covered(page).getByRole('listitem').filter({ hasText: 'Garden' })).toContainText(
      textOf('subscription.deviceLocked'),
    );
    // The chosen one is the one that stays.
    await sandbox.advance('P14D');
    await page.reload();
    await expect(covered(page).getByRole('listitem')).toHaveText(['Garden']);
  });

  test('one more than the next plan covers is refused before anything is sent [5.rule.45]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'downgrade-chosen', path });
    await expect(box(covered(page), 'Garden')).toBeChecked();
    await expect(box(covered(page), 'Garage')).toBeChecked();
    await box(covered(page), 'Front door').check();
    await expect(portal.alert('The next plan')).toHaveCount(0);
    await box(covered(page), 'Living room lamp').click();
    await expect(portal.alert('The next plan covers at most 3 devices.')).toBeVisible();
    await expect(box(covered(page), 'Living room lamp')).not.toBeChecked();
    await expect(portal.status('3 of 3 kept for the next plan')).toBeVisible();
    expect(await locks(sandbox)).toEqual([]);
  });

  test('what leaves the next plan is sent before what joins it: a full one can be swapped [4.adjust.01] [4.adjust.02]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'downgrade-chosen', path });
    await box(covered(page), 'Front door').check();
    await box(covered(page), 'Garage').uncheck();
    await box(covered(page), 'Driveway light').check();
    // Back to what it was: no change.
    await box(covered(page), 'Garden').uncheck();
    await box(covered(page), 'Garden').check();
    await expect(page.getByText('3 changes are waiting to be applied.')).toBeVisible();
    await portal.button(textOf('adjustDevice.update')).click();
    await expect(portal.status('Saved')).toBeVisible();
    expect(await locks(sandbox)).toEqual([lock('40003', 0), lock('40001', 1), lock('40005', 1)]);
    expect(await bindings(sandbox)).toEqual([]);
  });

  test('a next plan without a limit keeps as many as are ticked [5.rule.46]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'pending-unlimited', path });
    await expect(covered(page)).toContainText(
      /From \d{2}\/\d{2}\/\d{4} this plan covers all devices/,
    );
    const boxes = covered(page).getByRole('checkbox');
    for (const at of [0, 1, 2, 3, 4]) await boxes.nth(at).check();
    await expect(portal.status('5 devices kept for the next plan')).toBeVisible();
    await expect(portal.alert('at most')).toHaveCount(0);
    await portal.button(textOf('adjustDevice.update')).click();
    await expect(portal.status('Saved')).toBeVisible();
    expect(await locks(sandbox)).toHaveLength(5);
  });

  test('a lock that fails says so; what was granted stays, the rest is still to be applied [8.error.29]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'downgrade-chosen', path });
    await box(covered(page), 'Front door').check();
    await box(covered(page), 'Garage').uncheck();
    // The release is granted and its answer lost; the truth shows that it is done.
    await sandbox.fault({ call: 'updateDeviceLockStatus', kind: 'http', status: 503, after: true });
    await portal.button(textOf('adjustDevice.update')).click();
    await expect(portal.alert('This could not be saved. Please try again.')).toBeVisible();
    await expect(page.getByText('1 change is waiting to be applied.')).toBeVisible();
    await expect(box(covered(page), 'Front door')).toBeChecked();
    await expect(box(covered(page), 'Garage')).not.toBeChecked();
    expect(await locks(sandbox)).toEqual([lock('40003', 0)]);

    await portal.button(textOf('adjustDevice.update')).click();
    await expect(portal.status('Saved')).toBeVisible();
    // What failed before is done now: nothing says otherwise any more.
    expect(await portal.alert('This could not be saved. Please try again.').count()).toBe(0);
    expect(await locks(sandbox)).toEqual([lock('40003', 0), lock('40001', 1)]);
  });

  test('a lock that is refused says the same, whatever the words of the service [8.error.29]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'downgrade-chosen', path });
    await box(covered(page), 'Front door').check();
    await sandbox.fault({ call: 'updateDeviceLockStatus', kind: 'http400', desc: 'Not today.' });
    await portal.button(textOf('adjustDevice.update')).click();
    await expect(portal.alert('This could not be saved. Please try again.')).toBeVisible();
    await expect(page.getByText('Not today.')).toHaveCount(0);
  });
});
