import { expect, test } from '../support/journey';
import { ADJUST, bindings, box, covered, lock, locks } from '../support/pages/planDevices';
import { FULL_DATE } from '../support/language/dates';
import { textOf } from '../support/language/texts';

const path = ADJUST;
const LIMIT = 'Your next plan covers up to 3 devices. To keep another one, unselect one first.';

test.describe('the devices of a plan with a pending change', () => {
  test(
    'keeps ticked devices in the next plan',
    { tag: ['@4.adjust.01', '@8.error.30'] },
    async ({ page, enter, portal }) => {
      const sandbox = await enter({ scenario: 'pending-change', path });
      await expect(covered(page)).toContainText(
        new RegExp(String.raw`From ${FULL_DATE} this plan covers 1 device\.`),
      );
      await expect(portal.status('0 of 1 kept for the next plan')).toBeVisible();
      await box(covered(page), 'Garden').check();
      await expect(portal.status('1 of 1 kept for the next plan')).toBeVisible();
      expect(await locks(sandbox)).toEqual([]);

      await portal.button(textOf('adjustDevice.update')).click();
      await expect(portal.status('Stays in the next plan: Garden')).toBeVisible();
      await expect(page).toHaveURL(`${sandbox.origin}/subscription/70001`);
      expect(await locks(sandbox)).toEqual([lock('40002', 1)]);
      await expect(covered(page).getByRole('listitem').filter({ hasText: 'Garden' })).toContainText(
        textOf('subscription.deviceLocked'),
      );
      // Only the chosen device stays.
      await sandbox.advance('P14D');
      await page.reload();
      await expect(covered(page).getByRole('listitem')).toHaveText(['Garden']);
    },
  );

  test(
    'refuses one more device in a full next plan, and sends releases first to make room',
    { tag: ['@5.rule.45', '@4.adjust.01', '@4.adjust.02'] },
    async ({ page, enter, portal }) => {
      const sandbox = await enter({ scenario: 'downgrade-chosen', path });
      await expect(box(covered(page), 'Garden')).toBeChecked();
      await expect(box(covered(page), 'Garage')).toBeChecked();
      await box(covered(page), 'Front door').check();
      await expect(portal.alert(LIMIT)).toHaveCount(0);
      await box(covered(page), 'Driveway light').click();
      await expect(portal.alert(LIMIT)).toBeVisible();
      await expect(box(covered(page), 'Driveway light')).not.toBeChecked();
      await expect(portal.status('3 of 3 kept for the next plan')).toBeVisible();
      expect(await locks(sandbox)).toEqual([]);

      await box(covered(page), 'Garage').uncheck();
      await box(covered(page), 'Driveway light').check();
      // Unticked and ticked again, Garden counts as unchanged.
      await box(covered(page), 'Garden').uncheck();
      await box(covered(page), 'Garden').check();
      await expect(page.getByText('3 unsaved changes')).toBeVisible();
      await portal.button(textOf('adjustDevice.update')).click();
      await expect(portal.status(/^Stay in the next plan: /)).toBeVisible();
      expect(await locks(sandbox)).toEqual([lock('40003', 0), lock('40001', 1), lock('40005', 1)]);
      expect(await bindings(sandbox)).toEqual([]);
    },
  );

  test(
    'shows one message for a failed lock, keeps what was saved, and lets the rest be applied again',
    { tag: '@8.error.29' },
    async ({ page, enter, portal }) => {
      const failed = portal.alert('Couldn’t save. Try again.');
      const sandbox = await enter({ scenario: 'downgrade-chosen', path });
      await box(covered(page), 'Front door').check();
      await box(covered(page), 'Garage').uncheck();
      await sandbox.fault({ call: 'updateDeviceLockStatus', kind: 'http400', desc: 'Not today.' });
      await portal.button(textOf('adjustDevice.update')).click();
      await expect(failed).toBeVisible();
      expect(await page.getByText('Not today.').count()).toBe(0);
      await expect(page.getByText('2 unsaved changes')).toBeVisible();

      // The release succeeds but its response is lost, so the plan is read and the lock follows, which
      // fails; the page shows the release as saved.
      const call = 'updateDeviceLockStatus';
      await sandbox.fault({ call, kind: 'http', status: 503, after: true });
      await sandbox.fault({ call, kind: 'http400', desc: 'Not today.' });
      await portal.button(textOf('adjustDevice.update')).click();
      await expect(page.getByText('1 unsaved change')).toBeVisible();
      await expect(failed).toBeVisible();
      await expect(box(covered(page), 'Front door')).toBeChecked();
      await expect(box(covered(page), 'Garage')).not.toBeChecked();

      await portal.button(textOf('adjustDevice.update')).click();
      await expect(portal.status(/^Stays? in the next plan: /)).toBeVisible();
      // The page no longer shows the earlier failure.
      expect(await failed.count()).toBe(0);
      const [release, keep] = [lock('40003', 0), lock('40001', 1)];
      expect(await locks(sandbox)).toEqual([release, release, keep, keep]);
    },
  );
});
