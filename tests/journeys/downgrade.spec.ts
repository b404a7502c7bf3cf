import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { bindings, covered } from './support/planDevices';
import { putIntoApp, USER_AGENTS } from './support/pretendApp';
import { hold } from './support/hold';
import { textOf } from './support/texts';

const path = '/subscription/70001/updateDevice';
const DATE = /\d{2}\/\d{2}\/\d{4}/;

const box = (page: Page, name: string): Locator =>
  covered(page).getByRole('checkbox', { name: new RegExp(`^${name}`) });
const fact = (page: Page, label: string): Locator =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator('dd');
const staying = (...deviceIds: string[]) => ({ deviceIds, packageId: '70001', type: 2 });

test.describe('choosing the devices that stay after a downgrade', () => {
  test('needs a token: without one it asks for sign-in [2.route.08]', async ({
    page,
    openSandbox,
  }) => {
    const { origin } = await openSandbox('pending-change');
    await page.goto(origin + path);
    await expect(page).toHaveURL(/\/login\?redirectUrl=/);
  });

  test('says before anything happens when, what is lost, what it costs and covers [2.route.08] [4.notice.01] [4.notice.02] [4.notice.07]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'pending-change', path });
    await expect(portal.heading(textOf('downgrade.title'))).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText(
      /takes effect only after the current billing period ends, on \d{2}\/\d{2}\/\d{4}\./,
    );
    await expect(main.getByText(textOf('downgrade.removed'))).toBeVisible();
    await expect(main.getByText(textOf('downgrade.deleted'))).toBeVisible();
    await expect(fact(page, textOf('downgrade.startsOn'))).toHaveText(DATE);
    await expect(fact(page, textOf('downgrade.price'))).toHaveText('$3.99');
    await expect(fact(page, textOf('plan.devices'))).toHaveText('1 device');
    await expect(covered(page).getByRole('checkbox')).toHaveCount(5);
    expect(await bindings(sandbox)).toEqual([]);
  });

  test('says that the new plan does not start while renewal is off, here and beside the plan', async ({
    page,
    enter,
    portal,
  }) => {
    const notice = page.getByText(textOf('downgrade.renewalOff'));
    const wish = {
      scenario: 'pending-change',
      fault: 'getPackageSubscribeInfo@all:mutate:isRenewal=false',
    };
    const sandbox = await enter({ ...wish, path: '/subscription/70001' });
    await expect(notice).toBeVisible();
    await page.goto(sandbox.origin + path);
    await expect(portal.heading(textOf('downgrade.title'))).toBeVisible();
    await expect(notice).toBeVisible();
    await sandbox.clearFaults();
    await page.reload();
    await expect(portal.heading(textOf('downgrade.title'))).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  test('without a date it says so without one', async ({ page, enter }) => {
    await enter({
      scenario: 'pending-change',
      path,
      fault: 'getPackageSubscribeInfo:mutate:nextRenewal=null',
    });
    await expect(page.getByText(textOf('downgrade.when'))).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(DATE);
  });

  test('is confirmed by the names of those that lose recording, and the chosen one stays when it falls due [7.pact.09] [8.error.36] [8.error.38]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'pending-change', path });
    await box(page, 'Garage').check();
    await expect(portal.status('1 of 1 chosen')).toBeVisible();
    await portal.button(textOf('downgrade.submit')).click();
    await expect(portal.dialog.getByRole('heading')).toHaveText('4 devices stop recording');
    await expect(portal.dialog.getByRole('listitem')).toHaveText([
      'Front door',
      'Garden',
      'Living room lamp',
      'Driveway light',
    ]);
    await expect(portal.dialog).toContainText(DATE);
    expect(await bindings(sandbox)).toEqual([]);

    await portal.dialog.getByRole('button', { name: textOf('downgrade.submit') }).click();
    await expect(portal.dialog).toContainText('Done');
    expect(await bindings(sandbox)).toEqual([staying('40003')]);
    await expect(page).toHaveURL(sandbox.origin + path);
    await portal.dialog.getByRole('button', { name: 'Ok' }).click();
    await expect(page).toHaveURL(`${sandbox.origin}/`);

    await sandbox.advance('P14D');
    await page.goto(`${sandbox.origin}/subscription/70001`);
    await expect(covered(page).getByRole('listitem')).toHaveText(['Garage']);
  });

  test('cancelled in the dialog nothing is sent, and the choice is still there', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'pending-change', path });
    await box(page, 'Garage').check();
    await portal.button(textOf('downgrade.submit')).click();
    await portal.dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(portal.dialog).toHaveCount(0);
    await expect(box(page, 'Garage')).toBeChecked();
    expect(await bindings(sandbox)).toEqual([]);
  });

  test('one more than the next plan covers is not taken [5.rule.44]', async ({
    page,
    enter,
    portal,
  }) => {
    await enter({ scenario: 'pending-change', path });
    await box(page, 'Garage').check();
    await expect(portal.alert('covers at most')).toHaveCount(0);
    await box(page, 'Garden').click();
    await expect(portal.alert('The next plan covers at most 1 device.')).toBeVisible();
    await expect(box(page, 'Garden')).not.toBeChecked();
    await expect(portal.status('1 of 1 chosen')).toBeVisible();
  });

  test('more than the next plan covers, chosen elsewhere, are not sent [5.rule.44]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'pending-change', path: '/subscription/70001' });
    await expect(portal.heading('Cloud Recording')).toBeVisible();
    for (const id of ['40001', '40002']) await sandbox.patch(`/devices/${id}`, { lockStatus: 1 });
    await page.goto(sandbox.origin + path);
    await expect(portal.status('2 of 1 chosen')).toBeVisible();
    await portal.button(textOf('downgrade.submit')).click();
    await expect(portal.alert('The next plan covers at most 1 device.')).toBeVisible();
    await expect(portal.dialog).toHaveCount(0);
    expect(await bindings(sandbox)).toEqual([]);
    await box(page, 'Garden').uncheck();
    await portal.button(textOf('downgrade.submit')).click();
    await expect(portal.dialog).toBeVisible();
  });

  test('of none asks first: cancel sends nothing, going on keeps no device', async ({
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'pending-change', path });
    await portal.button(textOf('downgrade.submit')).click();
    await expect(portal.dialog).toContainText(textOf('plan_detail_unselect_tips'));
    await expect(portal.dialog.getByRole('listitem')).toHaveCount(5);
    await portal.dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(portal.dialog).toHaveCount(0);
    expect(await bindings(sandbox)).toEqual([]);

    await portal.button(textOf('downgrade.submit')).click();
    await portal.dialog.getByRole('button', { name: textOf('selectDevice.continue') }).click();
    await expect(portal.dialog).toContainText('Done');
    expect(await bindings(sandbox)).toEqual([staying()]);
  });

  test('keeps all where the next plan covers all, without a question', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'pending-unlimited', path });
    await expect(page.getByText(textOf('downgrade.removed'))).toHaveCount(0);
    await expect(fact(page, textOf('plan.devices'))).toHaveText('Unlimited devices');
    const boxes = covered(page).getByRole('checkbox');
    for (const at of [0, 1, 2, 3, 4]) await boxes.nth(at).check();
    await portal.button(textOf('downgrade.submit')).click();
    await expect(portal.dialog).toContainText('Done');
    expect(await bindings(sandbox)).toEqual([staying('40001', '40002', '40003', '40004', '40005')]);
  });

  test('shows a choice that was made as locked until the new plan takes effect; there may be room for more [4.notice.03]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'downgrade-chosen', path });
    for (const name of ['Garden', 'Garage']) {
      await expect(box(page, name)).toBeChecked();
      await expect(box(page, name)).toBeDisabled();
      await expect(covered(page).getByRole('listitem').filter({ hasText: name })).toContainText(
        textOf('downgrade.locked'),
      );
    }
    await expect(covered(page).getByText(textOf('downgrade.locked'))).toHaveCount(2);
    await expect(page.getByText(textOf('downgrade.chosen'))).toBeVisible();
    await portal.pressSoftDisabled(portal.button(textOf('downgrade.submit')));
    await expect(portal.status(textOf('downgrade.unchanged'))).toBeVisible();

    await box(page, 'Front door').check();
    await portal.button(textOf('downgrade.submit')).click();
    await portal.dialog.getByRole('button', { name: textOf('downgrade.submit') }).click();
    await portal.dialog.getByRole('button', { name: 'Ok' }).click();
    await expect(page).toHaveURL(`${sandbox.origin}/`);
    expect(await bindings(sandbox)).toEqual([staying('40001', '40002', '40003')]);

    await page.goto(sandbox.origin + path);
    await expect(covered(page).getByText(textOf('downgrade.locked'))).toHaveCount(3);
    // When the new plan takes effect nothing is locked any more.
    await sandbox.advance('P14D');
    await page.goto(`${sandbox.origin}/subscription/70001`);
    await expect(covered(page).getByRole('listitem')).toHaveText([
      'Front door',
      'Garden',
      'Garage',
    ]);
  });

  test('that fails says so, and can be tried again [8.error.35]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'pending-change', path });
    await sandbox.fault({ call: 'deviceSwitchPackage', kind: 'http', status: 503 });
    await box(page, 'Garage').check();
    await portal.button(textOf('downgrade.submit')).click();
    await portal.dialog.getByRole('button', { name: textOf('downgrade.submit') }).click();
    await expect(portal.alert('This did not work. Please try again.')).toBeVisible();
    await expect(portal.dialog).toHaveCount(0);
    await expect(page).toHaveURL(sandbox.origin + path);
    await expect(box(page, 'Garage')).toBeChecked();
    await portal.button(textOf('downgrade.submit')).click();
    await portal.dialog.getByRole('button', { name: textOf('downgrade.submit') }).click();
    await expect(portal.dialog).toContainText('Done');
  });

  test('is saved once, however often it is pressed, and is busy meanwhile', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'pending-change', path });
    const letGo = await hold(page, /deviceSwitchPackage/);
    await box(page, 'Garage').check();
    await portal.button(textOf('downgrade.submit')).dblclick();
    await portal.dialog.getByRole('button', { name: textOf('downgrade.submit') }).dblclick();
    await expect(portal.button(textOf('downgrade.submitting'))).toHaveAttribute(
      'aria-busy',
      'true',
    );
    letGo();
    await expect(portal.dialog).toContainText('Done');
    expect(await bindings(sandbox)).toHaveLength(1);
  });

  test('that has expired says so and leads home [8.error.53]', async ({ page, enter }) => {
    const sandbox = await enter({ scenario: 'demo', path });
    await expect(page.getByText('This change has expired')).toBeVisible();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await page.getByRole('link', { name: textOf('common.toHome') }).click();
    await expect(page).toHaveURL(`${sandbox.origin}/`);
  });

  test('that expires while one looks at it says so when it is sent [8.error.53]', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'pending-change', path });
    await box(page, 'Garage').check();
    await sandbox.advance('P14D');
    await portal.button(textOf('downgrade.submit')).click();
    await portal.dialog.getByRole('button', { name: textOf('downgrade.submit') }).click();
    await expect(portal.alert('This did not work. Please try again.')).toBeVisible();
    await expect(page.getByText('This change has expired')).toBeVisible();
  });

  test('of a plan that was deleted is only to be looked at', async ({ page, enter, portal }) => {
    await enter({
      scenario: 'pending-change',
      path,
      fault: 'getPackageSubscribeInfo:mutate:goodsStatus=0',
    });
    await expect(
      page.getByText(
        'This plan is no longer offered by the service and cannot be changed. It goes on until the paid period ends.',
      ),
    ).toBeVisible();
    await expect(portal.button(textOf('downgrade.submit'))).toHaveCount(0);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
  });

  test('of a plan without devices has nothing to choose', async ({ page, enter, portal }) => {
    const sandbox = await enter({
      scenario: 'pending-change',
      path,
      fault: 'downgradeDevList:mutate:devList=[]',
    });
    await expect(page.getByText('No device is covered by this plan')).toBeVisible();
    await expect(portal.button(textOf('downgrade.submit'))).toHaveCount(0);
    await page.getByRole('link', { name: textOf('adjustDevice.title') }).click();
    await expect(page).toHaveURL(`${sandbox.origin}/subscription/70001/adjustDevice`);
  });

  test('that cannot be loaded says so, and comes with the next try', async ({
    page,
    enter,
    portal,
  }) => {
    await enter({ scenario: 'pending-change', path, fault: 'downgradeDevList:http:503' });
    await expect(portal.alert('This page could not be loaded')).toBeVisible();
    await portal.button(textOf('common.tryAgain')).click();
    await expect(box(page, 'Garage')).toBeVisible();
  });

  test('of a subscription nobody knows offers the way home', async ({ page, enter }) => {
    await enter({ scenario: 'demo', path: '/subscription/404/updateDevice' });
    await expect(page.getByText(textOf('subscription.unknownTitle'))).toBeVisible();
    await expect(page.getByText('This change has expired')).toHaveCount(0);
  });

  test('of 10,000 devices stays quick; the dialog names some and counts the rest', async ({
    page,
    enter,
    portal,
  }) => {
    // An answer of 10,000 devices takes its time on a busy machine; what follows does not.
    test.slow();
    const sandbox = await enter({ scenario: 'ten-thousand-in-plan', path });
    await expect(covered(page).getByRole('listitem').first()).toBeVisible({ timeout: 30_000 });
    expect(await covered(page).getByRole('listitem').count()).toBeLessThan(40);
    await covered(page).getByRole('searchbox').fill('Camera 777');
    await covered(page).getByRole('checkbox', { name: 'Camera 7777' }).check();
    await portal.button(textOf('downgrade.submit')).click();
    await expect(portal.dialog.getByRole('heading')).toHaveText('9,999 devices stop recording');
    await expect(portal.dialog.getByRole('listitem')).toHaveCount(21);
    await expect(portal.dialog.getByRole('listitem').last()).toHaveText('and 9,979 more');
    await portal.dialog.getByRole('button', { name: textOf('downgrade.submit') }).click();
    await expect(portal.dialog).toContainText('Done');
    expect(await bindings(sandbox)).toEqual([staying('47777')]);
  });
});

test.describe('in the app', () => {
  test.use({ userAgent: USER_AGENTS.ios });
  for (const silent of [false, true]) {
    test(`after it was saved the web view closes${silent ? '; an app that stays silent leaves the way home' : ''} [8.error.37]`, async ({
      page,
      enter,
      portal,
    }) => {
      const app = await putIntoApp(page, { silent });
      const sandbox = await enter({ scenario: 'pending-change', path });
      await box(page, 'Garage').check();
      await portal.button(textOf('downgrade.submit')).click();
      await portal.dialog.getByRole('button', { name: textOf('downgrade.submit') }).click();
      await expect(portal.dialog).toContainText('Done');
      const closings = async () =>
        (await app.asked()).filter(({ method }) => method === 'WebView.close').length;
      expect(await closings()).toBe(0);
      await portal.dialog.getByRole('button', { name: 'Ok' }).click();
      await expect.poll(closings).toBe(1);
      await expect(page).toHaveURL(silent ? `${sandbox.origin}/` : sandbox.origin + path);
    });
  }
});

test.describe('on a small phone, in German', () => {
  test.use({ viewport: { width: 320, height: 568 } });
  test('nothing is cut off, in the dialog neither', async ({ page, enter, portal }) => {
    await enter({ scenario: 'downgrade-chosen', path, locale: 'de-DE' });
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    await expect(page.getByRole('checkbox')).toHaveCount(5);
    expect(await overflow()).toBe(0);
    await page.getByRole('checkbox', { name: 'Front door' }).check();
    await portal.button('Auswahl speichern').click();
    await expect(portal.dialog).toBeVisible();
    await expect(portal.dialog.getByRole('button').last()).toBeInViewport();
    expect(await overflow()).toBe(0);
  });
});
