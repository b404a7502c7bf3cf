/** A customer can reach all plan management from the home page, without typing an address. */
import { AddressPage, savesOf } from '../support/pages/addressPage';
import { expect, test } from '../support/journey';
import { bindings, box, covered, houseDevices, lock, locks } from '../support/pages/planDevices';

test(
  'lets a customer change renewal, devices and address and read a bill, all from home',
  { tag: '@10.ruling.18' },
  async ({ page, enter, portal }) => {
    test.slow();
    const sandbox = await enter({ scenario: 'plan-with-room', path: '/' });
    const plan = page.getByRole('main').getByRole('listitem').getByRole('link');
    await plan.click();

    for (const [action, sent] of [
      ['Turn off renewal', [0]],
      ['Turn on renewal', [0, 1]],
    ] as const) {
      await portal.button(action).click();
      await portal.dialog.getByRole('button', { name: action }).click();
      await expect
        .poll(async () =>
          (await sandbox.bodies('updateSubscribeStatus')).map(
            (body) => (body as { subscribeStatus: number }).subscribeStatus,
          ),
        )
        .toEqual(sent);
      await expect(portal.dialog).toHaveCount(0);
    }

    await portal.button('Manage devices').click();
    await box(houseDevices(page), 'Garden').check();
    await portal.button('Update').click();
    await expect(covered(page).getByRole('listitem')).toHaveText(['Front door', 'Garden']);

    await portal.button('Manage devices').click();
    await box(houseDevices(page), 'Garden').uncheck();
    await portal.button('Update').click();
    await portal.dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(portal.status('Removed: Garden')).toBeVisible();
    expect(await bindings(sandbox)).toEqual([
      { deviceIds: ['40002'], packageId: '70001', type: 0 },
      { deviceIds: ['40002'], packageId: '70001', type: 1 },
    ]);

    await expect(portal.heading('Cloud Recording for three')).toBeVisible();
    await portal.back.click();
    await expect(portal.heading('Your plans')).toBeVisible();
    await portal.button('Menu').click();
    await page.getByRole('menuitem', { name: 'Billing address' }).click();
    const form = new AddressPage(page);
    await form.enterPostal('92614');
    await form.save.click();
    await expect(portal.status('Saved')).toBeVisible();
    expect(await savesOf(sandbox)).toMatchObject([{ countryCode: 'USA', postal: '92614' }]);

    await portal.back.click();
    await expect(portal.heading('Your plans')).toBeVisible();
    await portal.button('Menu').click();
    await page.getByRole('menuitem', { name: 'Bills and invoices' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Cloud Recording' }).first().click();
    await expect(page.getByText(/^Amount \$/)).toBeVisible();
  },
);

test(
  'lets a customer lock a device for the next plan and choose the devices to keep, all from home',
  { tag: '@10.ruling.18' },
  async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'pending-change', path: '/' });
    await page.getByRole('main').getByRole('listitem').getByRole('link').click();
    await portal.button('Manage devices').click();
    await box(covered(page), 'Garden').check();
    await portal.button('Update').click();
    await expect(portal.status('Stays in the next plan: Garden')).toBeVisible();
    expect(await locks(sandbox)).toEqual([lock('40002', 1)]);

    await portal.button('Choose devices to keep').click();
    await box(covered(page), 'Garden').uncheck();
    await box(covered(page), 'Garage').check();
    await portal.button('Save choice').click();
    await portal.dialog.getByRole('button', { name: 'Save choice' }).click();
    await expect(portal.dialog).toContainText('Your choice is saved');
    expect(await bindings(sandbox)).toEqual([
      { deviceIds: ['40003'], packageId: '70001', type: 2 },
    ]);
  },
);
