import { AddressPage, FORM, holdLookups, lookupsOf, savesOf } from './support/addressPage';
import { expect, test } from './support/journey';
import { textOf } from './support/texts';

test.describe('a US postal code', () => {
  test('is looked up for county, city and state [2.screen.36]', async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'demo', path: FORM });
    const form = new AddressPage(page);
    await form.enterPostal('92614');
    await expect(form.place).toHaveText(['Orange', 'Irvine', 'CA']);
    await expect(portal.status('Found: Orange, Irvine, CA')).toBeAttached();
    expect(await lookupsOf(sandbox)).toEqual([{ countryCode: 'USA', postal: '92614' }]);
    await form.expectReady(true);
  });

  test('is looked up when it is left and has changed, and only then [5.rule.35]', async ({
    page,
    enter,
  }) => {
    const sandbox = await enter({ scenario: 'billing-address', path: FORM });
    const form = new AddressPage(page);
    await form.postal.focus();
    await form.postal.blur();
    await form.enterPostal('9261');
    await expect(form.postal).toHaveAccessibleDescription('Please enter exactly 5 digits');
    expect(await lookupsOf(sandbox)).toEqual([]);

    await form.postal.fill('90210');
    expect(await lookupsOf(sandbox)).toEqual([]);
    await form.postal.blur();
    await expect(form.place).toHaveText(['Los Angeles', 'Beverly Hills', 'CA']);
    await form.postal.focus();
    await form.postal.blur();
    expect(await lookupsOf(sandbox)).toHaveLength(1);

    // The country: away from the US nothing is asked, back in the US it is.
    await form.chooseCountry('Germany');
    await form.postal.focus();
    await form.postal.blur();
    expect(await lookupsOf(sandbox)).toHaveLength(1);
    await form.chooseCountry('United States');
    await expect(form.place).toHaveText(['Los Angeles', 'Beverly Hills', 'CA']);
    await form.postal.focus();
    await form.postal.blur();
    expect(await lookupsOf(sandbox)).toEqual([
      { countryCode: 'USA', postal: '90210' },
      { countryCode: 'USA', postal: '90210' },
    ]);
  });

  test('that changes clears county, city and state [5.rule.34]', async ({ page, enter }) => {
    await enter({ scenario: 'billing-address', path: FORM });
    const form = new AddressPage(page);
    await expect(form.place).toHaveText(['Orange', 'Irvine', 'CA']);
    await form.postal.press('End');
    await form.postal.press('Backspace');
    await expect(form.place).toHaveText(['–', '–', '–']);
    await form.expectReady(false);
  });

  test('of two counties is a choice that the customer makes [5.rule.30]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'demo', path: FORM });
    const form = new AddressPage(page);
    await form.enterPostal('60010');
    await expect(form.county('Lake Barrington, IL')).not.toBeChecked();
    await expect(form.county('Cook Barrington, IL')).not.toBeChecked();

    await portal.pressSoftDisabled(form.save);
    await expect(
      portal.alert(
        'The county is missing. It comes from your postal code; if there is a choice, please choose one.',
      ),
    ).toBeVisible();
    await expect(form.county('Lake')).toBeFocused();
    expect(await savesOf(sandbox)).toEqual([]);

    await portal.choose('Cook');
    await expect(
      portal.alert(
        'The county is missing. It comes from your postal code; if there is a choice, please choose one.',
      ),
    ).toBeHidden();
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
  });

  test('without a county cannot be saved [5.rule.30]', async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'demo', path: FORM });
    await sandbox.fault({ call: 'address', kind: 'mutate', path: '0.county', value: '' });
    const form = new AddressPage(page);
    await form.enterPostal('92614');
    await expect(form.place).toHaveText(['–', 'Irvine', 'CA']);
    await portal.pressSoftDisabled(form.save);
    await expect(form.postal).toBeFocused();
    await expect(form.postal).toHaveAccessibleDescription(
      'The county is missing. It comes from your postal code; if there is a choice, please choose one.',
    );
    expect(await savesOf(sandbox)).toEqual([]);
  });

  test('that nobody knows says so, and asks no second time [5.rule.36]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'demo', path: FORM });
    const form = new AddressPage(page);
    await form.enterPostal('00000');
    await expect(form.postal).toHaveAccessibleDescription(
      'We could not find a place for this postal code. Please check it, or try again later.',
    );
    await expect(portal.button(textOf('common.tryAgain'))).toHaveCount(0);
    await portal.pressSoftDisabled(form.save);
    await expect(form.postal).toBeFocused();
    await expect(form.postal).toHaveAccessibleDescription(
      'We could not find a place for this postal code. Please check it, or try again later.',
    );
    expect(await lookupsOf(sandbox)).toHaveLength(1);
    expect(await savesOf(sandbox)).toEqual([]);
  });

  test('that could not be looked up says so, and can be tried again [5.rule.36]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'demo', path: FORM });
    await sandbox.fault({ call: 'address', kind: 'http', status: 503 });
    const form = new AddressPage(page);
    await form.enterPostal('92614');
    await expect(form.postal).toHaveAccessibleDescription(
      'We could not find a place for this postal code. Please check it, or try again later.',
    );
    await portal.button(textOf('common.tryAgain')).click();
    await expect(form.place).toHaveText(['Orange', 'Irvine', 'CA']);
    await expect(form.postal).not.toHaveAccessibleDescription(/\S/);
  });

  test('that was changed meanwhile gets no late answer', async ({ page, enter }) => {
    await enter({ scenario: 'demo', path: FORM });
    const letGo = await holdLookups(page, '92614');
    const form = new AddressPage(page);
    const late = page.waitForResponse(/address\?.*92614/);
    await form.enterPostal('92614');
    await expect(form.place).toHaveText(['…', '…', '…']);
    await form.enterPostal('90210');
    await expect(form.place).toHaveText(['Los Angeles', 'Beverly Hills', 'CA']);
    letGo();
    await (await late).finished();
    // Time enough for an answer to be shown.
    await page.waitForTimeout(200);
    await expect(form.place).toHaveText(['Los Angeles', 'Beverly Hills', 'CA']);
  });
});

test.describe('Save, pressed while the postal code is looked up', () => {
  test('waits for the county, and sends it once', async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'demo', path: FORM });
    const letGo = await holdLookups(page);
    const form = new AddressPage(page);
    await form.enterPostal('92614');
    await expect(form.place).toHaveText(['…', '…', '…']);
    await portal.pressSoftDisabled(form.save);
    const busy = page.locator('button[aria-busy="true"]');
    await expect(busy).toHaveAccessibleName(textOf('billAddress.saving'));
    expect(await savesOf(sandbox)).toEqual([]);
    await busy.click({ force: true });
    letGo();
    await expect(portal.status('Saved')).toBeVisible();
    await expect(busy).toHaveCount(0);
    expect(await lookupsOf(sandbox)).toHaveLength(1);
    expect(await savesOf(sandbox)).toEqual([
      {
        ...{ countryCode: 'USA', postal: '92614', address: '' },
        ...{ county: 'Orange', city: 'Irvine', state: 'CA' },
      },
    ]);
  });

  test('by a finger that leaves the field its focus, saves as well', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'demo', path: FORM });
    const form = new AddressPage(page);
    await form.postal.fill('92614');
    // Some phones do not move the focus to a button that is pressed.
    await form.save.dispatchEvent('click');
    await expect(portal.status('Saved')).toBeVisible();
    expect(await lookupsOf(sandbox)).toHaveLength(1);
    expect(await savesOf(sandbox)).toHaveLength(1);
  });

  const failures = [
    { title: 'is unknown', postal: '00000', fault: {} },
    { title: 'could not be looked up', postal: '92614', fault: { kind: 'http', status: 503 } },
  ];
  for (const { title, postal, fault } of failures) {
    test(`leads to a code that ${title}, and sends nothing`, async ({ page, enter, portal }) => {
      const sandbox = await enter({ scenario: 'demo', path: FORM });
      const letGo = await holdLookups(page);
      if ('kind' in fault) await sandbox.fault({ call: 'address', ...fault });
      const form = new AddressPage(page);
      await form.enterPostal(postal);
      await expect(form.place).toHaveText(['…', '…', '…']);
      await portal.pressSoftDisabled(form.save);
      letGo();
      await expect(form.postal).toBeFocused();
      await expect(form.postal).toHaveAccessibleDescription(
        'We could not find a place for this postal code. Please check it, or try again later.',
      );
      await form.expectReady(false);
      expect(await savesOf(sandbox)).toEqual([]);
    });
  }

  test('leads to the choice of a code of two counties', async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'demo', path: FORM });
    const letGo = await holdLookups(page);
    const form = new AddressPage(page);
    await form.enterPostal('60010');
    await portal.pressSoftDisabled(form.save);
    letGo();
    await expect(
      portal.alert(
        'The county is missing. It comes from your postal code; if there is a choice, please choose one.',
      ),
    ).toBeVisible();
    await expect(form.county('Lake')).toBeFocused();
    expect(await savesOf(sandbox)).toEqual([]);
  });

  test('does not save another code that is typed meanwhile, nor does Enter in it', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'demo', path: FORM });
    const letGo = await holdLookups(page);
    const form = new AddressPage(page);
    await form.enterPostal('92614');
    await portal.pressSoftDisabled(form.save);
    await form.postal.fill('90210');
    await form.postal.press('Enter');
    await form.postal.press('Enter');
    letGo();
    await expect(form.place).toHaveText(['Los Angeles', 'Beverly Hills', 'CA']);
    await form.expectReady(true);
    expect(await savesOf(sandbox)).toEqual([]);
    await form.save.click();
    await expect(portal.status('Saved')).toBeVisible();
    expect(await savesOf(sandbox)).toHaveLength(1);
  });
});
