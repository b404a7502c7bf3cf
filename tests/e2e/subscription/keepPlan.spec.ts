/** A change that waits for the end of the period, and how it is undone. */
import { expect, test } from '../support/journey';
import type { Sandbox } from '../support/sandbox';
import { hold } from '../support/watch/hold';
import { textOf } from '../support/language/texts';
import { FULL_DATE } from '../support/language/dates';

const DETAIL = '/subscription/70001';
const CHANGE = '/defaultPackage?changePackageId=70001';
const KEEP = textOf('keepPlan.button');
const PENDING = /this plan covers 1 device\./;

const planOf = async (sandbox: Sandbox) => {
  const [plan] = await sandbox.plans();
  return plan;
};

test(
  'cancels a planned change from the subscription: costs nothing, moves no date, and says so once',
  { tag: '@10.ruling.09' },
  async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'pending-downgrade', path: DETAIL });
    const before = await planOf(sandbox);
    await expect(
      page.getByText(new RegExp(`^Changes on ${FULL_DATE} to: 1 device$`)),
    ).toBeVisible();
    await portal.button(KEEP).click();
    await expect(portal.dialog).toContainText('Keep your current plan?');
    await expect(portal.dialog).toContainText(
      new RegExp(
        String.raw`Cloud Recording keeps its devices and renews on ${FULL_DATE} for \$9\.99\. You pay nothing today\.`,
      ),
    );
    await portal.dialog.getByRole('button', { name: textOf('keepPlan.keepChange') }).click();
    await expect(portal.dialog).toHaveCount(0);
    expect(await sandbox.orders()).toEqual([]);

    await portal.button(KEEP).click();
    await portal.dialog.getByRole('button', { name: KEEP }).click();
    await expect(portal.status(textOf('keepPlan.done'))).toHaveCount(1);
    await expect(page.getByText(PENDING)).toHaveCount(0);
    await expect(page.getByText(new RegExp(String.raw`^\$9\.99 on ${FULL_DATE}$`))).toBeVisible();
    await expect(portal.button(KEEP)).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe(DETAIL);
    expect(await planOf(sandbox)).toEqual({ ...before, change: null });
    expect(await sandbox.orders()).toMatchObject([{ kind: 'keep', cents: 0, deviceIds: [] }]);

    // The plan renews as it is.
    await sandbox.patch('/tokens/access-1001', { expiresAt: '2999-01-01T00:00:00.000Z' });
    await sandbox.advance('P20D');
    await page.reload();
    await expect(page.getByText('5 devices, no limit')).toBeVisible();
  },
);

test(
  'cancels a planned change from the change page, where the current plan is selected',
  { tag: '@10.ruling.09' },
  async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'pending-downgrade', path: DETAIL });
    await page.getByRole('link', { name: textOf('subscription.changePlan') }).click();
    await expect(page).toHaveURL(sandbox.origin + CHANGE);
    // The subscription page, which has this button too, stays until the next page has loaded.
    await expect(portal.heading(textOf('change.title'))).toBeVisible();
    // Two presses place one order.
    const release = await hold(page, /createOrder/);
    await portal.button(KEEP).click();
    await portal.dialog.getByRole('button', { name: KEEP }).dblclick();
    await expect(portal.button(textOf('renewal.working'))).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(portal.status(textOf('keepPlan.done'))).toHaveCount(1);
    await expect(page.getByText(textOf('change.same'))).toBeVisible();
    await expect(portal.button(textOf('change.continue'))).toHaveAttribute('aria-disabled', 'true');
    expect((await planOf(sandbox))?.change).toBeNull();
    expect(await sandbox.requests('createOrder')).toHaveLength(1);
  },
);

test(
  'keeps the planned change and says so with a reference when it cannot be canceled, then can be tried again',
  { tag: '@10.ruling.09' },
  async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'pending-downgrade', path: DETAIL });
    const before = await planOf(sandbox);
    const keep = async () => {
      await page.getByRole('main').getByRole('button', { name: KEEP }).click();
      await portal.dialog.getByRole('button', { name: KEEP }).click();
      await expect(portal.dialog).toHaveCount(0);
    };
    await sandbox.fault({ call: 'createOrder', kind: 'http', status: 503 });
    await keep();
    const failure = portal.alert(textOf('keepPlan.failed'));
    await expect(failure).toContainText(textOf('common.reference'));
    await expect(page.getByText(PENDING)).toBeVisible();
    expect(await planOf(sandbox)).toEqual(before);

    const desc = 'This change has already begun.';
    await sandbox.fault({ call: 'createOrder', kind: 'body400', desc });
    await keep();
    await expect(portal.alert(desc)).toContainText(textOf('common.reference'));
    await expect(page.getByText(PENDING)).toBeVisible();

    await keep();
    await expect(portal.status(textOf('keepPlan.done'))).toHaveCount(1);
    await expect(page.getByText(PENDING)).toHaveCount(0);
  },
);

test(
  'never leaves for a payment page when the service asks for money, and leaves the change as it is',
  { tag: '@10.ruling.09' },
  async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'pending-downgrade', path: DETAIL });
    await page.route(/getPayUrl/, (route) =>
      route.fulfill({
        json: {
          code: 200,
          desc: '',
          data: { orderStatus: 7, url: `${sandbox.origin}/__mock/pay/1` },
        },
      }),
    );
    await portal.button(KEEP).click();
    await portal.dialog.getByRole('button', { name: KEEP }).click();
    await expect(portal.alert(textOf('keepPlan.failed'))).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(DETAIL);
  },
);

test('offers no undo for a change that the App Store makes', async ({ page, enter, portal }) => {
  await enter({ scenario: 'pending-change', path: DETAIL });
  await expect(page.getByText(PENDING)).toBeVisible();
  await expect(portal.button(KEEP)).toHaveCount(0);
});
