import { expect, test } from './support/journey';
import { ADJUST, bindings, box, covered, free, lock, locks } from './support/planDevices';
import { hold } from './support/hold';
import { textOf } from './support/texts';

const path = ADJUST;

test.describe('adjusting the devices of a plan', () => {
  test('needs a token: without one it asks for sign-in [2.route.06]', async ({
    page,
    openSandbox,
  }) => {
    const { origin } = await openSandbox('demo');
    await page.goto(origin + path);
    await expect(page).toHaveURL(/\/login\?redirectUrl=/);
  });

  test('binds devices without a plan, all by one call, once Update is pressed [2.route.06] [2.screen.16] [2.screen.17] [7.pact.07]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'plan-with-room', path });
    await expect(portal.heading(textOf('adjustDevice.title'))).toBeVisible();
    // No other plan is to come: nothing to tick for it.
    await expect(covered(page).getByRole('listitem')).toHaveText(['Front door']);
    await expect(covered(page).getByRole('checkbox')).toHaveCount(0);
    await expect(free(page)).toContainText('There is room for 2 more devices.');

    await box(free(page), 'Garden').check();
    await box(free(page), 'Garage').check();
    await expect(portal.status('2 of 2 chosen')).toBeVisible();
    expect(await bindings(sandbox)).toEqual([]);

    await portal.button(textOf('adjustDevice.update')).click();
    await expect(portal.status('Saved')).toBeVisible();
    await expect(page).toHaveURL(`${sandbox.origin}/subscription/70001`);
    await expect(covered(page).getByRole('listitem')).toHaveText([
      'Front door',
      'Garden',
      'Garage',
    ]);
    expect(await bindings(sandbox)).toEqual([
      { deviceIds: ['40002', '40003'], packageId: '70001', type: 0 },
    ]);
    expect(await locks(sandbox)).toEqual([]);
  });

  test('Cancel leaves, and so does Back: nothing is sent [2.screen.18]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'plan-with-room', path });
    for (const way of ['common.cancel', 'common.back'] as const) {
      await box(free(page), 'Garden').check();
      await portal.button(textOf(way)).click();
      await expect(page).toHaveURL(`${sandbox.origin}/subscription/70001`);
      await page.goto(sandbox.origin + path);
      await expect(box(free(page), 'Garden')).not.toBeChecked();
    }
    expect(await bindings(sandbox)).toEqual([]);
    expect(await locks(sandbox)).toEqual([]);
  });

  test('one device more than the plan covers is not taken, and why is said', async ({
    page,
    enter,
    portal,
  }) => {
    await enter({ scenario: 'plan-with-room', path });
    await box(free(page), 'Garden').check();
    await box(free(page), 'Garage').check();
    await expect(portal.alert('covers at most')).toHaveCount(0);
    await box(free(page), 'Living room lamp').click();
    await expect(portal.alert('This plan covers at most 3 devices.')).toBeVisible();
    await expect(box(free(page), 'Living room lamp')).not.toBeChecked();
    await box(free(page), 'Garden').uncheck();
    await box(free(page), 'Living room lamp').check();
    await expect(portal.status('2 of 2 chosen')).toBeVisible();
  });

  test('a full plan takes no device', async ({ page, enter, portal }) => {
    await enter({ scenario: 'full-plan', path });
    await expect(free(page)).toContainText(/This plan is full/);
    await box(free(page), 'Living room lamp').click();
    await expect(portal.alert('This plan covers at most 3 devices.')).toBeVisible();
    await portal.pressSoftDisabled(portal.button(textOf('adjustDevice.update')));
    await expect(portal.status(textOf('adjustDevice.unchanged'))).toBeVisible();
  });

  test('an unlimited plan takes all there are, also after they were removed', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'unlimited-plan', path });
    await expect(free(page)).toContainText('There is no device without a plan in this house');
    for (const id of ['40001', '40002', '40003', '40004']) {
      await sandbox.patch(`/devices/${id}`, { planId: null });
    }
    await page.reload();
    await expect(free(page)).toContainText('Unlimited devices');
    const boxes = free(page).getByRole('checkbox');
    for (const at of [0, 1, 2, 3]) await boxes.nth(at).check();
    await portal.button(textOf('adjustDevice.update')).click();
    await expect(page.getByText('5 devices, no limit')).toBeVisible();
  });

  test('a refusal says why in the words of the service, and the page shows the truth', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'plan-with-room', path });
    await box(free(page), 'Garden').check();
    await box(free(page), 'Garage').check();
    // Meanwhile somebody else gives the garden camera another plan.
    await sandbox.patch('/devices/40002', { planId: '70009' });
    await portal.button(textOf('adjustDevice.update')).click();
    await expect(portal.alert('“Garden” already has a plan.')).toBeVisible();
    await expect(box(free(page), 'Garden')).toHaveCount(0);
    await expect(box(free(page), 'Garage')).toBeChecked();
    await expect(page).toHaveURL(sandbox.origin + path);
    await portal.button(textOf('adjustDevice.update')).click();
    await expect(portal.status('Saved')).toBeVisible();
    expect((await bindings(sandbox)).at(-1)).toEqual({
      deviceIds: ['40003'],
      packageId: '70001',
      type: 0,
    });
  });

  test('pressed twice, Update applies once, and is busy meanwhile', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'plan-with-room', path });
    await box(free(page), 'Garden').check();
    const letGo = await hold(page, /deviceSwitchPackage/);
    await portal.button(textOf('adjustDevice.update')).dblclick();
    await expect(portal.button(textOf('adjustDevice.updating'))).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(portal.button('Cancel')).toBeDisabled();
    letGo();
    await expect(page).toHaveURL(`${sandbox.origin}/subscription/70001`);
    expect(await bindings(sandbox)).toHaveLength(1);
  });

  test('whoever leaves while it is applied is not pulled back', async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'plan-with-room', path });
    await box(free(page), 'Garden').check();
    const letGo = await hold(page, /deviceSwitchPackage/);
    await portal.button(textOf('adjustDevice.update')).click();
    await portal.button(textOf('common.back')).click();
    await expect(portal.heading('Cloud Recording for three')).toBeVisible();
    await portal.button(textOf('common.back')).click();
    await expect(page).toHaveURL(`${sandbox.origin}/`);
    letGo();
    await expect(portal.status('Saved')).toBeVisible();
    await expect(page).toHaveURL(`${sandbox.origin}/`);
  });

  for (const [scenario, reason] of [
    ['expired-plan', 'invalid_service'],
    ['deleted-plan', 'change_plan_tips_9'],
  ] as const) {
    test(`a plan that can no longer be changed says so: ${scenario}`, async ({
      page,
      enter,
      portal,
    }) => {
      const sandbox = await enter({ scenario, path });
      await expect(page.getByText(textOf(reason))).toBeVisible();
      await expect(page.getByRole('checkbox')).toHaveCount(0);
      await expect(portal.button(textOf('adjustDevice.update'))).toHaveCount(0);
      await expect(page.getByRole('link', { name: textOf('removeDevice.title') })).toHaveCount(0);
      await page.getByRole('link', { name: textOf('adjustDevice.toPlan') }).click();
      await expect(page).toHaveURL(`${sandbox.origin}/subscription/70001`);
    });
  }

  test('a plan paid in the store can be adjusted too', async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'wallet-plan', path });
    await box(free(page), 'Garden').click();
    await expect(portal.alert('This plan covers at most 1 device.')).toBeVisible();
    await page.getByRole('link', { name: textOf('removeDevice.title') }).click();
    await expect(page).toHaveURL(`${sandbox.origin}${path}/remove`);
  });

  test('that cannot be loaded says so, and comes with the next try', async ({
    page,
    enter,
    portal,
  }) => {
    await enter({
      scenario: 'plan-with-room',
      path,
      fault: 'getUnbindPackageDevList:http:503',
    });
    await expect(portal.alert('This page could not be loaded')).toBeVisible();
    await portal.button(textOf('common.tryAgain')).click();
    await expect(box(free(page), 'Garden')).toBeVisible();
  });

  test('of a subscription nobody knows offers the way home', async ({ page, enter }) => {
    await enter({ scenario: 'demo', path: '/subscription/404/adjustDevice' });
    await expect(page.getByText(textOf('subscription.unknownTitle'))).toBeVisible();
    await page.getByRole('link', { name: textOf('common.toHome') }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  test('of 10,000 devices stays quick', async ({ page, enter, portal }) => {
    // An answer of 10,000 devices takes its time on a busy machine; what follows does not.
    test.slow();
    const sandbox = await enter({ scenario: 'ten-thousand-in-plan', path });
    await expect(portal.status('0 of 3 kept for the next plan')).toBeVisible({ timeout: 30_000 });
    expect(await covered(page).getByRole('listitem').count()).toBeLessThan(40);
    await covered(page).getByRole('searchbox').fill('Camera 9999');
    await box(covered(page), 'Camera 9999').check();
    await covered(page).getByRole('searchbox').fill('');
    await box(covered(page), 'Camera 1').first().check();
    await expect(portal.status('2 of 3 kept for the next plan')).toBeVisible();
    await portal.button(textOf('adjustDevice.update')).click();
    await expect(portal.status('Saved')).toBeVisible();
    expect(await locks(sandbox)).toEqual([lock('40001', 1), lock('49999', 1)]);
    expect(await bindings(sandbox)).toEqual([]);
  });
});

test.describe('with the keyboard alone, on a small phone, in German', () => {
  test.use({ viewport: { width: 320, height: 568 } });
  test('a device is kept and the choice applied; nothing is cut off', async ({ page, enter }) => {
    const sandbox = await enter({ scenario: 'pending-change', path, locale: 'de-DE' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Geräte anpassen');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    const garden = page.getByRole('checkbox', { name: 'Garden' });
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      if (await garden.evaluate((element) => element === document.activeElement)) break;
    }
    await page.keyboard.press('Space');
    await expect(garden).toBeChecked();
    const update = page.getByRole('button', { name: 'Aktualisieren' });
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press('Tab');
      if (await update.evaluate((element) => element === document.activeElement)) break;
    }
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${sandbox.origin}/subscription/70001`);
    expect(await locks(sandbox)).toEqual([lock('40002', 1)]);
  });
});
