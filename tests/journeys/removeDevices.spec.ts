import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { bindings } from './support/planDevices';
import { hold } from './support/hold';
import { textOf } from './support/texts';

const path = '/subscription/70001/adjustDevice/remove';
const rows = (page: Page): Locator =>
  page.getByRole('list', { name: textOf('subscription.devices') }).getByRole('listitem');
const removeLink = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Remove ${name}`, exact: true });

test.describe('removing devices from a plan', () => {
  test('needs a token: without one it asks for sign-in [2.route.07]', async ({
    page,
    openSandbox,
  }) => {
    const { origin } = await openSandbox('demo');
    await page.goto(origin + path);
    await expect(page).toHaveURL(/\/login\?redirectUrl=/);
  });

  test('each has a link; its device goes once that is confirmed, and the next link has the keyboard [2.route.07] [2.screen.19] [2.screen.20] [7.pact.08] [8.error.58]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'full-plan', path });
    await expect(portal.heading(textOf('removeDevice.title'))).toBeVisible();
    await expect(rows(page)).toHaveCount(3);
    for (const name of ['Front door', 'Garden', 'Garage']) {
      await expect(removeLink(page, name)).toBeVisible();
    }
    await removeLink(page, 'Garden').click();
    await expect(portal.dialog.getByRole('heading')).toHaveText('Remove Garden?');
    expect(await bindings(sandbox)).toEqual([]);

    await portal.button(textOf('removeDevice.confirm')).click();
    await expect(portal.status('The device was removed')).toBeVisible();
    await expect(portal.dialog).toHaveCount(0);
    expect(await bindings(sandbox)).toEqual([
      { deviceIds: ['40002'], packageId: '70001', type: 1 },
    ]);
    await expect(rows(page)).toHaveCount(2);
    await expect(removeLink(page, 'Garage')).toBeFocused();
    await expect(page).toHaveURL(sandbox.origin + path);

    // The last row has none after it.
    await page.keyboard.press('Enter');
    await portal.button(textOf('removeDevice.confirm')).click();
    await expect(removeLink(page, 'Front door')).toBeFocused();
    await expect(rows(page)).toHaveCount(1);
    await page.reload();
    await expect(rows(page)).toHaveCount(1);
  });

  test('what is erased is said before, and that it cannot be undone; the safe button comes first [4.notice.04] [4.notice.05]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'full-plan', path });
    await removeLink(page, 'Garage').click();
    await expect(portal.dialog).toContainText('video history and settings are erased');
    await expect(portal.dialog).toContainText('cannot be undone');
    await expect(portal.dialog.getByText(textOf('remove_device_lock_tips'))).toHaveCount(0);
    await expect(portal.button('Cancel')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(portal.dialog).toHaveCount(0);
    await expect(removeLink(page, 'Garage')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(portal.dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(portal.dialog).toHaveCount(0);
    expect(await bindings(sandbox)).toEqual([]);
    await expect(rows(page)).toHaveCount(3);
  });

  test('of a device that is chosen for the next plan says so too [8.error.57]', async ({
    page,
    enter,
    portal,
  }) => {
    await enter({ scenario: 'downgrade-chosen', path });
    await expect(rows(page).filter({ hasText: 'Garden' })).toContainText(
      textOf('subscription.deviceLocked'),
    );
    await removeLink(page, 'Garden').click();
    await expect(portal.dialog.getByText(textOf('remove_device_lock_tips'))).toBeVisible();
    await expect(portal.dialog).toContainText('cannot be undone');
    await portal.button(textOf('removeDevice.confirm')).click();
    await expect(portal.status('The device was removed')).toBeVisible();
    await expect(rows(page)).toHaveCount(4);
    await removeLink(page, 'Front door').click();
    await expect(portal.dialog.getByText(textOf('remove_device_lock_tips'))).toHaveCount(0);
  });

  test('that fails says so and keeps the device, which can be tried again', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'full-plan', path });
    await sandbox.fault({ call: 'deviceSwitchPackage', kind: 'http', status: 503 });
    await removeLink(page, 'Garden').click();
    await portal.button(textOf('removeDevice.confirm')).click();
    await expect(portal.alert('This did not work. Please try again.')).toBeVisible();
    await expect(portal.dialog).toHaveCount(0);
    await expect(rows(page)).toHaveCount(3);
    await expect(removeLink(page, 'Garden')).toBeFocused();
    await removeLink(page, 'Garden').click();
    await portal.button(textOf('removeDevice.confirm')).click();
    await expect(rows(page)).toHaveCount(2);
  });

  test('whose answer was lost shows what is so: the device is gone', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'full-plan', path });
    await sandbox.fault({ call: 'deviceSwitchPackage', kind: 'http', status: 503, after: true });
    await removeLink(page, 'Garden').click();
    await portal.button(textOf('removeDevice.confirm')).click();
    await expect(portal.alert('This did not work. Please try again.')).toBeVisible();
    await expect(rows(page)).toHaveText([/^Front door/, /^Garage/]);
  });

  test('that is refused says why in the words of the service', async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'full-plan', path });
    await expect(rows(page)).toHaveCount(3);
    await sandbox.patch('/devices/40002', { planId: null });
    await removeLink(page, 'Garden').click();
    await portal.button(textOf('removeDevice.confirm')).click();
    await expect(portal.alert('A chosen device is not covered by this plan.')).toBeVisible();
    await expect(rows(page)).toHaveCount(2);
  });

  test('once it is granted, the row goes although the plan cannot be fetched anew', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'full-plan', path });
    await expect(rows(page)).toHaveCount(3);
    await sandbox.fault({ call: 'getPackageSubscribeInfo', kind: 'http', status: 503 });
    await removeLink(page, 'Garden').click();
    await portal.button(textOf('removeDevice.confirm')).click();
    await expect(portal.status('The device was removed')).toBeVisible();
    await expect(rows(page)).toHaveText([/^Front door/, /^Garage/]);
  });

  test('is done once, however often it is confirmed, and is busy meanwhile', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'full-plan', path });
    const letGo = await hold(page, /deviceSwitchPackage/);
    await removeLink(page, 'Garden').dblclick();
    const confirm = portal.button(textOf('removeDevice.confirm'));
    await confirm.dblclick();
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    letGo();
    await expect(rows(page)).toHaveCount(2);
    await expect(portal.dialog).toHaveCount(0);
    expect(await bindings(sandbox)).toHaveLength(1);
  });

  test('of the last one leaves an empty list with a way back', async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'demo', path });
    await removeLink(page, 'Front door').click();
    await portal.button(textOf('removeDevice.confirm')).click();
    await expect(page.getByText('No device is covered by this plan')).toBeVisible();
    await expect(portal.dialog).toHaveCount(0);
    await expect(
      page.locator(':focus').getByRole('heading', { name: textOf('removeDevice.title') }),
    ).toBeVisible();
    await page.getByRole('link', { name: textOf('adjustDevice.title') }).click();
    await expect(page).toHaveURL(`${sandbox.origin}/subscription/70001/adjustDevice`);
    // What was removed has no plan now, and there is room for it.
    await expect(page.getByRole('checkbox', { name: 'Front door' })).toBeVisible();
    await expect(page.getByText('There is room for 1 more device.')).toBeVisible();
  });

  for (const [scenario, reason] of [
    ['expired-plan', 'invalid_service'],
    ['deleted-plan', 'change_plan_tips_9'],
  ] as const) {
    test(`is not on offer where the plan can no longer be changed: ${scenario}`, async ({
      page,
      enter,
    }) => {
      await enter({ scenario, path });
      await expect(page.getByText(textOf(reason))).toBeVisible();
      await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
    });
  }

  test('of a plan that cannot be loaded says so, and comes with the next try', async ({
    page,
    enter,
    portal,
  }) => {
    await enter({ scenario: 'full-plan', path, fault: 'getPackageSubscribeInfo:http:503' });
    await expect(portal.alert('This page could not be loaded')).toBeVisible();
    await portal.button(textOf('common.tryAgain')).click();
    await expect(rows(page)).toHaveCount(3);
  });

  test('of a subscription nobody knows offers the way home', async ({ page, enter }) => {
    await enter({ scenario: 'demo', path: '/subscription/404/adjustDevice/remove' });
    await expect(page.getByText(textOf('subscription.unknownTitle'))).toBeVisible();
    await expect(page.getByRole('link', { name: textOf('common.toHome') })).toBeVisible();
  });

  test('of 10,000 stays quick: the one that was searched for goes', async ({
    page,
    enter,
    portal,
  }) => {
    // An answer of 10,000 devices takes its time on a busy machine; what follows does not.
    test.slow();
    const sandbox = await enter({ scenario: 'ten-thousand-in-plan', path });
    await expect(removeLink(page, 'Camera 1')).toBeVisible({ timeout: 30_000 });
    expect(await rows(page).count()).toBeLessThan(40);
    await page.getByRole('searchbox').fill('Camera 777');
    await expect(rows(page)).toHaveCount(11);
    await removeLink(page, 'Camera 7770').click();
    await portal.button(textOf('removeDevice.confirm')).click();
    await expect(portal.status('The device was removed')).toBeVisible();
    await expect(rows(page)).toHaveCount(10);
    await expect(removeLink(page, 'Camera 7771')).toBeFocused();
    expect(await bindings(sandbox)).toHaveLength(1);
  });
});

test.describe('what draws a long list comes late', () => {
  test('when the dialog stands already: the next link has the keyboard all the same', async ({
    page,
    enter,
    portal,
  }) => {
    const drawIt = await hold(page, /\/assets\/VirtualRows-.*\.js$/);
    await enter({ scenario: 'ten-thousand-in-plan', path });
    const next = removeLink(page, 'Camera 2');
    const before = await next.elementHandle();
    await removeLink(page, 'Camera 1').click();
    await expect(portal.dialog).toBeVisible();
    drawIt();
    await expect.poll(() => before?.evaluate((button) => button.isConnected)).toBe(false);
    await portal.button(textOf('removeDevice.confirm')).click();
    await expect(portal.status('The device was removed')).toBeVisible();
    await expect(next).toBeFocused();
  });
});

test.describe('on a small phone, in German', () => {
  test.use({ viewport: { width: 320, height: 568 } });
  test('nothing is cut off, in the dialog neither', async ({ page, enter, portal }) => {
    await enter({ scenario: 'long-names', path, locale: 'de-DE' });
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    await expect(page.getByRole('button', { name: /^Entfernen / }).first()).toBeVisible();
    expect(await overflow()).toBe(0);
    await page
      .getByRole('button', { name: /^Entfernen / })
      .first()
      .click();
    await expect(portal.dialog).toBeVisible();
    await expect(portal.button('Entfernen und löschen')).toBeInViewport();
    expect(await overflow()).toBe(0);
  });
});
