import type { FrameLocator, Locator, Page } from '@playwright/test';

/** Page object of the mock's fake phone. */
export class Phone {
  constructor(private readonly page: Page) {}

  /** The portal in the app. */
  get portal(): FrameLocator {
    return this.page.frameLocator('iframe[title="Portal in the app"]');
  }
  /** A sheet or a screen of the phone above the portal. */
  card(name: string): Locator {
    return this.page.getByRole('dialog', { name });
  }
  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }
  /** Entries of the list of calls and events, newest first. */
  entries(name: string | RegExp): Locator {
    return this.page
      .getByRole('list', { name: 'Bridge calls' })
      .getByRole('listitem')
      .filter({ hasText: name });
  }
  get notice(): Locator {
    // The bar has toasts of its own.
    return this.page.getByRole('main').getByRole('status');
  }

  /** Presses a button of the store's sheet. */
  async storeAnswers(name: string): Promise<void> {
    await this.card('Fake store').getByRole('button', { name }).click();
  }

  /** Selects the garden camera, agrees to the terms and starts the trial. */
  async startTrial(): Promise<void> {
    await this.portal.getByRole('checkbox', { name: 'Garden' }).check();
    await this.portal.getByRole('checkbox', { name: /I agree to/ }).check();
    await this.pressStart();
  }
  async pressStart(): Promise<void> {
    await this.portal.getByRole('button', { name: 'Start the trial' }).click();
  }

  /** User agent, color scheme and path of the portal in the phone. */
  surroundings(): Promise<{ userAgent: string; dark: boolean; path: string }> {
    return this.portal.locator('html').evaluate(() => ({
      userAgent: navigator.userAgent,
      dark: matchMedia('(prefers-color-scheme: dark)').matches,
      path: location.pathname,
    }));
  }
}
