/** When the renewal of a plan cannot be changed, and what the page says. */
import { expect, test } from '../support/journey';
import type { Sandbox } from '../support/sandbox';
import { textOf } from '../support/language/texts';
import { FULL_DATE } from '../support/language/dates';

const DETAIL = '/subscription/70001';
const TURN_OFF = 'Turn off renewal';
const TURN_ON = 'Turn on renewal';
const TOGGLE = /^Turn (on|off) renewal$/;

const sentStatuses = async (sandbox: Sandbox) =>
  (await sandbox.requests('updateSubscribeStatus')).map(
    ({ request }) => (request as { subscribeStatus: number }).subscribeStatus,
  );
const loadsOf = async (sandbox: Sandbox) =>
  (await sandbox.requests('getPackageSubscribeInfo')).length;

test(
  'explains why renewal is locked: off during a renewal, on after the plan has expired',
  { tag: ['@4.plan.15', '@4.plan.16', '@4.notice.08', '@4.notice.09', '@10.ruling.20'] },
  async ({ page, enter, portal }) => {
    const processed = await enter({ scenario: 'renewal-processing', path: DETAIL });
    await portal.button(TURN_OFF).click();
    await portal.dialog.getByRole('button', { name: TURN_OFF }).click();
    await expect(portal.dialog).toContainText(
      'Renewal can’t be turned off while a renewal is being processed. Try again in a few minutes.',
    );
    await portal.dialog.getByRole('button', { name: 'Ok' }).click();
    await expect(portal.button(TURN_OFF)).toBeEnabled();
    expect(await portal.status(/^Renewal is off/).count()).toBe(0);
    expect(await sentStatuses(processed)).toEqual([0]);

    // The plan expires while its page is open; the button stays, and is refused again.
    const expired = await enter({ scenario: 'cancelling-plan', path: DETAIL });
    await expect(portal.button(TURN_ON)).toBeVisible();
    await expired.patch('/tokens/access-1001', { expiresAt: '2999-01-01T00:00:00.000Z' });
    await expired.advance('P40D');
    await portal.button(TURN_ON).click();
    await portal.dialog.getByRole('button', { name: TURN_ON }).click();
    await expect(portal.dialog).toContainText(
      'Renewal can’t be turned on: this plan has expired. Renew it or choose a new one.',
    );
    expect(await sentStatuses(expired)).toEqual([1]);
    await page.reload();
    await expect(page.getByText('This plan has expired')).toBeVisible();
    await portal.button(TURN_ON).click();
    await expect(portal.dialog).not.toContainText('renews on');
    await portal.dialog.getByRole('button', { name: TURN_ON }).click();
    await expect(portal.dialog).toContainText('Renewal can’t be turned on: this plan has expired.');
    await expect(page.getByRole('button', { name: 'Renew now', includeHidden: true })).toHaveCount(
      1,
    );
  },
);

test(
  'reports a failed toggle and shows the actual state of the plan, even after a lost response',
  { tag: '@8.error.28' },
  async ({ enter, portal }) => {
    const sandbox = await enter({ scenario: 'demo', path: DETAIL });
    const desc = 'This plan can’t be renewed.';
    await sandbox.fault({ call: 'updateSubscribeStatus', kind: 'body400', desc });
    const confirm = async () => {
      await portal.button(TURN_OFF).click();
      await portal.dialog.getByRole('button', { name: TURN_OFF }).click();
    };
    await portal.button(TURN_OFF).click();
    await expect(portal.dialog).toBeVisible();
    const loads = await loadsOf(sandbox);
    await portal.dialog.getByRole('button', { name: TURN_OFF }).click();
    await expect(
      portal.alert(
        new RegExp(
          String.raw`^That didn’t work\. Try again\. Renewal is still on; the next payment is \$2\.99 on ${FULL_DATE}\.$`,
        ),
      ),
    ).toBeVisible();
    await expect.poll(() => loadsOf(sandbox)).toBe(loads + 1);
    // Until the dialog has closed, its own button has the same name.
    await expect(portal.dialog).toHaveCount(0);
    await expect(portal.button(TURN_OFF)).toBeVisible();

    // The service turns renewal off, but the response is lost.
    const lost = { kind: 'reset', after: true, times: null };
    await sandbox.fault({ call: 'updateSubscribeStatus', ...lost });
    await confirm();
    await expect(portal.button(TURN_ON)).toBeVisible();
    await expect(
      portal.alert(
        new RegExp(
          String.raw`^Network error, please try again later\. Renewal is off\. Your plan runs until ${FULL_DATE}\.$`,
        ),
      ),
    ).toBeVisible();
  },
);

/** Without a connection nothing is sent. */
const STILL_ON = new RegExp(
  String.raw`^Network error, please try again later\. Renewal is still on; the next payment is \$2\.99 on ${FULL_DATE}\.$`,
);

test('says without a connection that renewal is still on, not that something did not work', async ({
  context,
  page,
  enter,
  portal,
}) => {
  await page.clock.install();
  const sandbox = await enter({ scenario: 'demo', path: DETAIL });
  await expect(portal.button(TURN_OFF)).toBeVisible();
  // The plan is loaded again before the question.
  await page.clock.fastForward('02:00');
  await context.setOffline(true);
  await portal.button(TURN_OFF).click();
  await expect(portal.alert(STILL_ON)).toBeVisible();
  await expect(portal.dialog).toHaveCount(0);
  await context.setOffline(false);
  expect(await sentStatuses(sandbox)).toEqual([]);
});

test('says after a connection lost at the question that renewal is still on', async ({
  context,
  enter,
  portal,
}) => {
  const sandbox = await enter({ scenario: 'demo', path: DETAIL });
  await portal.button(TURN_OFF).click();
  await expect(portal.dialog).toBeVisible();
  await context.setOffline(true);
  await portal.dialog.getByRole('button', { name: TURN_OFF }).click();
  await expect(portal.alert(STILL_ON)).toBeVisible();
  await context.setOffline(false);
  expect(await sentStatuses(sandbox)).toEqual([]);
});

test(
  'allows no change of a plan that the service has deleted',
  { tag: ['@4.plan.07', '@4.notice.10'] },
  async ({ enter, portal, page }) => {
    const sandbox = await enter({ scenario: 'deleted-plan', path: DETAIL });
    const reason =
      'This plan is no longer available and can’t be changed. It stays active until the paid period ends.';
    await expect(page.getByText(reason)).toBeVisible();
    await portal.pressSoftDisabled(portal.button(TOGGLE));
    await expect(portal.dialog.getByText(reason)).toBeVisible();
    await portal.dialog.getByRole('button', { name: 'Ok' }).click();
    await portal.pressSoftDisabled(portal.button(textOf('subscription.adjust')));
    await expect(portal.dialog.getByText(reason)).toBeVisible();
    expect(await sentStatuses(sandbox)).toEqual([]);
    expect(new URL(page.url()).pathname).toBe(DETAIL);
  },
);

test(
  'leads a gift card plan to a payment method instead, and shows no toggle for a free basic plan',
  { tag: ['@3.entity.18', '@4.plan.08', '@4.plan.19'] },
  async ({ enter, page, portal }) => {
    const sandbox = await enter({ scenario: 'gift-card-plan', path: DETAIL });
    await portal.button(TURN_ON).click();
    await expect(page).toHaveURL(/\/giftCard\/renewal\/70001$/);
    expect(await sentStatuses(sandbox)).toEqual([]);

    await enter({ scenario: 'free-basic-plan', path: DETAIL });
    const price = page.locator('dl > div', { hasText: textOf('subscription.price') });
    await expect(price.locator('dd')).toHaveText('Free basic plan');
    await expect(portal.button(TOGGLE)).toHaveCount(0);
  },
);
