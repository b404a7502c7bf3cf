import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import type { Sandbox } from '../support/sandbox';
import { hold } from '../support/watch/hold';
import { textOf } from '../support/language/texts';
import { FULL_DATE } from '../support/language/dates';

const DETAIL = '/subscription/70001';
const TURN_OFF = 'Turn off renewal';
const TURN_ON = 'Turn on renewal';
const DATE = new RegExp(FULL_DATE);

const nextRenewal = (page: Page) => page.locator('dl > div', { hasText: 'Next renewal' });
const dateIn = (text: string): string =>
  DATE.exec(text)?.[0].replaceAll('\u00a0', ' ') ?? 'no date';
const sentStatuses = async (sandbox: Sandbox) =>
  (await sandbox.requests('updateSubscribeStatus')).map(
    ({ request }) => (request as { subscribeStatus: number }).subscribeStatus,
  );
const loadsOf = async (sandbox: Sandbox) =>
  (await sandbox.requests('getPackageSubscribeInfo')).length;

test(
  'turns renewal off after a confirmation, and the plan ends with its period',
  {
    tag: [
      '@4.plan.09',
      '@4.plan.11',
      '@4.plan.17',
      '@4.plan.18',
      '@4.notice.06',
      '@10.ruling.30',
      '@engines',
    ],
  },
  async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'demo', path: DETAIL });
    const date = dateIn(await nextRenewal(page).innerText());
    await portal.button(TURN_OFF).click();
    await expect(portal.dialog).toContainText('Turn off renewal?');
    await expect(portal.dialog).toContainText(date);
    await expect(portal.dialog).toContainText('permanently deleted');
    await expect(portal.dialog.getByRole('listitem')).toHaveText(['Front door']);
    await expect(portal.dialog).toContainText(
      `Save the recordings you want to keep before ${date}.`,
    );
    await expect(portal.dialog).toContainText('doesn’t bring old recordings back');
    await expect(portal.dialog).toContainText('Recordings can’t be saved from this page.');
    await expect(portal.dialog).toContainText('turn renewal back on');
    const off = portal.dialog.getByRole('button', { name: TURN_OFF });
    // The focus is not on the destructive button, so Enter does not press it.
    await expect(off).not.toBeFocused();

    await portal.dialog.getByRole('button', { name: textOf('renewal.keepOn') }).click();
    await expect(portal.dialog).toBeHidden();
    await expect(portal.button(TURN_OFF)).toBeFocused();
    expect(await sentStatuses(sandbox)).toEqual([]);

    await portal.button(TURN_OFF).click();
    await expect(portal.dialog).toBeVisible();
    const loads = await loadsOf(sandbox);
    await off.click();
    await expect(portal.status(`Renewal is off. Your plan runs until ${date}.`)).toHaveCount(1);
    await expect(page.getByText(`Ends ${date}`, { exact: true })).toBeVisible();
    await expect(page.getByText('Renewal off', { exact: true })).toBeVisible();
    await expect(portal.button(TURN_ON)).toBeVisible();
    expect(await sentStatuses(sandbox)).toEqual([0]);
    expect(await loadsOf(sandbox)).toBe(loads + 1);

    await sandbox.advance('P40D');
    await page.reload();
    await expect(page.getByText('Not active', { exact: true })).toBeVisible();
    await expect(page.getByText('This plan has expired')).toBeVisible();
    const plan = (await sandbox.plans()).find(({ id }) => id === '70001');
    expect(plan?.status).toBe(0);
  },
);

test(
  'turns renewal on with the keyboard alone; the plan is activating, then active without a reload',
  { tag: ['@4.plan.04', '@4.plan.10', '@4.plan.12', '@4.plan.14'] },
  async ({ page, enter, portal }) => {
    await page.clock.install();
    const sandbox = await enter({ scenario: 'cancelling-plan', path: DETAIL });
    await portal.button(TURN_ON).focus();
    await page.keyboard.press('Enter');
    await expect(portal.dialog).toContainText('You pay nothing today');
    await expect(portal.dialog).toContainText(
      new RegExp(String.raw`renews on ${FULL_DATE} for \$2\.99`),
    );
    await expect(portal.dialog).toContainText('every month');
    await expect(portal.dialog.getByRole('button', { name: TURN_ON })).toBeFocused();
    expect(await sentStatuses(sandbox)).toEqual([]);
    await portal.pressInDialog('Enter');
    await expect(portal.status(/Renewal is on\. Next payment: \$2\.99 on/)).toBeVisible();
    await expect(page.getByText('Activating', { exact: true })).toBeVisible();
    await expect(page.getByText(textOf('subscription.activating'))).toBeVisible();
    await expect(portal.button(TURN_OFF)).toBeFocused();
    expect(await sentStatuses(sandbox)).toEqual([1]);

    await sandbox.advance('PT2M');
    await page.clock.runFor(16_000);
    await expect(page.getByText('Active', { exact: true })).toBeVisible();
    await expect(page.getByText(textOf('subscription.activating'))).toBeHidden();
  },
);

test('shows the current date in the dialog on a page that was open for days, and is busy until then', async ({
  page,
  enter,
  portal,
}) => {
  await page.clock.install();
  const sandbox = await enter({ scenario: 'demo', path: DETAIL });
  const before = dateIn(await nextRenewal(page).innerText());
  await sandbox.patch('/tokens/access-1001', { expiresAt: '2999-01-01T00:00:00.000Z' });
  await sandbox.advance('P20D');
  await page.clock.fastForward('02:00');
  const release = await hold(page, /getPackageSubscribeInfo/);
  await portal.button(TURN_OFF).click();
  await expect(portal.button(textOf('renewal.working'))).toHaveAttribute('aria-busy', 'true');
  await expect(portal.dialog).toBeHidden();
  release();
  await expect(portal.dialog).toContainText(DATE);
  await expect(portal.dialog).not.toContainText(before);
  await expect(nextRenewal(page)).not.toContainText(before);
  await portal.dialog.getByRole('button', { name: textOf('renewal.keepOn') }).click();
  await expect(portal.button(TURN_OFF)).toHaveAttribute('aria-busy', 'false');
});

test('closes the dialog by back before the page, and opens none after the customer has left', async ({
  page,
  enter,
  portal,
}) => {
  await page.clock.install();
  const sandbox = await enter({ scenario: 'demo', path: '/' });
  const plan = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  await plan.click();
  await portal.button(TURN_OFF).click();
  await expect(portal.dialog).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(portal.dialog).toHaveCount(0);
  await expect(portal.button(TURN_OFF)).toBeVisible();
  await page.goBack();
  await expect(portal.heading(textOf('home.title'))).toBeVisible();

  await plan.click();
  await expect(portal.button(TURN_OFF)).toBeVisible();
  await page.clock.fastForward('02:00');
  const release = await hold(page, /getPackageSubscribeInfo/);
  await portal.button(TURN_OFF).click();
  await portal.back.click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const answered = page.waitForResponse(/getPackageSubscribeInfo/);
  release();
  await (await answered).finished();
  await page.clock.runFor(5_000);
  expect(await portal.dialog.count()).toBe(0);
  expect(await sentStatuses(sandbox)).toEqual([]);
});

test('sends one call for two presses, and keeps the button in view below 40 device names', async ({
  page,
  enter,
  portal,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const sandbox = await enter({ scenario: 'forty-in-plan', path: DETAIL });
  const release = await hold(page, /updateSubscribeStatus/);
  await portal.button(TURN_OFF).click();
  const off = portal.dialog.getByRole('button', { name: TURN_OFF });
  await expect(portal.dialog.getByRole('listitem').last()).toHaveText('and 20 more');
  await expect(off).toBeInViewport();
  await off.dblclick();
  const busy = portal.button(textOf('renewal.working'));
  await expect(busy).toHaveAttribute('aria-busy', 'true');
  await busy.click({ force: true });
  release();
  await expect(portal.button(TURN_ON)).toBeVisible();
  expect(await sentStatuses(sandbox)).toEqual([0]);
});
