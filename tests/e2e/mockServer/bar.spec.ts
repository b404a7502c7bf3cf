import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { BarPage } from '../support/pages/bar';
import { Phone } from '../support/pages/phone';
import { axeFindings } from '../support/watch/axe';

/** The console and the page are built on the first request. */
test.slow();

/** Opens the case that ends soon from the console, like an agent. */
async function openFromConsole(page: Page): Promise<Page> {
  await page.goto('/__mock/#/?q=cancelling-plan');
  const card = page.getByRole('article').filter({ hasText: 'cancelling-plan · ' });
  const link = card.getByRole('link', { name: /^Open: / });
  const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  return tab;
}

/** Opens a case with the bar in this tab. */
async function open(page: Page, query = 'scenario=cancelling-plan'): Promise<BarPage> {
  await page.goto(`/__mock/open?${query}&bar=on`);
  return new BarPage(page);
}

const sandboxOn = (page: Page) => new URL(page.url()).hostname.split('.')[0] ?? '';
const ended = (seen: BarPage) => seen.portal.getByText('This plan has expired');

test('names the case above the portal that the console opens, and moves its clock', async ({
  page,
}) => {
  const tab = await openFromConsole(page);
  const seen = new BarPage(tab);
  await expect(seen.bar.getByRole('heading', { level: 1 })).not.toBeEmpty();
  await expect(seen.portal.getByText('Ends on')).toBeVisible();
  await expect(seen.clock).toHaveText(/^\d{4}-\d\d-\d\d \d\d:\d\d$/);
  const dayOf = async () => Date.parse((await seen.clock.getAttribute('datetime')) ?? '') / 864e5;
  const before = await dayOf();
  await seen.button('+1 day').click();
  await expect.poll(dayOf).toBeGreaterThan(before + 0.99);
  await seen.button('−1 day').click();
  await expect.poll(dayOf).toBeLessThan(before + 0.5);
  await expect(seen.portal.getByText('Ends on')).toBeVisible();
  await seen.button('Next event').click();
  await expect(ended(seen)).toBeVisible();
  expect(await axeFindings(tab)).toEqual([]);

  await seen.bar.getByRole('heading', { level: 1 }).getByRole('link').click();
  await expect(tab).toHaveURL(new RegExp(`/__mock/#/sandbox/${sandboxOn(tab)}$`));
});

test('asks before it resets, and shows the portal as it was', async ({ page }) => {
  const seen = await open(page);
  await seen.button('Next event').click();
  await expect(ended(seen)).toBeVisible();
  await seen.button('Reset').click();
  const dialog = page.getByRole('dialog', { name: 'Reset this sandbox?' });
  expect(await axeFindings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(ended(seen)).toBeVisible();
  await seen.button('Reset').click();
  await dialog.getByRole('button', { name: 'Reset' }).click();
  await expect(seen.portal.getByText('Ends on')).toBeVisible();
  await expect(ended(seen)).toHaveCount(0);
});

test('keeps the page and the session over a reload, and leads others to the same page', async ({
  page,
  openPage,
}) => {
  const seen = await open(page, 'scenario=demo&locale=de-DE');
  await seen.portal.getByRole('link', { name: /Cloud Recording/ }).click();
  const title = (one: BarPage) =>
    one.portal.getByRole('heading', { level: 1, name: 'Cloud Recording' });
  await expect(title(seen)).toBeVisible();
  await expect(page).toHaveURL(/\/__mock\/portal\?url=%2Fsubscription%2F70001/);
  await page.reload();
  await expect(title(seen)).toBeVisible();
  await expect(seen.portal.locator('html')).toHaveAttribute('lang', 'de-DE');
  expect(await seen.portal.locator('html').evaluate(() => navigator.userAgent)).not.toContain(
    'HomeViewApp',
  );

  const other = await openPage();
  await other.goto(page.url());
  await expect(title(new BarPage(other))).toBeVisible();
});

test('stays above the other site when the customer chooses a country there', async ({ page }) => {
  const seen = await open(page, 'scenario=signed-out&path=/selectCountry');
  const sandbox = sandboxOn(page);
  await seen.portal.getByRole('combobox', { name: 'Search for a country' }).fill('Germany');
  await seen.portal.getByRole('option', { name: 'Germany', exact: true }).click();
  await expect(page).toHaveURL(
    new RegExp(`^http://${sandbox}\\.eu\\.localhost:\\d+/__mock/portal\\?`),
  );
  await expect(seen.portal.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(seen.button('Reset')).toBeVisible();
});

test('says that a sandbox is gone, and opens its case again under the bar', async ({
  page,
  request,
}) => {
  const seen = await open(page);
  await expect(seen.portal.getByText('Ends on')).toBeVisible();
  await request.delete(`/__mock/sandboxes/${sandboxOn(page)}`);
  await expect(seen.bar.getByRole('heading', { name: 'This sandbox is gone' })).toBeVisible();
  await seen.portal.getByRole('link', { name: 'Open the case again' }).click();
  await expect(seen.portal.getByText('Ends on')).toBeVisible();
  await expect(seen.button('Reset')).toBeVisible();
});

test('works with the keyboard alone, at 390 and 320 px too', async ({ page }) => {
  const seen = await open(page);
  await expect(seen.portal.getByText('Ends on')).toBeVisible();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 720 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const height = (await seen.bar.boundingBox())?.height ?? 0;
    expect(height).toBeLessThanOrEqual(110);
  }
  await seen.bar.getByRole('link').first().focus();
  for (const name of ['−1 day', '+1 day', 'Next event']) {
    await page.keyboard.press('Tab');
    await expect(seen.button(name)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(ended(seen)).toBeVisible();
  await expect(seen.button('Next event')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(seen.button('Reset')).toBeFocused();
});

test('is not there for a link or a test without it', async ({ page, openSandbox }) => {
  const sandbox = await openSandbox('demo');
  for (const url of [sandbox.url, '/__mock/open?scenario=demo']) {
    await page.goto(url);
    await expect(page.getByText('Lakeside 12', { exact: true })).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe('/');
  }
});

test('stands above the phone too, and moves its clock', async ({ page, enter }) => {
  await enter({ scenario: 'cancelling-plan', platform: 'android' });
  const phone = new Phone(page);
  await expect(phone.portal.getByText('Ends on')).toBeVisible();
  await new BarPage(page).button('Next event').click();
  await expect(phone.portal.getByText('This plan has expired')).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
});

test('says in the phone that a sandbox is gone, and not that the browser is too old', async ({
  page,
  request,
  enter,
}) => {
  await enter({ scenario: 'demo', platform: 'ios' });
  const phone = new Phone(page);
  await expect(phone.portal.getByText('Lakeside 12', { exact: true })).toBeVisible();
  await request.delete(`/__mock/sandboxes/${sandboxOn(page)}`);
  await expect(new BarPage(page).bar).toContainText('This sandbox is gone');
  await expect(phone.portal.getByRole('heading')).toHaveText('This sandbox is gone');
  await expect(phone.notice).toBeEmpty();
});
