import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { fakeIosApp, screens } from '../../../pictures/screens';
import type { Screen } from '../../../pictures/screens';
import { intlLocale } from '../../../../src/platform/locale';
import type { Locale } from '../../../../src/platform/locale';
import { watchQuiet } from '../watch/quiet';
import type { Sandbox } from '../sandbox';

export { screens };

export const SMALL_PHONE = { width: 320, height: 568 };
export const DESKTOP = { width: 1280, height: 800 };

/** A short quiet time is enough, because the checks of screens retry. */
const SOON_MS = 150;

/** Opens a screen of the list in a language and waits until it no longer changes. */
export async function openScreen(
  page: Page,
  screen: Screen,
  locale: string,
  open: (options: {
    scenario: string;
    path: string;
    locale: string;
    fault?: string;
  }) => Promise<Sandbox>,
): Promise<Sandbox> {
  const { scenario, path, fault } = screen;
  const sandbox = await open({ scenario, path, locale, ...(fault !== undefined && { fault }) });
  const url = new URL(sandbox.url);
  // The support link signs the customer in; an anonymous screen has no token.
  if (screen.anonymous) url.search = `?language=${locale}`;
  if (screen.inIosApp) await fakeIosApp(page);
  const quiet = watchQuiet(page, SOON_MS);
  await page.goto(url.href);
  await page.locator('h1, h2, [aria-busy="true"]').first().waitFor();
  if (!fault?.includes(':delay:')) {
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await quiet.settled();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  }
  quiet.stop();
  await screen.prepare?.(page);
  return sandbox;
}

/** Changes the language in place, like the selection at sign-in. */
export async function speak(page: Page, locale: Locale): Promise<void> {
  await page.evaluate((tag) => {
    localStorage.setItem('hv.locale', tag);
    window.dispatchEvent(new StorageEvent('storage', { key: 'hv.locale' }));
  }, locale);
  await expect(page.locator('html')).toHaveAttribute('lang', intlLocale(locale));
}
