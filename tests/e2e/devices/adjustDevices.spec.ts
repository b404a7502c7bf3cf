import { expect, test } from '../support/journey';
import { ADJUST, bindings, box, covered, free, lock, locks } from '../support/pages/planDevices';
import { hold } from '../support/watch/hold';
import { textOf } from '../support/language/texts';

const PLAN = '/subscription/70001';
const path = ADJUST;

test.describe('adjusting the devices of a plan', () => {
  test(
    'binds devices in one call on Update, and leaves without a change on Cancel and Back',
    {
      tag: [
        '@2.route.06',
        '@2.screen.15',
        '@2.screen.16',
        '@2.screen.17',
        '@2.screen.18',
        '@7.pact.07',
      ],
    },
    async ({ page, enter, portal }) => {
      const sandbox = await enter({ scenario: 'plan-with-room', path: PLAN });
      await portal.button(textOf('subscription.adjust')).click();
      await expect(page).toHaveURL(sandbox.origin + path);
      await expect(portal.heading(textOf('adjustDevice.title'))).toBeVisible();
      // Without a next plan, the devices of the plan have no checkboxes.
      await expect(covered(page).getByRole('listitem')).toHaveText(['Front door']);
      await expect(covered(page).getByRole('checkbox')).toHaveCount(0);
      await expect(free(page)).toContainText('Room for 2 more devices.');
      await portal.pressSoftDisabled(portal.button(textOf('adjustDevice.update')));
      await expect(portal.status(textOf('adjustDevice.unchanged'))).toBeVisible();
      for (const way of [portal.button(textOf('common.cancel')), portal.back]) {
        await box(free(page), 'Garden').check();
        await way.click();
        await expect(page).toHaveURL(sandbox.origin + PLAN);
        await portal.button(textOf('subscription.adjust')).click();
        await expect(box(free(page), 'Garden')).not.toBeChecked();
      }

      await box(free(page), 'Garden').check();
      await box(free(page), 'Garage').check();
      await expect(portal.status('2 of 2 selected')).toBeVisible();
      await expect(portal.alert('covers at most')).toHaveCount(0);
      await box(free(page), 'Living room lamp').click();
      await expect(portal.alert('This plan covers up to 3 devices.')).toBeVisible();
      await expect(box(free(page), 'Living room lamp')).not.toBeChecked();
      expect(await bindings(sandbox)).toEqual([]);

      const release = await hold(page, /deviceSwitchPackage/);
      await portal.button(textOf('adjustDevice.update')).dblclick();
      const busy = portal.button(textOf('adjustDevice.updating'));
      await expect(busy).toHaveAttribute('aria-busy', 'true');
      await expect(portal.button('Cancel')).toBeDisabled();
      release();
      await expect(portal.status('Saved')).toBeVisible();
      await expect(page).toHaveURL(sandbox.origin + PLAN);
      const names = ['Front door', 'Garden', 'Garage'];
      await expect(covered(page).getByRole('listitem')).toHaveText(names);
      expect(await bindings(sandbox)).toEqual([
        { deviceIds: ['40002', '40003'], packageId: '70001', type: 0 },
      ]);
      expect(await locks(sandbox)).toEqual([]);
    },
  );

  test('shows the service’s reason for a refusal and refreshes the page', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'plan-with-room', path });
    await box(free(page), 'Garden').check();
    await box(free(page), 'Garage').check();
    // Meanwhile the garden camera gets another plan.
    await sandbox.copy('/plans/70001', '70009');
    await sandbox.patch('/devices/40002', { planId: '70009' });
    await portal.button(textOf('adjustDevice.update')).click();
    await expect(portal.alert('“Garden” already has a plan.')).toBeVisible();
    await expect(box(free(page), 'Garden')).toHaveCount(0);
    await expect(box(free(page), 'Garage')).toBeChecked();
    await expect(page).toHaveURL(sandbox.origin + path);
    await portal.button(textOf('adjustDevice.update')).click();
    await expect(portal.status('Saved')).toBeVisible();
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
    await box(free(page), 'Garden').check();
    const release = await hold(page, /deviceSwitchPackage/);
    await portal.button(textOf('adjustDevice.update')).click();
    await portal.back.click();
    await expect(portal.heading('Cloud Recording for three')).toBeVisible();
    await portal.back.click();
    await expect(page).toHaveURL(`${sandbox.origin}/`);
    release();
    await expect(portal.status('Saved')).toBeVisible();
    expect(page.url()).toBe(`${sandbox.origin}/`);
  });
});

test.describe('the device page with the keyboard alone, on a small phone, in German', () => {
  test.use({ viewport: { width: 320, height: 568 } });
  test('keeps a device, applies the choice, and cuts nothing off', async ({ page, enter }) => {
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
  });
});
