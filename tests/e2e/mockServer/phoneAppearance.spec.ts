import { expect, test } from '@playwright/test';
import { ensureBrowser, launchOptions } from '../../../.ci/install/browser.mjs';
import { Phone } from '../support/pages/phone';
import { Sandbox } from '../support/sandbox';

test.skip(
  ({ browserName }) => browserName === 'firefox',
  'It starts Chromium with settings of its developer tools.',
);

/** Chromium's values of preferredColorScheme: 0 is dark. */
const DESKTOPS = { dark: 0, light: 1 } as const;
const FORCED = /You can’t change the appearance here/;

const pictureOf = (phone: Phone) =>
  phone.portal.locator('html').evaluate((html) => ({
    wantsDark: matchMedia('(prefers-color-scheme: dark)').matches,
    scheme: getComputedStyle(html).colorScheme,
  }));

for (const [desktop, setting] of Object.entries(DESKTOPS)) {
  test(`applies the color scheme chosen for the phone on a ${desktop} desktop`, async ({
    playwright,
    request,
    baseURL,
  }) => {
    // A separate browser is needed, because emulation on a page would also apply to the frame.
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
      // A page that is being replaced cannot be evaluated.
      await expect(async () => expect(await pictureOf(phone)).toEqual(wanted)).toPass();
      await expect(phone.notice).toBeHidden();
    }
    await browser.close();
  });
}

for (const colorScheme of ['dark', 'light'] as const) {
  test(`reports that the color scheme cannot be chosen where the developer tools force ${colorScheme}`, async ({
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
