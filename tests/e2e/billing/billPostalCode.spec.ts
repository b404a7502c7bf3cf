import { AddressPage, FORM, holdLookups, lookupsOf, savesOf } from '../support/pages/addressPage';
import { expect, test } from '../support/journey';
import { textOf } from '../support/language/texts';

const NO_PLACE = /^We can’t find this postal code\./;
const NO_COUNTY =
  'The county is missing. It comes from your postal code; if there’s a choice, pick one.';

test.describe('a US postal code', () => {
  test(
    'looks up only a changed code, when the field loses focus, and clears the place on a change',
    { tag: ['@2.screen.36', '@5.rule.34', '@5.rule.35'] },
    async ({ page, enter, portal }) => {
      const sandbox = await enter({ scenario: 'billing-address', path: FORM });
      const form = new AddressPage(page);
      await expect(form.place).toHaveText(['Orange', 'Irvine', 'CA']);
      await form.postal.focus();
      await form.postal.blur();
      await form.postal.press('End');
      await form.postal.press('Backspace');
      await expect(form.place).toHaveText(['–', '–', '–']);
      await form.expectReady(false);
      await form.postal.blur();
      await expect(form.postal).toHaveAccessibleDescription('Enter exactly 5 digits');
      expect(await lookupsOf(sandbox)).toEqual([]);

      await form.postal.fill('90210');
      expect(await lookupsOf(sandbox)).toEqual([]);
      await form.postal.blur();
      await expect(form.place).toHaveText(['Los Angeles', 'Beverly Hills', 'CA']);
      await expect(portal.status('Found: Los Angeles, Beverly Hills, CA')).toBeAttached();
      await form.postal.focus();
      await form.postal.blur();
      expect(await lookupsOf(sandbox)).toEqual([{ countryCode: 'USA', postal: '90210' }]);

      // Outside the US nothing is looked up; back in the US the country has changed.
      await form.chooseCountry('Germany');
      await form.postal.focus();
      await form.postal.blur();
      expect(await lookupsOf(sandbox)).toHaveLength(1);
      await form.chooseCountry('United States');
      await expect(form.place).toHaveText(['Los Angeles', 'Beverly Hills', 'CA']);
      await form.postal.focus();
      await form.postal.blur();
      expect(await lookupsOf(sandbox)).toHaveLength(2);
    },
  );

  test(
    'lets the customer choose when the code spans two counties',
    { tag: '@5.rule.30' },
    async ({ page, enter, portal }) => {
      const sandbox = await enter({ scenario: 'demo', path: FORM });
      const form = new AddressPage(page);
      await form.enterPostal('60010');
      await expect(form.county('Lake Barrington, IL')).not.toBeChecked();
      await expect(form.county('Cook Barrington, IL')).not.toBeChecked();

      await portal.pressSoftDisabled(form.save);
      await expect(portal.alert(NO_COUNTY)).toBeVisible();
      await expect(form.county('Lake')).toBeFocused();
      expect(await savesOf(sandbox)).toEqual([]);

      await portal.choose('Cook');
      await expect(portal.alert(NO_COUNTY)).toBeHidden();
      await form.save.click();
      await expect(portal.status('Saved')).toBeVisible();
      expect(await savesOf(sandbox)).toEqual([
        {
          countryCode: 'USA',
          postal: '60010',
          county: 'Cook',
          city: 'Barrington',
          state: 'IL',
          address: '',
        },
      ]);
      await expect(form.place).toHaveText(['Cook', 'Barrington', 'IL']);
    },
  );

  test(
    'reports a code without a place: an unknown one at once, a failed lookup with a retry',
    { tag: ['@5.rule.36', '@5.rule.30'] },
    async ({ page, enter, portal }) => {
      const sandbox = await enter({ scenario: 'demo', path: FORM });
      const form = new AddressPage(page);
      await form.enterPostal('00000');
      await expect(form.postal).toHaveAccessibleDescription(NO_PLACE);
      await expect(portal.button(textOf('common.tryAgain'))).toHaveCount(0);
      await portal.pressSoftDisabled(form.save);
      await expect(form.postal).toBeFocused();
      await expect(form.postal).toHaveAccessibleDescription(NO_PLACE);
      expect(await lookupsOf(sandbox)).toHaveLength(1);

      await sandbox.fault({ call: 'address', kind: 'http', status: 503 });
      await form.enterPostal('92614');
      await expect(form.postal).toHaveAccessibleDescription(NO_PLACE);
      await portal.button(textOf('common.tryAgain')).click();
      await expect(form.place).toHaveText(['Orange', 'Irvine', 'CA']);
      await expect(form.postal).not.toHaveAccessibleDescription(/\S/);

      await sandbox.fault({ call: 'address', kind: 'mutate', path: '0.county', value: '' });
      await form.enterPostal('90210');
      await expect(form.place).toHaveText(['–', 'Beverly Hills', 'CA']);
      await portal.pressSoftDisabled(form.save);
      await expect(form.postal).toBeFocused();
      await expect(form.postal).toHaveAccessibleDescription(NO_COUNTY);
      expect(await savesOf(sandbox)).toEqual([]);
    },
  );

  test('ignores the late response for a code that has been changed', async ({ page, enter }) => {
    await page.clock.install();
    await enter({ scenario: 'demo', path: FORM });
    const release = await holdLookups(page, '92614');
    const form = new AddressPage(page);
    const late = page.waitForResponse(/address\?.*92614/);
    await form.enterPostal('92614');
    await expect(form.place).toHaveText(['…', '…', '…']);
    await form.enterPostal('90210');
    await expect(form.place).toHaveText(['Los Angeles', 'Beverly Hills', 'CA']);
    release();
    await (await late).finished();
    await page.clock.runFor(1_000);
    expect(await form.place.allTextContents()).toEqual(['Los Angeles', 'Beverly Hills', 'CA']);
  });
});
