import type { Locator, Page } from '@playwright/test';
import { ALL } from '../../faults/sampling';
import { expect, test } from '../support/journey';
import type { Sandbox } from '../support/sandbox';
import { textOf } from '../support/language/texts';
import deDE from '../../../src/i18n/locales/de-DE.json' with { type: 'json' };
import { allowClipboard } from '../support/typing';

/** The console is built on its first request, and the copied link opens the portal. */
test.slow();

test.beforeEach(({ context }) => allowClipboard(context));

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 90; presses += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('The keyboard does not come there.');
}

/** The same actions with the mouse and with the keyboard. */
const hands = {
  'the mouse': {
    choose: (_: Page, field: Locator, label: string) => field.selectOption({ label }),
    setTime: (_: Page, field: Locator) => field.fill('2020-01-01T10:00'),
    press: (_: Page, button: Locator) => button.click(),
  },
  'the keyboard alone': {
    choose: async (page: Page, field: Locator, label: string) => {
      await tabTo(page, field);
      await page.keyboard.type(label);
    },
    setTime: async (page: Page, field: Locator) => {
      await tabTo(page, field);
      await page.keyboard.type('01012020');
      await page.keyboard.press('Tab');
      await page.keyboard.type('1000AM');
    },
    press: async (page: Page, button: Locator) => {
      await tabTo(page, button);
      await page.keyboard.press('Enter');
    },
  },
} as const;
type Hand = (typeof hands)[keyof typeof hands];

/**
 * Sets place, language and time for the links of the catalogue, and copies the link of the ended
 * sale.
 */
async function copyCase(page: Page, { choose, setTime, press }: Hand, place: string) {
  await page.goto('/__mock/');
  const search = page.getByRole('textbox', { name: 'What the customer sees' });
  await search.fill(deDE.event_has_expired);
  await expect(page.getByRole('article')).toHaveCount(1);
  await choose(page, page.getByLabel('Opens in'), place);
  await choose(page, page.getByLabel('Language'), 'German (Germany)');
  await setTime(page, page.getByLabel(/^Time/));
  await press(page, page.getByRole('button', { name: /^Copy link to A special sale/ }));
  await expect(page.getByRole('status').getByText('Copied', { exact: true })).toBeVisible();
  return copied(page);
}

for (const [turn, [name, hand]] of Object.entries(hands).entries()) {
  // `npm test` runs one place with each of the two; `npm run test:full` all with both.
  for (const place of ['Android', 'Browser', 'iOS'].filter((_, at) => ALL || at === turn)) {
    test(`copies a link for ${place} with language and time using ${name}, and opens it like that`, async ({
      page,
    }) => {
      const link = await copyCase(page, hand, place);
      expect(new URL(link).origin).toBe(new URL(page.url()).origin);
      expect(Object.fromEntries(new URL(link).searchParams)).toEqual({
        scenario: 'promotion-ended',
        platform: place.toLowerCase(),
        locale: 'de-DE',
        clock: '2020-01-01T10:00:00Z',
      });
      await page.goto(link);
      const inPhone = place !== 'Browser';
      const portal = inPhone ? page.frameLocator('iframe[title="Portal in the app"]') : page;
      // The sale has not started in that year.
      await expect(portal.getByText(deDE.event_no_start)).toBeVisible();
      await expect(portal.locator('html')).toHaveAttribute('lang', 'de-DE');
      if (inPhone) await expect(page.getByLabel(place, { exact: true })).toBeChecked();
    });
  }

  if (!ALL && turn === 0) continue;
  test(`removes all faults with ${name}, so that neither the sandbox nor a shared link fails`, async ({
    page,
    openSandbox,
  }) => {
    const sandbox = await openSandbox('demo');
    await sandbox.fault({ call: 'houseList', kind: 'http', status: 503, times: null });
    await sandbox.fault({ call: 'getPageOrderList', kind: 'code', code: 50001, times: null });
    await page.goto(sandbox.url);
    await expect(page.getByText('This page couldn’t be loaded')).toBeVisible();

    await page.goto(`/__mock/#/sandbox/${idOf(sandbox)}`);
    await expect(page.getByText('houseList@all:http:503', { exact: true })).toBeVisible();
    await expect(page.getByText('getPageOrderList@all:code:50001', { exact: true })).toBeVisible();
    await hand.press(page, page.getByRole('button', { name: 'Remove all' }));
    await expect(page.getByText('No faults are set.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove all' })).toHaveCount(0);
    // The button is gone; the focus moves to its group.
    await expect(page.getByRole('group', { name: 'Faults that are set' })).toBeFocused();
    expect(await sandbox.faultsLeft()).toBe(0);
    await hand.press(page, page.getByRole('button', { name: 'Copy link' }));
    await expect(page.getByRole('status').getByText('Copied', { exact: true })).toBeVisible();
    const link = await copied(page);
    expect(new URL(link).search).toBe('?scenario=demo');

    for (const address of [sandbox.url, link]) {
      await page.goto(address);
      await expect(
        page.getByRole('button', { name: textOf('home.addSubscription') }),
      ).toBeVisible();
      await page.goto(new URL('/bills', page.url()).href);
      await expect(page.getByRole('table').getByRole('link')).toHaveCount(1);
    }
  });
}

const idOf = ({ origin }: Sandbox) => new URL(origin).hostname.split('.')[0];
