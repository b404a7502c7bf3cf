import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { ADJUST, bindings, box, covered, lock, locks } from '../support/pages/planDevices';
import { hold } from '../support/watch/hold';
import { textOf } from '../support/language/texts';

const path = `${ADJUST}/remove`;
const rows = (page: Page): Locator =>
  page.getByRole('list', { name: textOf('subscription.devices') }).getByRole('listitem');
const removeLink = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Remove ${name}`, exact: true });

test.describe('removing devices from a plan', () => {
  test(
    'warns of the erased data and the loss in the next plan, and focuses Cancel first',
    { tag: ['@2.screen.20', '@4.notice.04', '@4.notice.05', '@8.error.57', '@engines'] },
    async ({ page, enter, portal }) => {
      const sandbox = await enter({ scenario: 'downgrade-chosen', path });
      await expect(rows(page).filter({ hasText: 'Garden' })).toContainText(
        textOf('subscription.deviceLocked'),
      );
      await removeLink(page, 'Garden').click();
      await expect(portal.dialog.getByRole('heading')).toHaveText('Remove Garden?');
      await expect(portal.dialog).toContainText('video history and settings are deleted');
      await expect(portal.dialog).toContainText('can’t be undone');
      await expect(portal.dialog).toContainText(textOf('loss.saveFirst'));
      await expect(portal.dialog.getByText(textOf('remove_device_lock_tips'))).toBeVisible();
      await expect(portal.button('Cancel')).toBeFocused();
      await portal.pressInDialog('Enter');
      await expect(portal.dialog).toHaveCount(0);
      await expect(removeLink(page, 'Garden')).toBeFocused();

      await removeLink(page, 'Front door').click();
      await expect(portal.dialog.getByRole('heading')).toHaveText('Remove Front door?');
      await expect(portal.dialog.getByText(textOf('remove_device_lock_tips'))).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(portal.dialog).toHaveCount(0);
      expect(await bindings(sandbox)).toEqual([]);
      await expect(rows(page)).toHaveCount(5);
    },
  );

  test(
    'removes devices one by one, each once, until none is left, and focuses the next button',
    { tag: ['@2.route.07', '@2.screen.19', '@7.pact.08', '@8.error.58'] },
    async ({ page, enter, portal }) => {
      const sandbox = await enter({ scenario: 'full-plan', path });
      await expect(portal.heading(textOf('removeDevice.title'))).toBeVisible();
      for (const name of ['Front door', 'Garden', 'Garage']) {
        await expect(removeLink(page, name)).toBeVisible();
      }
      const release = await hold(page, /deviceSwitchPackage/);
      await removeLink(page, 'Garden').dblclick();
      const confirm = portal.button(textOf('removeDevice.confirm'));
      await confirm.dblclick();
      await expect(confirm).toHaveAttribute('aria-busy', 'true');
      release();
      await expect(portal.status('Removed: Garden')).toBeVisible();
      await expect(portal.dialog).toHaveCount(0);
      expect(await bindings(sandbox)).toEqual([
        { deviceIds: ['40002'], packageId: '70001', type: 1 },
      ]);
      await expect(rows(page)).toHaveCount(2);
      await expect(removeLink(page, 'Garage')).toBeFocused();

      // After the last row is removed, the row before it gets the focus.
      await page.keyboard.press('Enter');
      await confirm.click();
      await expect(removeLink(page, 'Front door')).toBeFocused();
      await page.reload();
      await expect(rows(page)).toHaveCount(1);

      await removeLink(page, 'Front door').click();
      await confirm.click();
      await expect(page.getByText('No devices in this plan')).toBeVisible();
      await expect(
        page.locator(':focus').getByRole('heading', { name: textOf('removeDevice.title') }),
      ).toBeVisible();
      await page
        .getByRole('main')
        .getByRole('link', { name: textOf('adjustDevice.title') })
        .click();
      await expect(page).toHaveURL(`${sandbox.origin}/subscription/70001/adjustDevice`);
      // A removed device has no plan and can be added again.
      await expect(page.getByRole('checkbox', { name: 'Front door' })).toBeVisible();
      await expect(page.getByText('Room for 3 more devices.')).toBeVisible();
    },
  );

  test(
    'removes a device beside the choice for the next plan, which keeps what was ticked',
    { tag: ['@4.notice.04', '@8.error.57', '@8.error.58'] },
    async ({ page, enter, portal }) => {
      const sandbox = await enter({ scenario: 'downgrade-chosen', path: ADJUST });
      await box(covered(page), 'Front door').check();
      await removeLink(page, 'Garden').click();
      await expect(portal.dialog.getByText(textOf('remove_device_lock_tips'))).toBeVisible();
      await portal.button(textOf('removeDevice.confirm')).click();
      await expect(portal.status('Removed: Garden')).toBeVisible();
      await expect(removeLink(page, 'Garage')).toBeFocused();
      expect(await bindings(sandbox)).toEqual([
        { deviceIds: ['40002'], packageId: '70001', type: 1 },
      ]);
      await expect(box(covered(page), 'Front door')).toBeChecked();
      await portal.button(textOf('adjustDevice.update')).click();
      await expect(portal.status(/^Stays? in the next plan: /)).toBeVisible();
      expect(await locks(sandbox)).toEqual([lock('40001', 1)]);
    },
  );

  test('keeps the device after a failure for a retry, and shows the service’s reason for a refusal', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'full-plan', path });
    await expect(rows(page)).toHaveCount(3);
    await sandbox.fault({ call: 'deviceSwitchPackage', kind: 'http', status: 503 });
    await removeLink(page, 'Garden').click();
    await portal.button(textOf('removeDevice.confirm')).click();
    await expect(portal.alert('That didn’t work. Try again.')).toBeVisible();
    await expect(portal.dialog).toHaveCount(0);
    await expect(removeLink(page, 'Garden')).toBeFocused();
    await expect(rows(page)).toHaveCount(3);

    // Meanwhile the device has left the plan elsewhere.
    await sandbox.patch('/devices/40002', { planId: null });
    await removeLink(page, 'Garden').click();
    await portal.button(textOf('removeDevice.confirm')).click();
    await expect(portal.alert('A selected device isn’t covered by this plan.')).toBeVisible();
    await expect(rows(page)).toHaveText([/^Front door/, /^Garage/]);
  });

  test('removes the row of a removed device even if the response is lost or the plan cannot be reloaded', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'full-plan', path });
    await expect(rows(page)).toHaveCount(3);
    await sandbox.fault({ call: 'deviceSwitchPackage', kind: 'http', status: 503, after: true });
    await removeLink(page, 'Garden').click();
    await portal.button(textOf('removeDevice.confirm')).click();
    await expect(portal.alert('That didn’t work. Try again.')).toBeVisible();
    await expect(rows(page)).toHaveText([/^Front door/, /^Garage/]);

    await sandbox.fault({ call: 'getPackageSubscribeInfo', kind: 'http', status: 503 });
    await removeLink(page, 'Garage').click();
    await portal.button(textOf('removeDevice.confirm')).click();
    await expect(portal.status('Removed: Garage')).toBeVisible();
    await expect(rows(page)).toHaveText([/^Front door/]);
  });

  test('focuses the next button in a long list as well', async ({ page, enter, portal }) => {
    await enter({ scenario: 'ten-thousand-in-plan', path });
    const next = removeLink(page, 'Camera 2');
    await removeLink(page, 'Camera 1').click();
    await portal.button(textOf('removeDevice.confirm')).click();
    await expect(portal.status('Removed: Camera 1')).toBeVisible();
    await expect(next).toBeFocused();
  });
});
