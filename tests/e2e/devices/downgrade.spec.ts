import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { bindings, covered } from '../support/pages/planDevices';
import { hold } from '../support/watch/hold';
import { textOf } from '../support/language/texts';
import { FULL_DATE } from '../support/language/dates';

const PLAN = '/subscription/70001';
const path = `${PLAN}/updateDevice`;
const DATE = /\d{2}\/\d{2}\/\d{4}/;
const LIMIT = 'Your next plan covers up to 1 device. To keep another one, unselect one first.';

const box = (page: Page, name: string): Locator =>
  covered(page).getByRole('checkbox', { name: new RegExp(`^${name}`) });
const fact = (page: Page, label: string): Locator =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd');
const staying = (...deviceIds: string[]) => ({ deviceIds, packageId: '70001', type: 2 });

test.describe('choosing the devices that stay after a downgrade', () => {
  test(
    'shows date, losses and price, confirms by device names, and keeps the chosen device',
    { tag: ['@2.route.08', '@4.notice.01', '@4.notice.07', '@8.error.36', '@8.error.38'] },
    async ({ page, enter, portal }) => {
      const sandbox = await enter({ scenario: 'pending-change', path: PLAN });
      const notice = page.getByText(
        new RegExp(String.raw`From ${FULL_DATE} this plan covers 1 device\.`),
      );
      await expect(notice).toBeVisible();
      await portal.button(textOf('subscription.chooseStaying')).click();
      await expect(page).toHaveURL(sandbox.origin + path);
      await expect(portal.heading(textOf('downgrade.title'))).toBeVisible();
      const main = page.getByRole('main');
      await expect(main).toContainText(
        /starts on \d{2}\/\d{2}\/\d{4}\s· \w+\s\d+, when the current billing period ends\./,
      );
      await expect(main.getByText('Cloud Recording · Lakeside 12 · choose 1 device')).toBeVisible();
      await expect(main.getByText(textOf('downgrade.removed'))).toBeVisible();
      await expect(main.getByText(textOf('downgrade.deleted'))).toBeVisible();
      await expect(fact(page, textOf('downgrade.startsOn'))).toHaveText(DATE);
      await expect(fact(page, textOf('downgrade.price'))).toHaveText('$3.99');
      await expect(fact(page, textOf('plan.devices'))).toHaveText('1 device');

      await box(page, 'Garage').check();
      await expect(portal.alert(LIMIT)).toHaveCount(0);
      await box(page, 'Garden').click();
      await expect(portal.dialog).toContainText(LIMIT);
      await portal.dialog.getByRole('button', { name: textOf('common.ok'), exact: true }).click();
      await expect(box(page, 'Garden')).not.toBeChecked();
      await expect(portal.status('1 of 1 selected')).toBeVisible();

      await portal.button(textOf('downgrade.submit')).click();
      await expect(portal.dialog.getByRole('heading')).toHaveText('4 devices stop recording');
      const losing = ['Front door', 'Garden', 'Living room lamp', 'Driveway light'];
      await expect(portal.dialog.getByRole('listitem')).toHaveText(losing);
      await expect(portal.dialog).toContainText(DATE);
      await expect(portal.dialog).toContainText(
        /Save the recordings you want to keep before \d\d\//,
      );
      // The button that erases never has the focus.
      await expect(portal.dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await portal.dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(portal.dialog).toHaveCount(0);
      await expect(box(page, 'Garage')).toBeChecked();
      expect(await bindings(sandbox)).toEqual([]);

      await portal.button(textOf('downgrade.submit')).click();
      await portal.dialog.getByRole('button', { name: textOf('downgrade.submit') }).click();
      await expect(portal.dialog).toContainText('Your choice is saved');
      expect(await bindings(sandbox)).toEqual([staying('40003')]);
      expect(page.url()).toBe(sandbox.origin + path);
      await portal.dialog.getByRole('button', { name: 'Ok' }).click();
      await expect(page).toHaveURL(`${sandbox.origin}/`);

      await sandbox.advance('P14D');
      await page.goto(sandbox.origin + PLAN);
      await expect(covered(page).getByRole('listitem')).toHaveText(['Garage']);
    },
  );

  test(
    'does not send more devices than the next plan covers when they were chosen elsewhere',
    { tag: '@5.rule.44' },
    async ({ page, enter, portal }) => {
      const sandbox = await enter({ scenario: 'pending-change', path: PLAN });
      await expect(portal.heading('Cloud Recording')).toBeVisible();
      for (const id of ['40001', '40002']) await sandbox.patch(`/devices/${id}`, { lockStatus: 1 });
      await page.goto(sandbox.origin + path);
      await expect(portal.status('2 of 1 selected')).toBeVisible();
      await portal.button(textOf('downgrade.submit')).click();
      await expect(portal.alert(LIMIT)).toBeVisible();
      await expect(portal.dialog).toHaveCount(0);
      expect(await bindings(sandbox)).toEqual([]);
      await box(page, 'Garden').uncheck();
      await portal.button(textOf('downgrade.submit')).click();
      await expect(portal.dialog).toBeVisible();
    },
  );

  test('asks before it keeps no device, and saves once, however often the button is pressed', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'pending-change', path });
    // The double press opens one dialog, so none is left after Cancel.
    await portal.button(textOf('downgrade.submit')).dblclick();
    await expect(portal.dialog).toContainText(textOf('plan_detail_unselect_tips'));
    await expect(portal.dialog.getByRole('listitem')).toHaveCount(5);
    await portal.dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(portal.dialog).toHaveCount(0);
    expect(await bindings(sandbox)).toEqual([]);

    const release = await hold(page, /deviceSwitchPackage/);
    await portal.button(textOf('downgrade.submit')).dblclick();
    await portal.dialog.getByRole('button', { name: textOf('selectDevice.continue') }).dblclick();
    const busy = portal.button(textOf('downgrade.submitting'));
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(portal.dialog).toContainText('Your choice is saved');
    expect(await bindings(sandbox)).toEqual([staying()]);
  });

  test(
    'keeps all devices without asking where the next plan covers all, and retries after a failure',
    { tag: '@8.error.35' },
    async ({ page, enter, portal }) => {
      const sandbox = await enter({ scenario: 'pending-unlimited', path });
      await expect(page.getByText(textOf('downgrade.removed'))).toHaveCount(0);
      await expect(fact(page, textOf('plan.devices'))).toHaveText('Unlimited devices');
      const boxes = covered(page).getByRole('checkbox');
      for (const at of [0, 1, 2, 3, 4]) await boxes.nth(at).check();
      await sandbox.fault({ call: 'deviceSwitchPackage', kind: 'http', status: 503 });
      await portal.button(textOf('downgrade.submit')).click();
      await expect(portal.alert('That didn’t work. Try again.')).toBeVisible();
      await expect(portal.dialog).toHaveCount(0);
      await expect(boxes.first()).toBeChecked();
      await portal.button(textOf('downgrade.submit')).click();
      await expect(portal.dialog).toContainText('Your choice is saved');
      const all = staying('40001', '40002', '40003', '40004', '40005');
      expect(await bindings(sandbox)).toEqual([all, all]);
    },
  );

  test(
    'locks an earlier choice until the new plan takes effect, and accepts more devices if there is room',
    { tag: '@4.notice.03' },
    async ({ page, enter, portal }) => {
      const sandbox = await enter({ scenario: 'downgrade-chosen', path });
      for (const name of ['Garden', 'Garage']) {
        await expect(box(page, name)).toBeChecked();
        await expect(box(page, name)).toBeDisabled();
        await expect(covered(page).getByRole('listitem').filter({ hasText: name })).toContainText(
          textOf('downgrade.locked'),
        );
      }
      await expect(covered(page).getByText(textOf('downgrade.locked'))).toHaveCount(2);
      await expect(page.getByText(textOf('downgrade.chosen'))).toBeVisible();
      await portal.pressSoftDisabled(portal.button(textOf('downgrade.submit')));
      await expect(portal.status(textOf('downgrade.unchanged'))).toBeVisible();

      await box(page, 'Front door').check();
      await portal.button(textOf('downgrade.submit')).click();
      await portal.dialog.getByRole('button', { name: textOf('downgrade.submit') }).click();
      await portal.dialog.getByRole('button', { name: 'Ok' }).click();
      await expect(page).toHaveURL(`${sandbox.origin}/`);
      expect(await bindings(sandbox)).toEqual([staying('40001', '40002', '40003')]);

      await page.goto(sandbox.origin + path);
      await expect(covered(page).getByText(textOf('downgrade.locked'))).toHaveCount(3);
      await sandbox.advance('P14D');
      await page.goto(sandbox.origin + PLAN);
      const names = ['Front door', 'Garden', 'Garage'];
      await expect(covered(page).getByRole('listitem')).toHaveText(names);
    },
  );
});
