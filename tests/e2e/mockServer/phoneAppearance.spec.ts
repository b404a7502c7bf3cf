import { expect, test } from '@playwright/test';
import { ensureBrowser, launchOptions } from '../../../.ci/install/browser.mjs';
import { Phone } from '../support/pages/phone';
import { Sandbox } from '../support/sandbox';

/** What the desktop prefers, as the browser itself knows it: 0 is dark. */
const DESKTOPS = { dark: 0, light: 1 } as const;
const FORCED = /You can’t change the appearance here/;

const pictureOf = (phone: Phone) =>
  phone.portal.locator('html').evaluate((html) => ({
    wantsDark: matchMedia('(prefers-color-scheme: dark)').matches,
    scheme: getComputedStyle(html).colorScheme,
  }));

for (const [desktop, setting] of Object.entries(DESKTOPS)) {
  test(`on a ${desktop} desktop the phone is light or dark as it was chosen`, async ({
    playwright,
    request,
    baseURL,
  }) => {
    // A separate browser: what a page emulates would hold in the frame as well.
    const { executablePath } = await ensureBrowser();
    const browser = await playwright.chromium.launch(
      launchOptions(executablePath, [`--blink-settings=preferredColorScheme=${setting}`]),
    );
    const context = await browser.newContext({ colorScheme: null, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    const sandbox = await Sandbox.open(request, { scenario: 'demo', platform: 'ios' });
    await page.goto(sandbox.url);
    const onDesktop = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
    expect(onDesktop).toBe(desktop === 'dark');
    const phone = new Phone(page);
    for (const chosen of ['Light', 'Dark', 'Light'] as const) {
      await page.getByLabel(chosen).check();
      const wanted = { wantsDark: chosen === 'Dark', scheme: chosen.toLowerCase() };
      // A page that is just being replaced cannot be asked.
      await expect(async () => expect(await pictureOf(phone)).toEqual(wanted)).toPass();
      await expect(phone.notice).toBeHidden();
    }
    await browser.close();
  });
}

for (const colorScheme of ['dark', 'light'] as const) {
  test(`where the developer tools make all pages ${colorScheme}, the phone says that nothing can be chosen`, async ({
    browser,
    request,
  }) => {
    const page = await browser.newPage({ colorScheme });
    const sandbox = await Sandbox.open(request, { scenario: 'demo', platform: 'ios' });
    await page.goto(sandbox.url);
    const phone = new Phone(page);
    const [same, other] = colorScheme === 'dark' ? ['Dark', 'Light'] : ['Light', 'Dark'];
    await page.getByLabel(other).check();
    await expect(phone.notice).toHaveText(FORCED);
    await page.getByLabel(same).check();
    await expect(phone.notice).toBeHidden();
    await page.close();
  });
}
