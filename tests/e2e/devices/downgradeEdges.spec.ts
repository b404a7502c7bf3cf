/** Edge cases of a downgrade: renewal off, no date, expired, no devices, and leaving in the app. */
import { expect, test } from '../support/journey';
import { covered } from '../support/pages/planDevices';
import { Portal } from '../support/pages/portal';
import { putIntoApp, USER_AGENTS } from '../support/fakeNativeApp';
import { textOf } from '../support/language/texts';

const PLAN = '/subscription/70001';
const path = `${PLAN}/updateDevice`;
const DATE = /\d{2}\/\d{2}\/\d{4}/;

test.describe('a downgrade', () => {
  test('warns that the new plan does not start while renewal is off, and shows no date if there is none', async ({
    page,
    enter,
    portal,
  }) => {
    const notice = page.getByText(textOf('downgrade.renewalOff'));
    const call = 'getPackageSubscribeInfo';
    const fault = `${call}@all:mutate:isRenewal=false`;
    const sandbox = await enter({ scenario: 'pending-change', path: PLAN, fault });
    await expect(notice).toBeVisible();
    await page.goto(sandbox.origin + path);
    await expect(portal.heading(textOf('downgrade.title'))).toBeVisible();
    await expect(notice).toBeVisible();
    await sandbox.clearFaults();
    await sandbox.fault({ call, kind: 'mutate', path: 'nextRenewal', value: null });
    await page.reload();
    await expect(page.getByText(textOf('downgrade.when'))).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(DATE);
    await expect(notice).toHaveCount(0);
  });

  test(
    'reports an expired change, even on an open page, and an empty list without devices',
    { tag: '@8.error.53' },
    async ({ page, enter, portal }) => {
      const sandbox = await enter({ scenario: 'pending-change', path });
      await covered(page).getByRole('checkbox', { name: 'Garage' }).check();
      await sandbox.advance('P14D');
      await portal.button(textOf('downgrade.submit')).click();
      await portal.dialog.getByRole('button', { name: textOf('downgrade.submit') }).click();
      await expect(portal.alert('That didn’t work. Try again.')).toBeVisible();
      await expect(page.getByText('This change has expired')).toBeVisible();
      await page.reload();
      await expect(page.getByText('This change has expired')).toBeVisible();
      await expect(page.getByRole('checkbox')).toHaveCount(0);
      await page.getByRole('link', { name: textOf('common.toHome') }).click();
      await expect(page).toHaveURL(`${sandbox.origin}/`);

      const fault = 'downgradeDevList:mutate:devList=[]';
      const empty = await enter({ scenario: 'pending-change', path, fault });
      await expect(page.getByText('No devices in this plan')).toBeVisible();
      await expect(portal.button(textOf('downgrade.submit'))).toHaveCount(0);
      await page.getByRole('link', { name: textOf('adjustDevice.title') }).click();
      await expect(page).toHaveURL(`${empty.origin}${PLAN}/adjustDevice`);
    },
  );
});

test.describe('in the app', () => {
  test.use({ userAgent: USER_AGENTS.ios });

  test(
    'closes the web view after the choice is saved, and goes home if the app stays silent',
    { tag: '@8.error.37' },
    async ({ context, openSandbox }) => {
      for (const silent of [false, true]) {
        const page = await context.newPage();
        const portal = new Portal(page);
        const app = await putIntoApp(page, { silent });
        const sandbox = await openSandbox({ scenario: 'pending-change', path });
        await page.goto(sandbox.url);
        await covered(page).getByRole('checkbox', { name: 'Garage' }).check();
        await portal.button(textOf('downgrade.submit')).click();
        await portal.dialog.getByRole('button', { name: textOf('downgrade.submit') }).click();
        await expect(portal.dialog).toContainText('Your choice is saved');
        const closings = async () => (await app.askedOf('WebView.close')).length;
        expect(await closings()).toBe(0);
        await portal.dialog.getByRole('button', { name: 'Ok' }).click();
        await expect.poll(closings).toBe(1);
        await expect(page).toHaveURL(silent ? `${sandbox.origin}/` : sandbox.origin + path);
      }
    },
  );
});
