import type { Locator, Page } from 'playwright';

/** A screen to take a picture of, opened by a support link. */
export interface Screen {
  readonly name: string;
  readonly scenario: string;
  readonly path: string;
  /** A fault of the mock, as `call:kind:detail`. */
  readonly fault?: string;
  /** Actions before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Without a token: the sign-in pages. */
  readonly anonymous?: boolean;
  /** Opened inside the provider's app on iOS. */
  readonly inIosApp?: boolean;
}

export const pressLast = (page: Page): Promise<void> =>
  page.getByRole('main').getByRole('button').last().click({ force: true });

export const chooseDevices = async (page: Page): Promise<void> => {
  const boxes = page.getByRole('list').getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
};

export const pressSubmit = (page: Page): Promise<void> =>
  page.locator('button[type="submit"]').click({ force: true });

/**
 * Scrolls to a control. A trial hover looks for the control again if it is replaced meanwhile, which
 * `scrollIntoViewIfNeeded` does not.
 */
export const scrollTo = (control: Locator): Promise<void> => control.hover({ trial: true });
