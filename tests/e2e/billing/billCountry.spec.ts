import { AddressPage, COUNTRIES, FORM, savesOf } from '../support/pages/addressPage';
import { expect, test } from '../support/journey';
import { textOf } from '../support/language/texts';

test.describe('the country of the billing address', () => {
  test(
    'offers 22 countries on another page, which scrolls to the selected one',
    { tag: ['@2.screen.35', '@2.route.23', '@3.country.05'] },
    async ({ page, enter, portal }) => {
      const chosen = page.getByRole('option', { selected: true });
      const { origin } = await enter({ scenario: 'demo', path: FORM });
      const form = new AddressPage(page);
      await form.country.click();
      await expect(page).toHaveURL(origin + COUNTRIES);
      await expect(portal.heading(textOf('login.country'))).toBeVisible();
      const names = await page.getByRole('option').allTextContents();
      expect(names).toHaveLength(22);
      expect(names.slice(0, 3)).toEqual(['Austria', 'Belgium', 'Canada']);
      expect(names.at(-1)).toBe('Other');
      await expect(chosen).toHaveText('United States');
      await expect(chosen).toBeInViewport();
      await page.getByRole('option', { name: 'Germany' }).click();
      await expect(page).toHaveURL(origin + FORM);
      await expect(form.country).toContainText('Germany');
      await expect(form.address).toBeVisible();

      // The list is in the page's language and works without the form before it.
      const abroad = { scenario: 'billing-address-abroad', path: COUNTRIES, locale: 'de-DE' };
      const german = await enter(abroad);
      await expect(chosen).toHaveText('Deutschland');
      const inGerman = await page.getByRole('option').allTextContents();
      expect(inGerman).toContain('Österreich');
      expect(inGerman.at(-1)).toBe('Anderes Land');
      await page.getByRole('option', { name: 'Schweden' }).click();
      await expect(page).toHaveURL(german.origin + FORM);
      await expect(page.getByRole('link', { name: 'Schweden' })).toBeVisible();
      await expect(page.getByRole('textbox').first()).toHaveValue('10115');
    },
  );

  test('can be filled in by the browser together with the postal code, whichever comes first', async ({
    page,
    enter,
  }) => {
    for (const first of ['country', 'postal-code'] as const) {
      const sandbox = await enter({ scenario: 'demo', path: FORM });
      const form = new AddressPage(page);
      const fill = {
        country: () => page.locator('select[autocomplete~="country"]').selectOption('DE'),
        'postal-code': () => page.locator('input[autocomplete~="postal-code"]').fill('10115'),
      };
      await fill[first]();
      for (const [field, act] of Object.entries(fill)) if (field !== first) await act();
      await expect(form.country).toContainText('Germany');
      await expect(form.postal).toHaveValue('10115');
      await expect(form.postal).toHaveAttribute('aria-invalid', 'false');
      await page.locator('input[autocomplete~="address-line1"]').fill('Invalidenstr. 1, Berlin');
      await form.save.click();
      await expect
        .poll(() => savesOf(sandbox))
        .toEqual([{ countryCode: 'DEU', postal: '10115', address: 'Invalidenstr. 1, Berlin' }]);
    }
  });

  test('keeps the typed text on the way there and back, and validates the postal code again', async ({
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
    await portal.back.click();
    await expect(form.postal).toHaveValue('75001');
    await expect(form.address).toHaveValue('1 rue de Rivoli, Paris');
    await form.chooseCountry('Austria');
    await expect(form.postal).toHaveAccessibleDescription('Enter 1 to 4 digits');
    await form.expectReady(false);
    await form.chooseCountry('France');
    await expect(form.postal).not.toHaveAccessibleDescription(/\S/);
    await expect(form.postal).toHaveValue('75001');
    await expect(form.address).toHaveValue('1 rue de Rivoli, Paris');
    await form.expectReady(true);

    // Leaving the address pages discards the draft.
    await portal.back.click();
    await expect(portal.heading(textOf('home.title'))).toBeVisible();
    await page.goBack();
    await expect(form.country).toContainText('Germany');
    await expect(form.postal).toHaveValue('10115');
  });
});
