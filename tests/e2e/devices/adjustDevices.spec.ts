import { expect, test } from '../support/journey';
import {
  ADJUST,
  bindings,
  box,
  covered,
  houseDevices,
  lock,
  locks,
} from '../support/pages/planDevices';
import { hold } from '../support/watch/hold';
import { textOf } from '../support/language/texts';

const PLAN = '/subscription/70001';
const path = ADJUST;
const LIMIT = 'This plan covers up to 3 devices. To add another one, unselect one first.';

test.describe('adjusting the devices of a plan', () => {
  test(
    'binds devices in one call on Update, and leaves without a change on Cancel and Back',
    { tag: ['@2.route.06', '@2.screen.15', '@2.screen.16', '@2.screen.17', '@2.screen.18'] },
    async ({ page, enter, portal }) => {
      const sandbox = await enter({ scenario: 'plan-with-room', path: PLAN });
      await portal.button(textOf('subscription.adjust')).click();
      await expect(page).toHaveURL(sandbox.origin + path);
      await expect(portal.heading(textOf('adjustDevice.title'))).toBeVisible();
      await expect(houseDevices(page).getByRole('checkbox', { checked: true })).toHaveCount(1);
      await expect(box(houseDevices(page), 'Front door')).toBeChecked();
      await expect(houseDevices(page)).toContainText('Room for 2 more devices.');
      await portal.pressSoftDisabled(portal.button(textOf('adjustDevice.update')));
      await expect(portal.status(textOf('adjustDevice.unchanged'))).toBeVisible();
      for (const way of [portal.button(textOf('common.cancel')), portal.back]) {
        await box(houseDevices(page), 'Garden').check();
        await way.click();
        await expect(page).toHaveURL(sandbox.origin + PLAN);
        await portal.button(textOf('subscription.adjust')).click();
        await expect(box(houseDevices(page), 'Garden')).not.toBeChecked();
      }

      await box(houseDevices(page), 'Garden').check();
      await box(houseDevices(page), 'Garage').check();
      await expect(portal.status('3 of 3 selected')).toBeVisible();
      await expect(portal.alert(LIMIT)).toHaveCount(0);
      await box(houseDevices(page), 'Living room lamp').click();
      await expect(portal.alert(LIMIT)).toBeVisible();
      await expect(box(houseDevices(page), 'Living room lamp')).not.toBeChecked();
      await expect(houseDevices(page)).toContainText('This plan is full.');
      expect(await bindings(sandbox)).toEqual([]);

      const release = await hold(page, /deviceSwitchPackage/);
      await portal.button(textOf('adjustDevice.update')).dblclick();
      const busy = portal.button(textOf('adjustDevice.updating'));
      await expect(busy).toHaveAttribute('aria-busy', 'true');
      await expect(portal.button('Cancel')).toBeDisabled();
      release();
      await expect(portal.status('Now covered: Garden and Garage')).toBeVisible();
      await expect(page).toHaveURL(sandbox.origin + PLAN);
      const names = ['Front door', 'Garden', 'Garage'];
      await expect(covered(page).getByRole('listitem')).toHaveText(names);
      expect(await bindings(sandbox)).toEqual([
        { deviceIds: ['40002', '40003'], packageId: '70001', type: 0 },
      ]);
      expect(await locks(sandbox)).toEqual([]);
    },
  );

  test(
    'removes unticked devices after a confirmation that names them, and adds others in their place',
    { tag: ['@2.screen.16', '@2.screen.17', '@4.notice.04', '@4.notice.05', '@8.error.58'] },
    async ({ page, enter, portal }) => {
      const sandbox = await enter({ scenario: 'full-plan', path });
      const list = houseDevices(page);
      await expect(portal.status('3 of 3 selected')).toBeVisible();
      await box(list, 'Garden').uncheck();
      await box(list, 'Garage').uncheck();
      await box(list, 'Driveway light').check();
      const row = (name: string) => list.getByRole('listitem').filter({ hasText: name });
      await expect(row('Garden')).toContainText('Will be removed');
      await expect(row('Driveway light')).toContainText('Will be added');
      await expect(page.getByText('3 unsaved changes')).toBeVisible();

      const update = portal.button(textOf('adjustDevice.update'));
      await update.dblclick();
      await expect(portal.dialog.getByRole('heading')).toHaveText(
        'Cover Driveway light instead of Garden and Garage?',
      );
      await expect(portal.dialog).toContainText(
        'video history and settings of Garden and Garage are deleted',
      );
      await expect(portal.dialog).toContainText('If adding fails, neither is covered.');
      await expect(portal.dialog).toContainText('can’t be undone');
      await expect(portal.dialog).toContainText(textOf('loss.saveFirst'));
      await expect(portal.dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await portal.pressInDialog('Enter');
      await expect(portal.dialog).toHaveCount(0);
      expect(await bindings(sandbox)).toEqual([]);

      // One device left to exchange: the question names it.
      await box(list, 'Garage').check();
      await expect(portal.alert(LIMIT)).toHaveCount(0);
      await update.click();
      await expect(portal.dialog.getByRole('heading')).toHaveText(
        'Cover Driveway light instead of Garden?',
      );
      await portal.button(textOf('removeDevice.confirm')).click();
      await expect(portal.status('Driveway light is covered instead of Garden')).toBeVisible();
      await expect(page).toHaveURL(sandbox.origin + PLAN);
      expect(await bindings(sandbox)).toEqual([
        { deviceIds: ['40002'], packageId: '70001', type: 1 },
        { deviceIds: ['40005'], packageId: '70001', type: 0 },
      ]);
      await expect(covered(page).getByRole('listitem')).toHaveText([
        'Front door',
        'Garage',
        'Driveway light',
      ]);
    },
  );

  test(
    'binds the new device before the old one leaves a plan with room',
    { tag: '@10.ruling.26' },
    async ({ page, enter, portal }) => {
      const sandbox = await enter({ scenario: 'plan-with-room', path });
      const list = houseDevices(page);
      await box(list, 'Front door').uncheck();
      await box(list, 'Garden').check();
      await portal.button(textOf('adjustDevice.update')).click();
      await expect(portal.dialog).toContainText('a new device is added first');
      await portal.button(textOf('removeDevice.confirm')).click();
      await expect(portal.status('Garden is covered instead of Front door')).toBeVisible();
      expect(await bindings(sandbox)).toMatchObject([
        { deviceIds: ['40002'], type: 0 },
        { deviceIds: ['40001'], type: 1 },
      ]);
      await expect(covered(page).getByRole('listitem')).toHaveText(['Garden']);
    },
  );

  test(
    'covers the old device again in one press if the second step of an exchange in a full plan fails',
    { tag: '@10.ruling.27' },
    async ({ page, enter, portal }) => {
      const sandbox = await enter({ scenario: 'full-plan', path });
      const list = houseDevices(page);
      const exchange = async () => {
        await box(list, 'Garden').uncheck();
        await box(list, 'Driveway light').check();
        await sandbox.fault({
          call: 'deviceSwitchPackage',
          kind: 'http',
          status: 503,
          where: 'type=0',
        });
        await portal.button(textOf('adjustDevice.update')).click();
        await portal.button(textOf('removeDevice.confirm')).click();
        await expect(portal.dialog.getByRole('heading')).toHaveText('Driveway light wasn’t added');
      };
      await exchange();
      await expect(portal.dialog).toContainText('Garden is no longer covered.');
      await expect(portal.dialog).toContainText('Covered now: Front door and Garage.');
      await portal.dialog.getByRole('button', { name: 'Cover Garden again' }).click();
      await expect(portal.status('Now covered: Garden')).toBeVisible();
      await expect(page).toHaveURL(sandbox.origin + PLAN);
      await expect(covered(page).getByRole('listitem')).toHaveCount(3);
      await expect(covered(page)).toContainText('Garden');

      // Closed without an answer: the page keeps what is left to do.
      await portal.button(textOf('subscription.adjust')).click();
      await exchange();
      await portal.dialog.getByRole('button', { name: 'Close' }).click();
      await expect(box(list, 'Garden')).not.toBeChecked();
      await expect(page.getByText('1 unsaved change')).toBeVisible();
      await portal.button(textOf('adjustDevice.update')).click();
      await expect(portal.status('Now covered: Driveway light')).toBeVisible();
      await expect(covered(page)).toContainText('Driveway light');
    },
  );

  test('shows the service’s reason for a refusal and refreshes the page', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'plan-with-room', path });
    await box(houseDevices(page), 'Garden').check();
    await box(houseDevices(page), 'Garage').check();
    // Meanwhile the garden camera gets another plan.
    await sandbox.copy('/plans/70001', '70009');
    await sandbox.patch('/devices/40002', { planId: '70009' });
    await portal.button(textOf('adjustDevice.update')).click();
    await expect(portal.alert('“Garden” already has a plan.')).toBeVisible();
    await expect(box(houseDevices(page), 'Garden')).toHaveCount(0);
    await expect(box(houseDevices(page), 'Garage')).toBeChecked();
    await expect(page).toHaveURL(sandbox.origin + path);
    await portal.button(textOf('adjustDevice.update')).click();
    await expect(portal.status('Now covered: Garage')).toBeVisible();
    expect((await bindings(sandbox)).at(-1)).toEqual({
      deviceIds: ['40003'],
      packageId: '70001',
      type: 0,
    });
  });

  test('does not bring back a customer who leaves while the change is applied', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'plan-with-room', path });
    await box(houseDevices(page), 'Garden').check();
    const release = await hold(page, /deviceSwitchPackage/);
    await portal.button(textOf('adjustDevice.update')).click();
    await portal.back.click();
    await expect(portal.heading('Cloud Recording for three')).toBeVisible();
    await portal.back.click();
    await expect(page).toHaveURL(`${sandbox.origin}/`);
    release();
    await expect(portal.status('Now covered: Garden')).toBeVisible();
    expect(page.url()).toBe(`${sandbox.origin}/`);
  });
});

test.describe('the device page with the keyboard alone, on a small phone, in German', () => {
  test.use({ viewport: { width: 320, height: 568 } });
  test(
    'keeps a device, applies the choice, and cuts nothing off',
    { tag: '@engines' },
    async ({ page, enter }) => {
      const sandbox = await enter({ scenario: 'pending-change', path, locale: 'de-DE' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Geräte verwalten');
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      const garden = page.getByRole('checkbox', { name: 'Garden' });
      for (let presses = 0; presses < 12; presses += 1) {
        await page.keyboard.press('Tab');
        if (await garden.evaluate((element) => element === document.activeElement)) break;
      }
      await page.keyboard.press('Space');
      await expect(garden).toBeChecked();
      const update = page.getByRole('button', { name: 'Aktualisieren' });
      for (let presses = 0; presses < 12; presses += 1) {
        await page.keyboard.press('Tab');
        if (await update.evaluate((element) => element === document.activeElement)) break;
      }
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(sandbox.origin + PLAN);
      expect(await locks(sandbox)).toEqual([lock('40002', 1)]);
    },
  );
});
