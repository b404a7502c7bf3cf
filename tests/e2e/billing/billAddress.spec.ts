import type { Locator } from '@playwright/test';
import { AddressPage, FORM, savesOf } from '../support/pages/addressPage';
import { expect, test } from '../support/journey';
import { hold } from '../support/watch/hold';
import { textOf } from '../support/language/texts';

test(
  'shows a stored address, in the US and abroad, and keeps Save off until something changes',
  { tag: ['@2.screen.36', '@2.screen.37', '@5.rule.33'] },
  async ({ page, enter, portal }) => {
    const form = new AddressPage(page);
    await enter({ scenario: 'billing-address', path: FORM, fault: 'getUserBillInfo:http:503' });
    await expect(page.getByText('This page couldn’t be loaded').first()).toBeVisible();
    await portal.button(textOf('common.tryAgain')).click();
    await expect(form.postal).toHaveValue('92614');
    await expect(form.place).toHaveText(['Orange', 'Irvine', 'CA']);
    await form.expectReady(false);

    const sandbox = await enter({ scenario: 'billing-address-abroad', path: FORM });
    await expect(form.country).toContainText('Germany');
    await expect(form.postal).toHaveValue('10115');
    await expect(form.address).toHaveValue('Invalidenstr. 1, Berlin');
    await expect(page.getByRole('region', { name: textOf('billAddress.place') })).toHaveCount(0);
    await portal.pressSoftDisabled(form.save);
    await expect(portal.status(textOf('billAddress.unchanged'))).toBeVisible();
    await form.address.fill('Invalidenstr. 2, Berlin');
    await form.expectReady(true);
    await form.address.fill('Invalidenstr. 1, Berlin');
    await form.expectReady(false);
    expect(await savesOf(sandbox)).toEqual([]);
  },
);

test.describe('saving the billing address', () => {
  test(
    'starts in the US, requires the missing fields, and sends no id the first time',
    { tag: ['@2.route.22', '@3.entity.23', '@7.http.15', '@8.error.33', '@10.ruling.01'] },
    async ({ page, enter, portal }) => {
      const sandbox = await enter({ scenario: 'demo', path: FORM });
      const form = new AddressPage(page);
      await expect(portal.heading(textOf('menu.billAddress'))).toBeVisible();
      await expect(form.country).toContainText('United States');
      await expect(form.postal).toHaveValue('');
      await expect(form.place).toHaveText(['–', '–', '–']);
      await expect(form.address).toHaveCount(0);
      await portal.pressSoftDisabled(form.save);
      await expect(form.postal).toBeFocused();
      await expect(form.postal).toHaveAccessibleDescription('Enter a postal code');
      expect(await savesOf(sandbox)).toEqual([]);

      await form.enterPostal('92614');
      await form.expectReady(true);
      await form.save.click();
      await expect(portal.status('Saved')).toBeVisible();
      const place = { county: 'Orange', city: 'Irvine', state: 'CA' };
      expect(await savesOf(sandbox)).toEqual([
        { countryCode: 'USA', postal: '92614', ...place, address: '' },
      ]);
      await form.expectReady(false);
      await page.reload();
      await expect(form.place).toHaveText(['Orange', 'Irvine', 'CA']);
    },
  );

  test(
    'sends the id and the documented fields once for a change, and confirms it',
    { tag: '@8.error.32' },
    async ({ page, enter, portal }) => {
      const sandbox = await enter({ scenario: 'billing-address', path: FORM });
      const release = await hold(page, /updateUserBillInfo/);
      const form = new AddressPage(page);
      await form.chooseCountry('Canada');
      await form.postal.fill('k1a 0b1');
      await form.address.fill(' 111 Wellington Street, Ottawa ');
      await form.save.click();
      const busy = page.locator('button[aria-busy="true"]');
      await expect(busy).toHaveAccessibleName(textOf('billAddress.saving'));
      await busy.click({ force: true });
      await form.address.press('Enter');
      release();
      await expect(portal.status('Changes saved')).toBeVisible();
      await expect(busy).toHaveCount(0);
      const sent = { countryCode: 'CAN', postal: 'K1A 0B1' };
      const saves = [{ id: '60001', ...sent, address: '111 Wellington Street, Ottawa' }];
      expect(await savesOf(sandbox)).toEqual(saves);
      // The field keeps the typed text, which is the saved address without its last blank.
      await form.expectReady(false);
      await expect(form.address).toHaveValue('111 Wellington Street, Ottawa ');
      await portal.pressSoftDisabled(form.save);
      await expect(portal.status(textOf('billAddress.unchanged'))).toBeVisible();
      expect(await savesOf(sandbox)).toEqual(saves);
    },
  );

  test(
    'reports a failed save, keeps the typed text, and does not save twice after a lost response',
    { tag: '@8.error.31' },
    async ({ page, enter, portal }) => {
      const failed = portal.alert('Couldn’t save. Try again.');
      const sandbox = await enter({ scenario: 'demo', path: FORM });
      await sandbox.fault({ call: 'addUserBillInfo', kind: 'http400', desc: 'Ask at the desk.' });
      const form = new AddressPage(page);
      await form.enterPostal('92614');
      await form.save.click();
      await expect(failed).toBeVisible();
      expect(await page.getByText('Ask at the desk.').count()).toBe(0);
      await expect(form.postal).toHaveValue('92614');
      await form.expectReady(true);

      await sandbox.fault({ call: 'addUserBillInfo', kind: 'http', status: 503, after: true });
      const lost = page.waitForResponse(/addUserBillInfo/);
      await form.save.click();
      await lost;
      await form.expectReady(true);
      await expect(failed).toBeVisible();
      await form.save.click();
      await expect(portal.status('Changes saved')).toBeVisible();
      const adding = (await sandbox.requests('addUserBillInfo')).map(({ status }) => status);
      expect(adding).toEqual([400, 503]);
      await form.expectReady(false);
    },
  );
});

test(
  'saves country, postal code and county with the keyboard alone',
  {
    tag: '@engines',
  },
  async ({ page, enter, portal }) => {
    await enter({ scenario: 'billing-address-abroad', path: FORM });
    const form = new AddressPage(page);
    await expect(form.postal).toBeVisible();
    const tabTo = async (control: Locator) => {
      for (let step = 0; step < 30; step += 1) {
        if (await control.evaluate((node) => node === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error('Not reached by Tab');
    };
    await tabTo(form.country);
    await page.keyboard.press('Enter');
    await tabTo(page.getByRole('combobox'));
    await page.keyboard.type('united st');
    await page.keyboard.press('Enter');
    await expect(form.country).toContainText('United States');

    await tabTo(form.postal);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('42223');
    // Enter leaves the field like Tab: it starts the lookup and does not save.
    await page.keyboard.press('Enter');
    await expect(form.county('Montgomery')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(form.county('Christian')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(form.county('Montgomery')).toBeChecked();
    await tabTo(form.save);
    await page.keyboard.press('Enter');
    await expect(portal.status('Changes saved')).toBeVisible();
    await expect(form.save).toBeFocused();
  },
);
