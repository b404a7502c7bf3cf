import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { hold } from '../watch/hold';
import type { Sandbox } from '../sandbox';
import { textOf } from '../language/texts';

export const FORM = '/billAddress';
export const COUNTRIES = '/billAddress/selectCountry';

/** Page object of the billing address. */
export class AddressPage {
  constructor(private readonly page: Page) {}

  get country(): Locator {
    return this.page.getByRole('link', { name: textOf('login.country') });
  }
  get postal(): Locator {
    return this.page.getByRole('textbox', { name: textOf('billAddress.postal') });
  }
  get address(): Locator {
    return this.page.getByRole('textbox', { name: textOf('billAddress.address'), exact: true });
  }
  get save(): Locator {
    return this.page.getByRole('button', { name: textOf('billAddress.save') });
  }
  /** The shown county, city and state. */
  get place(): Locator {
    return this.page.getByRole('region', { name: textOf('billAddress.place') }).locator('dd');
  }
  county(name: string): Locator {
    return this.page.getByRole('radio', { name });
  }

  async enterPostal(code: string): Promise<void> {
    await this.postal.fill(code);
    await this.postal.blur();
  }

  async chooseCountry(name: string): Promise<void> {
    await this.country.click();
    await this.page.getByRole('option', { name, exact: true }).click();
    await expect(this.country).toContainText(name);
  }

  /** Whether Save is enabled, by its `aria-disabled`. */
  async expectReady(ready: boolean): Promise<void> {
    if (ready) await expect(this.save).not.toHaveAttribute('aria-disabled');
    else await expect(this.save).toHaveAttribute('aria-disabled', 'true');
  }
}

/** Every lookup of a postal code that the service received. */
export const lookupsOf = (sandbox: Sandbox): Promise<unknown[]> => sandbox.bodies('address');

/** Every address sent to the service. */
export const savesOf = async (sandbox: Sandbox): Promise<unknown[]> => [
  ...(await sandbox.bodies('addUserBillInfo')),
  ...(await sandbox.bodies('updateUserBillInfo')),
];

/** Holds all lookups of a page, or those of one postal code, until they are released. */
export const holdLookups = (page: Page, postal = ''): Promise<() => void> =>
  hold(page, new RegExp(`recordPlanController/address\\?.*${postal}`));
