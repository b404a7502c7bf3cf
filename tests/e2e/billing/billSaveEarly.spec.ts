/** The customer presses Save before the postal code has been looked up. */
import { AddressPage, FORM, holdLookups, lookupsOf, savesOf } from '../support/pages/addressPage';
import { expect, test } from '../support/journey';
import { textOf } from '../support/language/texts';

const NO_PLACE = /^We can’t find this postal code\./;
const NO_COUNTY =
  'The county is missing. It comes from your postal code; if there’s a choice, pick one.';

test.describe('Save, pressed while the postal code is looked up', () => {
  test('waits for the county and saves once, even if the field keeps its focus', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'demo', path: FORM });
    const release = await holdLookups(page);
    const form = new AddressPage(page);
    await form.enterPostal('92614');
    await expect(form.place).toHaveText(['…', '…', '…']);
    await portal.pressSoftDisabled(form.save);
    const busy = page.locator('button[aria-busy="true"]');
    await expect(busy).toHaveAccessibleName(textOf('billAddress.saving'));
    expect(await savesOf(sandbox)).toEqual([]);
    await busy.click({ force: true });
    release();
    await expect(portal.status('Saved')).toBeVisible();
    await expect(busy).toHaveCount(0);
    expect(await lookupsOf(sandbox)).toHaveLength(1);
    expect(await savesOf(sandbox)).toEqual([
      {
        ...{ countryCode: 'USA', postal: '92614', address: '' },
        ...{ county: 'Orange', city: 'Irvine', state: 'CA' },
      },
    ]);

    await form.postal.fill('90210');
    // Some phones do not move the focus to a pressed button.
    await form.save.dispatchEvent('click');
    await expect(portal.status('Changes saved')).toBeVisible();
    expect(await lookupsOf(sandbox)).toHaveLength(2);
    expect(await savesOf(sandbox)).toHaveLength(2);
  });

  test('focuses the missing value after the lookup, and sends nothing', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'demo', path: FORM });
    const form = new AddressPage(page);
    const saveWhileLookingUp = async (postal: string) => {
      const release = await holdLookups(page, postal);
      await form.enterPostal(postal);
      await expect(form.place).toHaveText(['…', '…', '…']);
      await portal.pressSoftDisabled(form.save);
      release();
    };
    await saveWhileLookingUp('00000');
    await expect(form.postal).toHaveAccessibleDescription(NO_PLACE);
    await expect(form.postal).toBeFocused();

    await sandbox.fault({ call: 'address', kind: 'http', status: 503 });
    await saveWhileLookingUp('92614');
    await expect(form.postal).toHaveAccessibleDescription(NO_PLACE);
    await expect(form.postal).toBeFocused();

    await saveWhileLookingUp('60010');
    await expect(portal.alert(NO_COUNTY)).toBeVisible();
    await expect(form.county('Lake')).toBeFocused();
    expect(await savesOf(sandbox)).toEqual([]);
  });

  test('does not save another code typed during the lookup, not even on Enter', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'demo', path: FORM });
    const release = await holdLookups(page);
    const form = new AddressPage(page);
    await form.enterPostal('92614');
    await portal.pressSoftDisabled(form.save);
    await form.postal.fill('90210');
    await form.postal.press('Enter');
    await form.postal.press('Enter');
    release();
    await expect(form.place).toHaveText(['Los Angeles', 'Beverly Hills', 'CA']);
    await form.expectReady(true);
    expect(await savesOf(sandbox)).toEqual([]);
    await form.save.click();
    await expect(portal.status('Saved')).toBeVisible();
    expect(await savesOf(sandbox)).toHaveLength(1);
  });
});
