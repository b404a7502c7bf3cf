import type { Locator, Page } from '@playwright/test';
import { axeFindings } from '../support/watch/axe';
import { BarPage } from '../support/pages/bar';
import { expect, test } from '../support/journey';
import { encodeReference } from '../../../contracts/vocabulary/reference/reference';
import jaJP from '../../../src/i18n/locales/ja-JP.json' with { type: 'json' };
import deDE from '../../../src/i18n/locales/de-DE.json' with { type: 'json' };
import { textOf } from '../support/language/texts';
import { allowClipboard } from '../support/typing';

/** The console is built on its first request. */
test.slow();
const search = (page: Page): Locator =>
  page.getByRole('textbox', { name: 'What the customer sees' });

/** Follows a link that opens in a new tab. */
async function follow(page: Page, link: Locator): Promise<Page> {
  const [portal] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  return portal;
}

test.describe('finding a state', () => {
  test.beforeEach(({ page }) => page.goto('/__mock/'));

  test('finds a state by its text in the customer’s language and opens it at a given time', async ({
    page,
  }) => {
    await search(page).fill(deDE.event_has_expired);
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByLabel('Language').selectOption({ label: 'German (Germany)' });
    await expect(page.getByRole('article')).toContainText(deDE.event_has_expired);
    const { portal } = new BarPage(
      await follow(page, page.getByRole('link', { name: /^Open: A special sale/ })),
    );
    await expect(portal.getByText(deDE.event_has_expired)).toBeVisible();
    await page.getByLabel(/^Time/).fill('2020-01-01T10:00');
    const { portal: earlier } = new BarPage(
      await follow(page, page.getByRole('link', { name: /^Open: A special sale/ })),
    );
    await expect(earlier.getByText(deDE.event_no_start)).toBeVisible();
  });

  test('finds a failure by its reference and opens the same failure', async ({ page }) => {
    const failure = { call: 'getRecordGoodsList', code: 12004, locale: 'de-DE' } as const;
    const more = { screen: '/defaultPackage', platform: 'browser', appVersion: null } as const;
    await search(page).fill(encodeReference({ ...failure, ...more }).toLowerCase());
    await expect(page.getByText('getRecordGoodsList', { exact: true })).toBeVisible();
    const tab = await follow(page, page.getByRole('link', { name: /^Open the same failure/ }));
    const { portal } = new BarPage(tab);
    await expect(portal.getByRole('heading', { name: deDE.network_error })).toBeVisible();
    await expect(tab).toHaveURL(/url=%2FdefaultPackage/);
  });

  test('finds a state by screen and kind with the keyboard alone', async ({ page }) => {
    await expect(page.getByRole('article').first()).toBeVisible();
    const all = await page.getByRole('article').count();
    await search(page).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Screen')).toBeFocused();
    await page.keyboard.type('/bills');
    await page.keyboard.press('Tab');
    await page.keyboard.type('empty');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article')).toContainText('no bills yet');
    expect(all).toBeGreaterThan(60);
  });

  test('finds a state by its code, and reports when nothing matches', async ({ page }) => {
    await search(page).fill('560119');
    await expect(page.getByRole('article').first()).toContainText('560119');
    await search(page).fill('xyzzy plugh');
    await expect(page.getByText('No matching case')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
});

test.describe('a ticket', () => {
  // Where the customer's day is often not that of UTC.
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('is answered: found, looked at, tried out, undone, copied, answered, and found again', async ({
    page,
    context,
  }) => {
    await allowClipboard(context);
    await page.goto('/__mock/');
    await search(page).fill(
      'Ich habe mein Abo gekündigt, es wird aber immer noch als aktiv angezeigt',
    );
    await page.getByLabel('Language').selectOption({ label: 'German (Germany)' });
    await expect(page.getByText(/^No exact match. Most similar: \d+ cases$/)).toBeVisible();
    const first = page.getByRole('article').first();
    await expect(first).toContainText('“als aktiv”');
    const tab = await follow(page, first.getByRole('link', { name: /^Open: / }));
    const { portal, bar } = new BarPage(tab);
    const turnOn = deDE['renewal.turnOn'];
    await expect(portal.getByRole('button', { name: turnOn })).toBeVisible();

    // The answer reads like the page: its words, and its days.
    const shown = await portal.getByRole('main').innerText();
    await bar.getByRole('link').first().click();
    const panel = tab.getByRole('region', { name: 'The answer to send' });
    await expect(panel.getByText('The renewal of your plan Cloud Recording is off.')).toBeVisible();
    await panel.getByRole('button', { name: 'Copy the answer' }).click();
    await expect(tab.getByRole('status').getByText('Copied', { exact: true })).toBeVisible();
    const answer = await tab.evaluate(() => navigator.clipboard.readText());
    expect(answer).toContain('Die Verlängerung Ihres Tarifs Cloud Recording ist ausgeschaltet.');
    expect(answer).toContain(`„${turnOn}“`);
    const [date = ''] = /\d\d\/\d\d\/\d{4}\s· \d+\.\s\p{L}+/u.exec(answer) ?? [];
    expect(shown).toContain(date);
    await panel.getByLabel('Language of the customer').selectOption('ja-JP');
    await expect(panel.getByText(jaJP['subscription.endingLoss'])).toBeVisible();

    // What happens at the end, what a refund would say instead, and what if in a copy.
    const past = tab.getByRole('list', { name: 'Past' });
    const ends = 'Plan 70001 ends and its devices are free';
    await tab.getByRole('button', { name: /^Go there.*Plan 70001 ends/ }).click();
    await expect(past.getByText(ends)).toBeVisible();
    await tab.getByRole('button', { name: 'Undo' }).click();
    await expect(past.getByText(ends)).toHaveCount(0);
    await tab.getByRole('button', { name: 'Refund' }).first().click();
    await expect(panel.getByText(/^We refunded \$/)).toBeVisible();
    const id = new URL(tab.url()).hash.split('/').at(-1) ?? '';
    await tab.getByRole('button', { name: 'Copy this sandbox' }).click();
    await expect(tab.getByText(`a copy of ${id}`)).toBeVisible();
    await tab.goBack();

    await tab.getByText('Title, ticket and note').click();
    await tab.getByLabel('Your title').fill('Canceled and charged');
    await tab.getByRole('textbox', { name: 'Ticket' }).fill(`HD-${id}`);
    await tab.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Canceled and charged');
    await page.getByRole('link', { name: 'Open sandboxes' }).click();
    await page.getByRole('searchbox').fill(`hd-${id} charged`);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article')).toContainText(id);
    expect(await axeFindings(page)).toEqual([]);
  });
});

test.describe('the sandbox page of the console', () => {
  test('reports an unknown sandbox and links to the open ones', async ({ page, openSandbox }) => {
    const sandbox = await openSandbox('demo');
    await page.goto('/__mock/#/sandbox/no-such-one');
    await expect(page.getByText('There is no sandbox “no-such-one” any more')).toBeVisible();
    await page.getByRole('link', { name: 'Show open sandboxes' }).click();
    const id = new URL(sandbox.url).hostname.split('.')[0] ?? '';
    await expect(page.getByText(`Sandbox ${id}, scenario demo.`)).toBeVisible();
  });

  test('moves the clock to the next due event and lists what fell due', async ({
    page,
    openSandbox,
  }) => {
    const sandbox = await openSandbox('cancelling-plan');
    await page.goto(`/__mock/#/sandbox/${new URL(sandbox.url).hostname.split('.')[0]}`);
    await expect(
      page
        .getByRole('list', { name: 'Coming up' })
        .getByText(/Plan 70001 ends/)
        .first(),
    ).toBeVisible();
    const next = page.getByRole('button', { name: 'To the next event' });
    const past = page.getByRole('list', { name: 'Past' });
    await page.getByText('Choose a date').click();
    await page.getByLabel(/^Let sessions and codes expire/).check();
    await next.click();
    await expect(past.getByText('An access token expires')).toBeVisible();
    await expect(past.getByText(/Plan 70001 ends/)).toHaveCount(0);
    await next.click();
    await expect(past.getByText(/Plan 70001 ends and its devices are free/)).toBeVisible();
    const { portal } = new BarPage(
      await follow(page, page.getByRole('link', { name: /^Open the portal/ })),
    );
    await expect(portal.getByText('This plan has expired')).toBeVisible();
  });

  test('lists the calls, repeats one, and makes its response fail', async ({ page, enter }) => {
    const sandbox = await enter('demo');
    await expect(page.getByRole('button', { name: textOf('home.addSubscription') })).toBeVisible();
    await page.goto(`/__mock/#/sandbox/${new URL(sandbox.url).hostname.split('.')[0]}`);
    const entry = page.locator('details details', { hasText: 'houseList' });
    await page.getByText(/^\d+ calls/).click();
    await entry.last().locator('summary').click();
    await expect(entry.last()).toContainText('Lakeside 12');
    await expect(entry.last()).not.toContainText('access-1001');
    const before = (await sandbox.requests('houseList')).length;
    await entry.last().getByRole('button', { name: 'Send again' }).click();
    await expect.poll(async () => (await sandbox.requests('houseList')).length).toBe(before + 1);
    await expect(entry).toHaveCount(before + 1);
    await entry.last().getByRole('button', { name: 'Make this call fail' }).click();
    await expect(page.getByLabel('Call', { exact: true })).toHaveValue('houseList');
    await page.getByRole('button', { name: 'Set the fault' }).click();
    await expect(page.getByText('houseList@all:http:503')).toBeVisible();
    const { portal } = new BarPage(
      await follow(page, page.getByRole('link', { name: /^Open the portal/ })),
    );
    await expect(portal.getByText('This page couldn’t be loaded')).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });

  test('saves a sandbox to a file and loads it into another one', async ({ page, openSandbox }) => {
    const one = await openSandbox('demo');
    await one.patch('/houses/30001', { name: 'The house that was saved' });
    const other = await openSandbox('no-plans');
    const hashOf = (url: string) => `/__mock/#/sandbox/${new URL(url).hostname.split('.')[0]}`;
    await page.goto(hashOf(one.url));
    await expect(page.getByText('House: The house that was saved')).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save to a file' }).click(),
    ]);
    await page.goto(hashOf(other.url));
    await expect(page.getByText('House: Lakeside 12')).toBeVisible();
    await page.getByLabel('A saved sandbox').setInputFiles(await file.path());
    await page.getByRole('dialog').getByRole('button', { name: 'Load the file' }).click();
    await expect(page.getByText('House: The house that was saved')).toBeVisible();
    await page.getByRole('button', { name: 'Reset' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click();
    await expect(page.getByText('House: Lakeside 12')).toBeVisible();
  });

  test('sets the clock by hand and moves it by days and months with the keyboard', async ({
    page,
    openSandbox,
  }) => {
    const sandbox = await openSandbox('demo');
    await page.goto(`/__mock/#/sandbox/${new URL(sandbox.url).hostname.split('.')[0]}`);
    await page.getByText('Choose a date').click();
    await page.getByLabel('Date and time (UTC)').fill('2030-01-15T10:00');
    await page.getByRole('button', { name: 'Set the clock' }).press('Enter');
    await expect(page.getByText('The clock shows 2030-01-15 10:00 UTC.')).toBeVisible();
    await page.getByRole('button', { name: 'Forward 1 day' }).press('Enter');
    await expect(page.getByText(/^The clock shows 2030-01-16 10:0\d UTC/)).toBeVisible();
    await page.getByRole('button', { name: 'Forward 1 month' }).press('Enter');
    await expect(page.getByText(/^The clock shows 2030-02-16 10:0\d UTC/)).toBeVisible();
    await page.getByRole('button', { name: 'Back 1 day' }).press('Enter');
    await expect(page.getByText(/^The clock shows 2030-02-15 10:0\d UTC/)).toBeVisible();
    const past = page.getByRole('list', { name: 'Past' });
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(past.getByText(/2030-02-\d\d \d\d:\d\d Plan 70001 renews/)).toBeVisible();
  });

  test('sets and removes a fault with its form, shares clock and faults in a link, and shows raw data', async ({
    page,
    openSandbox,
    context,
  }) => {
    await allowClipboard(context);
    const sandbox = await openSandbox('no-bills');
    await page.goto(`/__mock/#/sandbox/${new URL(sandbox.url).hostname.split('.')[0]}`);
    await page.getByLabel('Call', { exact: true }).selectOption('getPageOrderList');
    await page.getByLabel('How it fails').selectOption({ label: 'Error code' });
    await page.getByLabel('Code', { exact: true }).fill('50001');
    await page.getByLabel('How often').selectOption({ label: 'Every time' });
    await page.getByRole('button', { name: 'Set the fault' }).click();
    await expect(page.getByText('getPageOrderList@all:code:50001', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('status').getByText('Copied', { exact: true })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByText('No faults are set.')).toBeVisible();
    await page.getByLabel('Collection').selectOption({ label: 'houses (1)' });
    await expect(page.getByRole('region', { name: 'houses' })).toContainText('Lakeside 12');
    const raw = await follow(
      page,
      page.getByRole('link', { name: /Open all rows in json-server/ }),
    );
    await expect(raw.getByText('Lakeside 12')).toBeVisible();
    // The link opens another sandbox of the same case, in which the same call fails.
    await page.goto(link);
    await expect(page.getByText('This page couldn’t be loaded')).toBeVisible();
    expect(new URL(page.url()).host).not.toBe(new URL(sandbox.url).host);
  });
});

test('opens a case in the phone, on iOS or Android', async ({ page }) => {
  await page.goto('/__mock/');
  await search(page).fill('no-bills');
  for (const [label, os] of [
    ['iOS', 'ios'],
    ['Android', 'android'],
  ] as const) {
    await page.getByLabel('Opens in').selectOption({ label });
    const phone = await follow(page, page.getByRole('link', { name: /^Open: .*no bills/i }));
    await expect(phone).toHaveURL(new RegExp(`/__mock/phone\\?.*os=${os}`));
    const portal = phone.frameLocator('iframe[title="Portal in the app"]');
    await expect(portal.getByText('No bills yet')).toBeVisible();
    await phone.close();
  }
});
