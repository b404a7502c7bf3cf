import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { textOf } from '../language/texts';
import { tileOf } from './tile';

/** The buttons of the fake provider's page. */
const PROVIDER_BUTTONS = {
  pay: /^Pay /,
  cancel: /Cancel and return/,
  decline: /Decline/,
  confirmLater: /confirmed 10 seconds later/,
  neverConfirm: /never confirmed/,
};

/** Page object of the portal, in the customer's words. */
export class Portal {
  constructor(private readonly page: Page) {}

  get email(): Locator {
    return this.page.getByRole('textbox', { name: textOf('login.email') });
  }
  get password(): Locator {
    return this.page.getByRole('textbox', { name: textOf('login.password') });
  }
  get signInButton(): Locator {
    return this.page.getByRole('button', { name: textOf('login.signIn') });
  }
  get subscribeButton(): Locator {
    return this.page.getByRole('button', { name: textOf('packages.subscribe') });
  }
  get payButton(): Locator {
    return this.page.getByRole('button', { name: /^Pay \$/ });
  }
  /** The back arrow on a phone, or the last breadcrumb on a desktop. */
  get back(): Locator {
    const trail = this.page.getByRole('navigation', { name: textOf('nav.trail') });
    return this.button(textOf('common.back')).or(trail.getByRole('link').last());
  }
  get terms(): Locator {
    return this.page.getByRole('checkbox', { name: /I agree to/ });
  }
  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** Presses a key in the dialog, which ignores presses of its first 300 ms. */
  async pressInDialog(key: string): Promise<void> {
    await expect(this.dialog).toHaveCSS('pointer-events', 'auto');
    await this.page.keyboard.press(key);
  }

  /** Announced at once (`role="alert"`), such as an error; a string is the whole text. */
  alert(text: string | RegExp): Locator {
    return this.announced('alert', text);
  }
  /** Announced politely (`role="status"`), such as a toast; a string is the whole text. */
  status(text: string | RegExp): Locator {
    return this.announced('status', text);
  }
  /** A part of it has exactly this text: "Saved" is not "Changes saved". */
  private announced(role: 'alert' | 'status', text: string | RegExp): Locator {
    const whole = this.page.getByText(text, { exact: true });
    const all = this.page.getByRole(role);
    return all.filter({ has: whole }).or(all.and(whole));
  }
  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 1, name });
  }
  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }
  /** The checkboxes of the device list. */
  get anyDevice(): Locator {
    return this.page.getByRole('list', { name: /^Devices of/ }).getByRole('checkbox');
  }
  device(name: string): Locator {
    return this.page.getByRole('checkbox', { name });
  }

  /** Selects a tile. */
  async choose(name: string | RegExp): Promise<void> {
    const radio = this.page.getByRole('radio', { name });
    await tileOf(radio).click();
    await expect(radio).toBeChecked();
  }

  async signIn(username: string, password: string): Promise<void> {
    await this.email.fill(username);
    await this.password.fill(password);
    await this.signInButton.click();
  }

  /** On the plan page: chooses tab and tile, agrees to the terms, continues to the devices. */
  async choosePlan(plan: { coverage: 'Single' | 'Unlimited'; cycle: 'Monthly' | 'Annual' }) {
    await this.page.getByRole('tab', { name: plan.coverage }).click();
    await this.choose(plan.cycle);
    await this.terms.check();
    await this.subscribeButton.click();
    // A package for $0.00 has no price to pay.
    await expect(this.payButton.or(this.button(textOf('checkout.getFree')))).toBeVisible();
  }

  /** Presses a button with `aria-disabled`, as a finger would. */
  async pressSoftDisabled(button: Locator): Promise<void> {
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await button.click({ force: true });
  }

  /** Acts on the provider's page. */
  async atProvider(action: keyof typeof PROVIDER_BUTTONS): Promise<void> {
    await this.page.waitForURL(/\/__mock\/pay\//);
    await this.button(PROVIDER_BUTTONS[action]).click();
  }
}
