import type { Locator } from '@playwright/test';
import { AddressPage, COUNTRIES, FORM, savesOf } from './support/addressPage';
import { expect, test } from './support/journey';
import { hold } from './support/hold';
import { textOf } from './support/texts';

test.describe('the billing address', () => {
  for (const path of [FORM, COUNTRIES]) {
    test(`needs a token: ${path} asks for sign-in [2.route.22] [2.route.23]`, async ({
      page,
      openSandbox,
    }) => {
      const { origin } = await openSandbox('demo');
      await page.goto(origin + path);
      await expect(page).toHaveURL(/\/login\?redirectUrl=%2FbillAddress/);
    });
  }

  test('begins with the United States and an empty postal code [2.route.22] [3.entity.23]', async ({
    page,
    enter,
    portal,
  }) => {
    await enter({ scenario: 'demo', path: FORM });
    const form = new AddressPage(page);
    await expect(portal.heading(textOf('menu.billAddress'))).toBeVisible();
    await expect(form.country).toContainText('United States');
    await expect(form.postal).toHaveValue('');
    await expect(form.place).toHaveText(['–', '–', '–']);
    await expect(form.address).toHaveCount(0);
    await form.expectReady(false);
  });

  test('shows the one that is stored, in the US and elsewhere [2.screen.36] [2.screen.37]', async ({
    page,
    enter,
  }) => {
    const form = new AddressPage(page);
    await enter({ scenario: 'billing-address', path: FORM });
    await expect(form.postal).toHaveValue('92614');
    await expect(form.place).toHaveText(['Orange', 'Irvine', 'CA']);
    await form.expectReady(false);

    await enter({ scenario: 'billing-address-abroad', path: FORM });
    await expect(form.country).toContainText('Germany');
    await expect(form.postal).toHaveValue('10115');
    await expect(form.address).toHaveValue('Invalidenstr. 1, Berlin');
    await expect(page.getByRole('region', { name: textOf('billAddress.place') })).toHaveCount(0);
    await form.expectReady(false);
  });

  test('takes at most 10 characters of postal code, in capital letters, and 200 of address [9.const.18] [9.const.19]', async ({
    page,
    enter,
  }) => {
    await enter({ scenario: 'billing-address-abroad', path: FORM });
    const form = new AddressPage(page);
    await form.chooseCountry(textOf('billAddress.otherCountry'));
    await form.postal.fill('');
    await form.postal.pressSequentially('abcde 123456');
    await expect(form.postal).toHaveValue('ABCDE 1234');
    await form.address.fill('');
    await form.address.pressSequentially('x'.repeat(201));
    await expect(form.address).toHaveValue('x'.repeat(200));

    // In the middle of the code the caret stays where it is.
    await form.postal.fill('AB12');
    await form.postal.press('Home');
    await form.postal.press('ArrowRight');
    await form.postal.pressSequentially('xyz');
    await expect(form.postal).toHaveValue('AXYZB12');
  });
});

test.describe('the country of the billing address', () => {
  test('is chosen on a page of its own, out of the 22 [2.screen.35] [2.route.23] [3.country.05]', async ({
    page,
    enter,
    portal,
  }) => {
    const { origin } = await enter({ scenario: 'demo', path: FORM });
    const form = new AddressPage(page);
    await expect(form.country).toHaveAttribute('href', COUNTRIES);
    await form.country.click();
    await expect(page).toHaveURL(origin + COUNTRIES);
    await expect(portal.heading(textOf('login.country'))).toBeVisible();
    const names = await page.getByRole('option').allTextContents();
    expect(names).toHaveLength(22);
    expect(names.slice(0, 3)).toEqual(['Austria', 'Belgium', 'Canada']);
    expect(names.at(-1)).toBe('Other');
    await expect(page.getByRole('option', { selected: true })).toHaveText('United States');
    await page.getByRole('option', { name: 'Germany' }).click();
    await expect(page).toHaveURL(origin + FORM);
    await expect(form.country).toContainText('Germany');
    await expect(form.address).toBeVisible();
  });

  test('opens at the one that is chosen, also without the form before', async ({ page, enter }) => {
    const sandbox = await enter({ scenario: 'billing-address', path: COUNTRIES });
    const chosen = page.getByRole('option', { selected: true });
    await expect(chosen).toHaveText('United States');
    await expect(chosen).toBeInViewport();
    await page.getByRole('option', { name: 'Sweden' }).click();
    await expect(page).toHaveURL(sandbox.origin + FORM);
    await expect(new AddressPage(page).country).toContainText('Sweden');
    await expect(new AddressPage(page).postal).toHaveValue('92614');
  });

  test('is named in the language of the page', async ({ page, enter }) => {
    await enter({ scenario: 'billing-address-abroad', path: COUNTRIES, locale: 'de-DE' });
    await expect(page.getByRole('option', { selected: true })).toHaveText('Deutschland');
    const names = await page.getByRole('option').allTextContents();
    expect(names).toContain('Österreich');
    expect(names.at(-1)).toBe('Anderes Land');
  });

  test('is one more field: what was typed is still there on the way back', async ({
    page,
    enter,
    portal,
  }) => {
    await enter({ scenario: 'billing-address-abroad', path: FORM });
    const form = new AddressPage(page);
    await form.postal.fill('75001');
    await form.address.fill('1 rue de Rivoli, Paris');
    await form.country.click();
    await expect(page.getByRole('option', { selected: true })).toHaveText('Germany');
    await portal.button(textOf('common.back')).click();
    await expect(form.postal).toHaveValue('75001');
    await expect(form.address).toHaveValue('1 rue de Rivoli, Paris');
    await form.chooseCountry('France');
    await expect(form.postal).toHaveValue('75001');
    await expect(form.address).toHaveValue('1 rue de Rivoli, Paris');
    await form.expectReady(true);

    // Elsewhere it is forgotten.
    await portal.button(textOf('common.back')).click();
    await expect(portal.heading(textOf('home.title'))).toBeVisible();
    await page.goBack();
    await expect(form.country).toContainText('Germany');
    await expect(form.postal).toHaveValue('10115');
  });

  test('judges the postal code anew', async ({ page, enter }) => {
    await enter({ scenario: 'billing-address-abroad', path: FORM });
    const form = new AddressPage(page);
    await form.chooseCountry('Austria');
    await expect(form.postal).toHaveAccessibleDescription('Please enter 1 to 4 digits');
    await form.expectReady(false);
    await form.chooseCountry('Germany');
    await expect(form.postal).not.toHaveAccessibleDescription(/\S/);
  });
});

test.describe('saving the billing address', () => {
  test('for the first time sends no id, and says that it is saved [8.error.33] [7.http.15] [5.rule.33]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'demo', path: FORM });
    const form = new AddressPage(page);
    await form.enterPostal('92614');
    await form.expectReady(true);
    await form.save.click();
    await expect(portal.status('Saved')).toBeVisible();
    expect(await savesOf(sandbox)).toEqual([
      {
        countryCode: 'USA',
        postal: '92614',
        county: 'Orange',
        city: 'Irvine',
        state: 'CA',
        address: '',
      },
    ]);
    await form.expectReady(false);
    await page.reload();
    await expect(form.place).toHaveText(['Orange', 'Irvine', 'CA']);
    await form.expectReady(false);
  });

  test('again sends the id and the documented fields, and says that it is changed [8.error.32]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'billing-address', path: FORM });
    const form = new AddressPage(page);
    await form.chooseCountry('Canada');
    await form.postal.fill('k1a 0b1');
    await form.address.fill(' 111 Wellington Street, Ottawa ');
    await form.save.click();
    await expect(portal.status('Your change was saved')).toBeVisible();
    expect(await savesOf(sandbox)).toEqual([
      {
        id: '60001',
        countryCode: 'CAN',
        postal: 'K1A 0B1',
        address: '111 Wellington Street, Ottawa',
      },
    ]);
    await form.expectReady(false);
    await expect(form.address).toHaveValue('111 Wellington Street, Ottawa');
  });

  test('waits while a field is missing: pressing it shows which, and posts nothing [5.rule.32] [5.rule.31] [10.ruling.01]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'demo', path: FORM });
    const form = new AddressPage(page);
    await portal.pressSoftDisabled(form.save);
    await expect(form.postal).toBeFocused();
    await expect(form.postal).toHaveAccessibleDescription('Please enter a postal code');

    await form.chooseCountry('Germany');
    await form.postal.fill('10115');
    await form.expectReady(false);
    await portal.pressSoftDisabled(form.save);
    await expect(form.address).toBeFocused();
    await expect(form.address).toHaveAccessibleDescription('Please enter an address');
    await form.address.fill('   ');
    await form.expectReady(false);
    await form.address.fill('Invalidenstr. 1');
    await form.expectReady(true);
    expect(await savesOf(sandbox)).toEqual([]);
  });

  test('with more than one field wrong leads to the first, and says all of it', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'billing-address-abroad', path: FORM });
    const form = new AddressPage(page);
    await form.address.fill('');
    await form.postal.fill('AB');
    await portal.pressSoftDisabled(form.save);
    await expect(form.postal).toBeFocused();
    await expect(form.postal).toHaveAttribute('aria-invalid', 'true');
    await expect(form.postal).toHaveAccessibleDescription('Please enter 1 to 5 digits');
    await expect(form.address).toHaveAccessibleDescription('Please enter an address');
    expect(await savesOf(sandbox)).toEqual([]);
  });

  test('waits while nothing has changed [5.rule.33] [10.ruling.01]', async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'billing-address-abroad', path: FORM });
    const form = new AddressPage(page);
    await form.expectReady(false);
    await portal.pressSoftDisabled(form.save);
    await expect(portal.status(textOf('billAddress.unchanged'))).toBeVisible();
    await form.address.fill('Invalidenstr. 2, Berlin');
    await form.expectReady(true);
    await form.address.fill('Invalidenstr. 1, Berlin');
    await form.expectReady(false);
    expect(await savesOf(sandbox)).toEqual([]);
  });

  const failures = [
    { title: 'HTTP 400 with desc', fault: { kind: 'http400', desc: 'Ask at the desk.' } },
    { title: 'another code', fault: { kind: 'code', code: 50001, desc: 'Internal words' } },
    { title: 'a cut line', fault: { kind: 'reset', times: null } },
  ];
  for (const { title, fault } of failures) {
    test(`that fails with ${title} says so, and what was typed stays [8.error.31]`, async ({
      page,
      enter,
      portal,
    }) => {
      const sandbox = await enter({ scenario: 'billing-address-abroad', path: FORM });
      await sandbox.fault({ call: 'updateUserBillInfo', ...fault });
      const form = new AddressPage(page);
      await form.address.fill('Invalidenstr. 2, Berlin');
      await form.save.click();
      await expect(portal.alert('This could not be saved. Please try again.')).toBeVisible();
      await expect(form.address).toHaveValue('Invalidenstr. 2, Berlin');
      await sandbox.clearFaults();
      await form.expectReady(true);
      await form.save.click();
      await expect(portal.status('Your change was saved')).toBeVisible();
    });
  }

  test('whose answer was lost is not done twice', async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'demo', path: FORM });
    await sandbox.fault({ call: 'addUserBillInfo', kind: 'http', status: 503, after: true });
    const form = new AddressPage(page);
    await form.enterPostal('92614');
    await form.save.click();
    await expect(portal.alert('This could not be saved. Please try again.')).toBeVisible();
    await form.save.click();
    await expect(portal.status('Your change was saved')).toBeVisible();
    expect(await sandbox.requests('addUserBillInfo')).toHaveLength(1);
    await form.expectReady(false);
  });

  test('shows the button at work, and sends once', async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'billing-address-abroad', path: FORM });
    const letGo = await hold(page, /updateUserBillInfo/);
    const form = new AddressPage(page);
    await form.address.fill('Invalidenstr. 2, Berlin');
    await form.save.click();
    const busy = page.locator('button[aria-busy="true"]');
    await expect(busy).toHaveAccessibleName(textOf('billAddress.saving'));
    await busy.click({ force: true });
    await form.address.press('Enter');
    letGo();
    await expect(portal.status('Your change was saved')).toBeVisible();
    await expect(busy).toHaveCount(0);
    expect(await savesOf(sandbox)).toHaveLength(1);
  });
});

test('an address that could not be loaded can be tried again', async ({ page, enter, portal }) => {
  await enter({ scenario: 'billing-address', path: FORM, fault: 'getUserBillInfo:http:503' });
  await expect(page.getByText('This page could not be loaded').first()).toBeVisible();
  await portal.button(textOf('common.tryAgain')).click();
  await expect(new AddressPage(page).postal).toHaveValue('92614');
});

test('with the keyboard alone: country, postal code, county, save', async ({
  page,
  enter,
  portal,
}) => {
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
  // Enter leaves the field as Tab does: it is looked up, not saved.
  await page.keyboard.press('Enter');
  await expect(form.county('Montgomery')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(form.county('Christian')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(form.county('Montgomery')).toBeChecked();
  await tabTo(form.save);
  await page.keyboard.press('Enter');
  await expect(portal.status('Your change was saved')).toBeVisible();
  await expect(form.save).toBeFocused();
});
