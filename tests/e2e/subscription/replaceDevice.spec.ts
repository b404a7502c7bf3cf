import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { ADJUST, bindings, covered } from '../support/pages/planDevices';
import { hold } from '../support/watch/hold';
import { textOf } from '../support/language/texts';

const PLAN = '/subscription/70001';
const REPLACE = `${ADJUST}?replace=`;

const oldDevices = (page: Page) => page.getByRole('radiogroup', { name: 'Device to replace' });
const newDevices = (page: Page) => page.getByRole('radiogroup', { name: 'New device' });

test.describe('replacing a device of a plan', () => {
  test(
    'covers the new device before the old one leaves a plan with room, by one question',
    { tag: ['@10.ruling.26', '@engines'] },
    async ({ page, enter, portal }) => {
      const sandbox = await enter({ scenario: 'plan-with-room', path: PLAN });
      await page.getByRole('link', { name: textOf('replaceDevice.title') }).click();
      await expect(page).toHaveURL(sandbox.origin + REPLACE);
      await expect(portal.heading(textOf('replaceDevice.title'))).toBeVisible();

      // The only device of the plan is chosen; the press leads to the choice of the new one.
      await expect(oldDevices(page).getByRole('radio', { name: 'Front door' })).toBeChecked();
      const replace = portal.button(textOf('replaceDevice.submit'));
      await expect(page.getByText('Choose the new device.')).toBeVisible();
      await portal.pressSoftDisabled(replace);
      await expect(newDevices(page).getByRole('radio', { name: 'Garden' })).toBeFocused();
      await newDevices(page).getByText('Garden').click();
      await expect(page.getByText('Garden instead of Front door')).toBeVisible();
      const facts = page.getByRole('region', { name: textOf('replaceDevice.facts') });
      await expect(facts).toContainText('video history and settings of Front door are deleted');
      await expect(facts).toContainText(textOf('replaceDevice.stays'));
      await expect(facts).toContainText(textOf('adjustDevice.exchangeRoom'));

      const release = await hold(page, /deviceSwitchPackage/);
      await replace.dblclick();
      await expect(portal.dialog.getByRole('heading')).toHaveText(
        'Cover Garden instead of Front door?',
      );
      await expect(portal.dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
      await portal.dialog.getByRole('button', { name: textOf('removeDevice.confirm') }).click();
      await expect(portal.button(textOf('replaceDevice.replacing'))).toHaveAttribute(
        'aria-busy',
        'true',
      );
      release();
      await expect(portal.status('Garden is covered instead of Front door')).toBeVisible();
      await expect(page).toHaveURL(sandbox.origin + PLAN);
      await expect(covered(page).getByRole('listitem')).toHaveText(['Garden']);
      expect(await bindings(sandbox)).toEqual([
        { deviceIds: ['40002'], packageId: '70001', type: 0 },
        { deviceIds: ['40001'], packageId: '70001', type: 1 },
      ]);
    },
  );

  test(
    'says what is at risk in a full plan, and covers the old device again in one press',
    { tag: '@10.ruling.27' },
    async ({ page, enter, portal }) => {
      const sandbox = await enter({ scenario: 'full-plan', path: ADJUST });
      await page.getByRole('link', { name: 'Replace Garden' }).click();
      await expect(page).toHaveURL(`${sandbox.origin}${REPLACE}40002`);
      await expect(page.getByText(textOf('adjustDevice.exchangeFull'))).toBeVisible();
      await expect(oldDevices(page).getByRole('radio', { name: 'Garden' })).toBeChecked();
      await newDevices(page).getByText('Driveway light').click();

      await sandbox.fault({
        call: 'deviceSwitchPackage',
        kind: 'http',
        status: 503,
        where: 'type=0',
        times: 2,
      });
      await portal.button(textOf('replaceDevice.submit')).click();
      await expect(portal.dialog).toContainText('If adding fails, neither is covered.');
      await portal.dialog.getByRole('button', { name: textOf('removeDevice.confirm') }).click();

      // The second step fails, then also the way back: each time the covered devices are named.
      const back = portal.dialog.getByRole('button', { name: 'Cover Garden again' });
      for (let failures = 0; failures < 2; failures += 1) {
        await expect(portal.dialog.getByRole('heading')).toHaveText('Driveway light wasn’t added');
        await expect(portal.dialog).toContainText('Garden is no longer covered.');
        await expect(portal.dialog).toContainText('Covered now: Front door and Garage.');
        await back.click();
      }
      await expect(portal.status('Now covered: Garden')).toBeVisible();
      await expect(page).toHaveURL(sandbox.origin + PLAN);
      await expect(covered(page).getByRole('listitem')).toHaveCount(3);
      await expect(covered(page)).toContainText('Garden');
    },
  );

  test('still says what lost its place after the question is closed', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter({ scenario: 'full-plan', path: `${REPLACE}40002` });
    await newDevices(page).getByText('Driveway light').click();
    await sandbox.fault({
      call: 'deviceSwitchPackage',
      kind: 'http',
      status: 503,
      where: 'type=0',
    });
    await portal.button(textOf('replaceDevice.submit')).click();
    await portal.dialog.getByRole('button', { name: textOf('removeDevice.confirm') }).click();
    await portal.dialog.getByRole('button', { name: 'Close' }).click();
    const notice = portal.status(/Garden is no longer covered/);
    await expect(notice).toBeVisible();
    await notice.getByRole('link', { name: textOf('adjustDevice.title') }).click();
    await expect(page).toHaveURL(sandbox.origin + ADJUST);
    await expect(page.getByRole('checkbox', { name: 'Garden' })).not.toBeChecked();
  });

  test('goes on after an answer that was lost', async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'full-plan', path: `${REPLACE}40002` });
    await newDevices(page).getByText('Driveway light').click();
    await sandbox.fault({
      call: 'deviceSwitchPackage',
      kind: 'http',
      status: 503,
      after: true,
      where: 'type=1',
    });
    await portal.button(textOf('replaceDevice.submit')).click();
    await portal.dialog.getByRole('button', { name: textOf('removeDevice.confirm') }).click();
    await expect(portal.status('Driveway light is covered instead of Garden')).toBeVisible();
    await expect(page).toHaveURL(sandbox.origin + PLAN);
    expect(await bindings(sandbox)).toMatchObject([{ type: 1 }, { type: 0 }]);
  });

  test('ignores a device that the plan does not cover', async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'full-plan', path: `${REPLACE}40005` });
    await expect(page.getByText('Choose the device to replace.')).toBeVisible();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await portal.back.click();
    await expect(page).toHaveURL(sandbox.origin + ADJUST);
  });
});

test.describe('replacing a device with the keyboard alone, on a small phone', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test(
    'chooses both devices, confirms, and cuts nothing off',
    { tag: '@engines' },
    async ({ page, enter, portal }) => {
      const sandbox = await enter({ scenario: 'full-plan', path: REPLACE });
      await expect(portal.heading(textOf('replaceDevice.title'))).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      const tabTo = async (target: Locator) => {
        const isFocused = () =>
          target.evaluateAll((found) => found.some((one) => one === document.activeElement));
        for (let presses = 0; presses < 12 && !(await isFocused()); presses += 1)
          await page.keyboard.press('Tab');
      };
      await tabTo(page.getByRole('radio'));
      await expect(page.getByRole('radio', { name: 'Front door' })).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('radio', { name: 'Garden' })).toBeChecked();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await tabTo(portal.button(textOf('replaceDevice.submit')));
      await page.keyboard.press('Enter');
      await portal.pressInDialog('Tab');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(sandbox.origin + PLAN);
      await expect(covered(page)).not.toContainText('Garden');
    },
  );
});
