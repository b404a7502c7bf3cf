/** Where the renewal of a plan cannot be turned, and what is said then. */
import { expect, test } from '../support/journey';
import type { Sandbox } from '../support/sandbox';
import { textOf } from '../support/language/texts';

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
  'says why renewal is locked: off while a renewal is processed, on once the service has expired',
  { tag: ['@4.plan.15', '@4.plan.16', '@4.notice.08', '@4.notice.09', '@8.text.03', '@8.text.04'] },
  async ({ enter, portal }) => {
    const processed = await enter({ scenario: 'renewal-processing', path: DETAIL });
    await portal.button(TURN_OFF).click();
    await portal.dialog.getByRole('button', { name: TURN_OFF }).click();
    await expect(portal.dialog).toContainText(
      'Renewal can’t be turned off while a renewal is being processed. Try again in a few minutes.',
    );
    await portal.dialog.getByRole('button', { name: 'Ok' }).click();
    await expect(portal.button(TURN_OFF)).toBeEnabled();
    expect(await portal.status('Done').count()).toBe(0);
    expect(await sentStatuses(processed)).toEqual([0]);

    const expired = await enter({ scenario: 'expired-plan', path: DETAIL });
    await portal.button(TURN_ON).click();
    await portal.dialog.getByRole('button', { name: TURN_ON }).click();
    await expect(portal.dialog).toContainText(
      'Renewal can’t be turned on: this plan has expired. Renew it or choose a new one.',
    );
    expect(await sentStatuses(expired)).toEqual([1]);
  },
);

test(
  'a toggle that fails says so and shows the plan as it is, also after a lost answer',
  { tag: '@8.error.28' },
  async ({ enter, portal }) => {
    const sandbox = await enter({ scenario: 'demo', path: DETAIL });
    const desc = 'This plan cannot be renewed.';
    await sandbox.fault({ call: 'updateSubscribeStatus', kind: 'body400', desc });
    const confirm = async () => {
      await portal.button(TURN_OFF).click();
      await portal.dialog.getByRole('button', { name: TURN_OFF }).click();
    };
    await portal.button(TURN_OFF).click();
    await expect(portal.dialog).toBeVisible();
    const loads = await loadsOf(sandbox);
    await portal.dialog.getByRole('button', { name: TURN_OFF }).click();
    await expect(portal.alert('That didn’t work. Try again.')).toBeVisible();
    await expect.poll(() => loadsOf(sandbox)).toBe(loads + 1);
    // Until the question has closed, its own button is the one of that name.
    await expect(portal.dialog).toHaveCount(0);
    await expect(portal.button(TURN_OFF)).toBeVisible();

    // The service has turned it off, and the answer does not arrive.
    const lost = { kind: 'reset', after: true, times: null };
    await sandbox.fault({ call: 'updateSubscribeStatus', ...lost });
    await confirm();
    await expect(portal.button(TURN_ON)).toBeVisible();
    await expect(portal.alert('That didn’t work. Try again.')).toBeVisible();
  },
);

test(
  'a plan that the service has deleted cannot be changed',
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
  'a gift-card plan leads to a way of paying instead; a free basic plan has no renewal to turn',
  { tag: ['@3.entity.18', '@4.plan.08', '@4.plan.19'] },
  async ({ enter, page, portal }) => {
    const sandbox = await enter({ scenario: 'gift-card-plan', path: DETAIL });
    await portal.button(TURN_ON).click();
    await expect(page).toHaveURL(/\/giftCard\/renewal\/70001$/);
    expect(await sentStatuses(sandbox)).toEqual([]);

    await enter({ scenario: 'free-basic-plan', path: DETAIL });
    const price = page.locator('dl > div', { hasText: textOf('subscription.price') });
    await expect(price).toContainText('Free');
    await expect(portal.button(TOGGLE)).toHaveCount(0);
  },
);
