import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { USER_AGENTS, putIntoApp } from './support/pretendApp';
import type { Sandbox, Wish } from './support/sandbox';
import { hold } from './support/hold';
import { textOf } from './support/texts';

type Enter = (wish: Wish) => Promise<Sandbox>;

const DETAIL = '/subscription/70001';
const TURN_OFF = 'Turn off renewal';
const TURN_ON = 'Turn on renewal';

const toggleOf = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^(${TURN_OFF}|${TURN_ON})$`) });
const sentStatuses = async (sandbox: Sandbox) =>
  (await sandbox.requests('updateSubscribeStatus')).map(
    ({ request }) => (request as { subscribeStatus: number }).subscribeStatus,
  );
const planOf = async (sandbox: Sandbox) => (await sandbox.plans()).find(({ id }) => id === '70001');

test.describe('turning renewal off', () => {
  test('says what it means, sends 0, reloads and says that it is done [4.plan.09] [4.plan.11] [4.plan.17] [4.plan.18] [4.notice.06] [1.scope.06]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'demo', path: DETAIL });
    const fact = page.locator('dl > div', { hasText: 'Next renewal' });
    const date = /\d{2}\/\d{2}\/\d{4}/.exec(await fact.innerText())?.[0] ?? 'no date';
    await portal.button(TURN_OFF).click();
    await expect(portal.dialog).toContainText('Turn off renewal?');
    await expect(portal.dialog).toContainText(date);
    await expect(portal.dialog).toContainText('the related data is deleted');
    await expect(portal.dialog.getByRole('listitem')).toHaveText(['Front door']);
    await expect(portal.dialog).toContainText('turn renewal on again');
    expect(await sentStatuses(sandbox)).toEqual([]);
    // What cannot be undone for ever is not where Enter lands.
    const off = portal.dialog.getByRole('button', { name: TURN_OFF });
    await expect(off).not.toBeFocused();
    const loads = (await sandbox.requests('getPackageSubscribeInfo')).length;
    await off.click();
    await expect(portal.status('Done')).toBeVisible();
    await expect(page.getByText('Renewal off')).toBeVisible();
    await expect(portal.button(TURN_ON)).toBeVisible();
    expect(await sentStatuses(sandbox)).toEqual([0]);
    expect((await sandbox.requests('getPackageSubscribeInfo')).length).toBe(loads + 1);
  });

  test('speaks of the plan as it is now, however long the page was open', async ({
    page,
    enter,
    portal,
  }) => {
    await page.clock.install();
    const sandbox = await enter({ scenario: 'demo', path: DETAIL });
    const fact = page.locator('dl > div', { hasText: 'Next renewal' });
    const before = /\d{2}\/\d{2}\/\d{4}/.exec(await fact.innerText())?.[0] ?? 'no date';
    await sandbox.patch('/tokens/access-1001', { expiresAt: '9999-01-01T00:00:00.000Z' });
    await sandbox.advance('P20D');
    await page.clock.fastForward('02:00');
    await portal.button(TURN_OFF).click();
    await expect(portal.dialog).toContainText(/\d{2}\/\d{2}\/\d{4}/);
    await expect(portal.dialog).not.toContainText(before);
    await expect(fact).not.toContainText(before);
  });

  /** The page was open for so long that its plan is asked for anew, and that does not come yet. */
  const pressedWhileStale = async (page: Page, enter: Enter) => {
    await page.clock.install();
    const sandbox = await enter({ scenario: 'demo', path: DETAIL });
    await expect(toggleOf(page)).toBeVisible();
    await page.clock.fastForward('02:00');
    const letGo = await hold(page, /getPackageSubscribeInfo/);
    await toggleOf(page).click();
    return { sandbox, letGo };
  };

  test('answers the press at once, also while the plan is asked for anew', async ({
    page,
    enter,
    portal,
  }) => {
    const { letGo } = await pressedWhileStale(page, enter);
    const busy = portal.button(textOf('renewal.working'));
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await expect(portal.dialog).toBeHidden();
    letGo();
    await portal.dialog.getByRole('button', { name: textOf('renewal.keepOn') }).click();
    await expect(portal.button(TURN_OFF)).toBeFocused();
    await expect(portal.button(TURN_OFF)).toHaveAttribute('aria-busy', 'false');
  });

  test('asks nothing of whoever leaves the page meanwhile', async ({ page, enter, portal }) => {
    const { sandbox, letGo } = await pressedWhileStale(page, enter);
    await portal.button(textOf('common.back')).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const answered = page.waitForResponse(/getPackageSubscribeInfo/);
    letGo();
    await (await answered).finished();
    await page.clock.runFor(5_000);
    await expect(portal.dialog).toBeHidden();
    expect(await sentStatuses(sandbox)).toEqual([]);
  });

  test('names the devices that lose their recordings, twenty of many, and counts the rest', async ({
    page,
    enter,
    portal,
  }) => {
    await enter({ scenario: 'forty-in-plan', path: DETAIL });
    await portal.button(TURN_OFF).click();
    const items = portal.dialog.getByRole('listitem');
    await expect(items).toHaveCount(21);
    await expect(items.first()).toHaveText('Camera 1');
    await expect(items.nth(19)).toHaveText('Camera 20');
    await expect(items.last()).toHaveText('and 20 more');
    // However long the list: what to press is in sight on a small phone.
    await page.setViewportSize({ width: 320, height: 568 });
    await expect(portal.dialog.getByRole('button', { name: TURN_OFF })).toBeInViewport();
  });

  test('“Keep it on” sends nothing', async ({ enter, portal }) => {
    const sandbox = await enter({ scenario: 'demo', path: DETAIL });
    await portal.button(TURN_OFF).click();
    await portal.dialog.getByRole('button', { name: textOf('renewal.keepOn') }).click();
    await expect(portal.dialog).toBeHidden();
    await expect(portal.button(TURN_OFF)).toBeFocused();
    expect(await sentStatuses(sandbox)).toEqual([]);
  });

  test('the plan is cancelling until its period ends, then ended [4.plan.13] [4.plan.03]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'demo', path: DETAIL });
    await portal.button(TURN_OFF).click();
    await portal.dialog.getByRole('button', { name: TURN_OFF }).click();
    await expect(page.getByText('Renewal off')).toBeVisible();
    await sandbox.advance('P40D');
    await page.reload();
    await expect(page.getByText('Not active')).toBeVisible();
    await expect(page.getByText('This service has expired')).toBeVisible();
    expect((await planOf(sandbox))?.status).toBe(0);
  });

  test('is refused while a renewal is processed [4.plan.15] [4.notice.09] [8.text.04]', async ({
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'renewal-processing', path: DETAIL });
    await portal.button(TURN_OFF).click();
    await portal.dialog.getByRole('button', { name: TURN_OFF }).click();
    await expect(portal.dialog).toContainText(
      'Renewal cannot be turned off right now: a renewal is being processed. Please try again once it is done.',
    );
    await portal.dialog.getByRole('button', { name: 'Ok' }).click();
    await expect(portal.button(TURN_OFF)).toBeEnabled();
    await expect(portal.status('Done')).toBeHidden();
    expect(await sentStatuses(sandbox)).toEqual([0]);
  });

  test('two presses send one call; a busy button says so', async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'demo', path: DETAIL });
    const letGo = await hold(page, /updateSubscribeStatus/);
    await portal.button(TURN_OFF).click();
    await portal.dialog.getByRole('button', { name: TURN_OFF }).dblclick();
    const busy = portal.button(textOf('renewal.working'));
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await busy.click({ force: true });
    letGo();
    await expect(portal.button(TURN_ON)).toBeVisible();
    expect(await sentStatuses(sandbox)).toEqual([0]);
  });
});

test.describe('turning renewal on', () => {
  test('says when and how much, sends 1, is activating and then active [4.plan.04] [4.plan.10] [4.plan.12] [4.plan.14]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'cancelling-plan', path: DETAIL });
    await portal.button(TURN_ON).click();
    await expect(portal.dialog).toContainText('Nothing is charged today');
    await expect(portal.dialog).toContainText(/renews on \d{2}\/\d{2}\/\d{4} for \$2\.99/);
    await expect(portal.dialog).toContainText('every month');
    expect(await sentStatuses(sandbox)).toEqual([]);
    await portal.dialog.getByRole('button', { name: TURN_ON }).click();
    await expect(portal.status('Done')).toBeVisible();
    await expect(page.getByText('Activating', { exact: true })).toBeVisible();
    await expect(page.getByText(textOf('subscription.activating'))).toBeVisible();
    expect(await sentStatuses(sandbox)).toEqual([1]);
    await sandbox.advance('PT2M');
    await page.reload();
    await expect(page.getByText('Active', { exact: true })).toBeVisible();
    await expect(page.getByText(textOf('subscription.activating'))).toBeHidden();
  });

  test('a plan that is activating is looked at again by itself', async ({ page, enter }) => {
    await page.clock.install();
    const sandbox = await enter({ scenario: 'activating-plan', path: DETAIL });
    await expect(page.getByText(textOf('subscription.activating'))).toBeVisible();
    await sandbox.advance('PT2M');
    await page.clock.runFor(16_000);
    await expect(page.getByText('Active', { exact: true })).toBeVisible();
  });

  test('is refused once the service has expired [4.plan.16] [4.notice.08] [8.text.03]', async ({
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'expired-plan', path: DETAIL });
    await portal.button(TURN_ON).click();
    await portal.dialog.getByRole('button', { name: TURN_ON }).click();
    await expect(portal.dialog).toContainText(
      'Renewal cannot be turned on: this service has expired. You can renew the plan or choose a new one.',
    );
    expect(await sentStatuses(sandbox)).toEqual([1]);
  });

  test('of a plan that nobody pays for leads to a way of paying [4.plan.08]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'gift-card-plan', path: DETAIL });
    await expect(page.getByText(/gift card or the service has paid/)).toBeVisible();
    await portal.button(TURN_ON).click();
    await expect(page).toHaveURL(/\/giftCard\/renewal\/70001$/);
    expect(await sentStatuses(sandbox)).toEqual([]);
  });
});

test.describe('a toggle that fails', () => {
  for (const fault of [
    // The browser itself repeats a read whose line is cut.
    { kind: 'reset', times: null },
    { kind: 'http', status: 502 },
    { kind: 'body400', desc: 'This plan cannot be renewed.' },
  ]) {
    test(`says so and shows the plan as it is: ${JSON.stringify(fault)} [8.error.28]`, async ({
      enter,
      portal,
    }) => {
      const sandbox = await enter({ scenario: 'demo', path: DETAIL });
      await sandbox.fault({ call: 'updateSubscribeStatus', ...fault });
      await portal.button(TURN_OFF).click();
      const loads = (await sandbox.requests('getPackageSubscribeInfo')).length;
      await portal.dialog.getByRole('button', { name: TURN_OFF }).click();
      await expect(portal.alert('This did not work. Please try again.')).toBeVisible();
      await expect(portal.button(TURN_OFF)).toBeVisible();
      const reloaded = async () => (await sandbox.requests('getPackageSubscribeInfo')).length;
      await expect.poll(reloaded).toBe(loads + 1);
    });
  }
});

test('a plan that the service has deleted can be changed in no way [4.plan.07] [4.notice.10]', async ({
  enter,
  portal,
  page,
}) => {
  const sandbox = await enter({ scenario: 'deleted-plan', path: DETAIL });
  await expect(
    page.getByText(
      'This plan is no longer offered by the service and cannot be changed. It goes on until the paid period ends.',
    ),
  ).toBeVisible();
  const text = portal.dialog.getByText(
    'This plan is no longer offered by the service and cannot be changed. It goes on until the paid period ends.',
  );
  await portal.pressSoftDisabled(toggleOf(page));
  await expect(text).toBeVisible();
  await portal.dialog.getByRole('button', { name: 'Ok' }).click();
  await portal.pressSoftDisabled(portal.button(textOf('subscription.adjust')));
  await expect(text).toBeVisible();
  expect(await sentStatuses(sandbox)).toEqual([]);
  expect(new URL(page.url()).pathname).toBe(DETAIL);
});

test.describe('the renewal button', () => {
  for (const [scenario, why, says] of [
    ['free-basic-plan', 'a free basic plan', null],
    ['processing-plan', 'an order in processing', 'subscription.orderProcessing'],
    ['refunded-order', 'an order given back', 'subscription.orderRefunded'],
    ['refund-failed-order', 'a refund that failed', 'bill.refundFailed'],
    ['unrenewable-plan', 'a plan without renewal', null],
  ] as const) {
    test(`does not show for ${why} [4.plan.19] [4.plan.20] [4.plan.21] [3.entity.18]`, async ({
      enter,
      portal,
      page,
    }) => {
      await enter({ scenario, path: DETAIL });
      await expect(portal.heading(/./)).toBeVisible();
      await expect(page.getByRole('main').getByText(textOf('subscription.facts'))).toBeVisible();
      await expect(toggleOf(page)).toHaveCount(0);
      if (says) await expect(page.getByText(textOf(says))).toBeVisible();
    });
  }

  test('a free basic plan says that it is free [3.entity.18]', async ({ enter, page }) => {
    await enter({ scenario: 'free-basic-plan', path: DETAIL });
    const price = page.locator('dl > div', { hasText: textOf('subscription.price') });
    await expect(price).toContainText(textOf('plan.free'));
  });

  test('works with the keyboard alone', async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'cancelling-plan', path: DETAIL });
    await portal.button(TURN_ON).focus();
    await page.keyboard.press('Enter');
    await expect(portal.dialog.getByRole('button', { name: TURN_ON })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(portal.button(TURN_OFF)).toBeFocused();
    expect(await sentStatuses(sandbox)).toEqual([1]);
  });
});

test.describe('the three cycles', () => {
  for (const [planUnit, label] of [
    ['day', 'plan.cycle.day'],
    ['month', 'plan.cycle.month'],
    ['year', 'plan.cycle.year'],
  ] as const) {
    test(`${planUnit} is labelled on home and on its page [1.plan.01]`, async ({
      openSandbox,
      page,
    }) => {
      const sandbox = await openSandbox('demo');
      await sandbox.patch('/prices/50011', { planUnit });
      await page.goto(sandbox.url);
      const main = page.getByRole('main');
      await expect(main.getByRole('link').first()).toContainText(textOf(label));
      await main.getByRole('link').first().click();
      const billing = page.locator('dl > div', { hasText: textOf('plan.billing') });
      await expect(billing).toContainText(textOf(label));
    });
  }
});

test.describe('a plan of the App Store', () => {
  test.describe('in the iOS app', () => {
    test.use({ userAgent: USER_AGENTS.ios });

    test('is checked and changed in the store [4.plan.22] [4.plan.23] [7.ext.03] [9.const.50]', async ({
      page,
      enter,
      portal,
    }) => {
      const app = await putIntoApp(page);
      await enter({ scenario: 'wallet-plan', path: DETAIL });
      await expect(toggleOf(page)).toHaveCount(0);
      await portal.button(textOf('subscription.check')).click();
      await expect(portal.dialog).toContainText('at least one day before it renews');
      await portal.dialog.getByRole('button', { name: textOf('subscription.upgrade') }).click();
      const opened = async () =>
        (await app.asked())
          .filter(({ method }) => method === 'System.openThirdApp')
          .map(({ params }) => params.url);
      const store = 'itms-apps://apps.apple.com/account/subscriptions';
      await expect.poll(opened).toEqual([store]);
    });

    test('a smaller tier is a way to the store too [4.plan.23]', async ({
      page,
      enter,
      portal,
    }) => {
      const app = await putIntoApp(page);
      await enter({ scenario: 'pending-change', path: DETAIL });
      await portal.button(textOf('subscription.check')).click();
      await expect(
        portal.dialog.getByRole('button', { name: textOf('subscription.upgrade') }),
      ).toHaveCount(0);
      await portal.dialog.getByRole('button', { name: textOf('subscription.downgrade') }).click();
      const methods = async () => (await app.asked()).map(({ method }) => method);
      await expect.poll(methods).toContain('System.openThirdApp');
    });
  });

  for (const [where, userAgent] of [
    ['in a browser', undefined],
    ['in the Android app', USER_AGENTS.android],
  ] as const) {
    test.describe(where, () => {
      test.use(userAgent ? { userAgent } : {});
      test('has no way to the store, and says where it is [4.plan.22]', async ({
        page,
        enter,
        portal,
      }) => {
        if (userAgent) await putIntoApp(page);
        await enter({ scenario: 'wallet-plan', path: DETAIL });
        await expect(page.getByText(textOf('subscription.storeElsewhere'))).toBeVisible();
        await expect(portal.button(textOf('subscription.check'))).toHaveCount(0);
        await expect(toggleOf(page)).toHaveCount(0);
      });
    });
  }
});

test('the adjust button leads to the devices of the plan [2.screen.15]', async ({
  page,
  enter,
  portal,
}) => {
  await enter({ scenario: 'demo', path: DETAIL });
  await portal.button(textOf('subscription.adjust')).click();
  await expect(page).toHaveURL(/\/subscription\/70001\/adjustDevice$/);
});

test('a plan that will cover fewer devices says when, and leads to the choice', async ({
  page,
  enter,
  portal,
}) => {
  await enter({ scenario: 'pending-change', path: DETAIL });
  await expect(
    page.getByText(/From \d{2}\/\d{2}\/\d{4} this plan covers 1 device\./),
  ).toBeVisible();
  await portal.button(textOf('subscription.chooseStaying')).click();
  await expect(page).toHaveURL(/\/subscription\/70001\/updateDevice$/);
});
