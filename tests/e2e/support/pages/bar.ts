import type { FrameLocator, Locator, Page } from '@playwright/test';

/** Page object of the portal with the bar above it. */
export class BarPage {
  constructor(private readonly page: Page) {}

  /** The portal below the bar. */
  get portal(): FrameLocator {
    return this.page.frameLocator('iframe[title="Portal"]');
  }
  get bar(): Locator {
    return this.page.getByRole('banner');
  }
  get clock(): Locator {
    return this.bar.getByRole('time');
  }
  button(name: string): Locator {
    return this.bar.getByRole('button', { name, exact: true });
  }
}
