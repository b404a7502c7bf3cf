import type { Browser, Page } from 'playwright';
import { decodeReference, encodeReference } from '../../contracts/vocabulary/reference/reference';
import deDE from '../../src/i18n/locales/de-DE.json' with { type: 'json' };

/** The window of a laptop; the guide shows it at half its size. */
const VIEWPORT = { width: 1120, height: 900 };

const reference = encodeReference({
  screen: '/bills',
  call: 'getPageOrderList',
  code: 503,
  locale: 'fr-FR',
  platform: 'browser',
  appVersion: null,
});
if (!decodeReference(reference)) throw new Error('The guide would show a reference that is none.');

const look = (page: Page, text: string) =>
  page.getByRole('textbox', { name: 'What the customer sees' }).fill(text);

/** The pictures of the support guide in order. */
const pictures: readonly { name: string; prepare: (page: Page, base: string) => Promise<void> }[] =
  [
    {
      name: 'support-find',
      prepare: async (page, base) => {
        await page.goto(`${base}/__mock/`);
        await look(page, deDE.event_has_expired);
        await page.getByText('1 case').waitFor();
      },
    },
    {
      name: 'support-reference',
      prepare: async (page, base) => {
        await page.goto(`${base}/__mock/`);
        await look(page, reference);
        await page.getByText('Reference details').waitFor();
        await page.getByText('Reference details').scrollIntoViewIfNeeded();
      },
    },
    {
      name: 'support-sandbox',
      prepare: async (page, base) => {
        const response = await fetch(`${base}/__mock/sandboxes`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ scenario: 'cancelling-plan' }),
        });
        const { sandbox, url } = (await response.json()) as { sandbox: string; url: string };
        const portal = await page.context().newPage();
        await portal.goto(url);
        await portal.getByRole('heading', { level: 1 }).waitFor();
        await portal.close();
        await page.goto(`${base}/__mock/#/sandbox/${sandbox}`);
        await page.getByRole('button', { name: 'To the next event' }).click();
        await page.getByText('Past events (1)').waitFor();
      },
    },
  ];

/** Takes the pictures for docs/support.md. */
export async function takeSupportPictures(
  browser: Browser,
  base: string,
  folder: string,
): Promise<void> {
  for (const { name, prepare } of pictures) {
    const context = await browser.newContext({
      viewport: VIEWPORT,
      colorScheme: 'light',
      timezoneId: 'UTC',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await prepare(page, base);
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(500);
    await page.screenshot({ path: `${folder}/${name}.png` });
    await context.close();
  }
}
