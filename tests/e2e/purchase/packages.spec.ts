import { expect, test } from '../support/journey';
import { textOf } from '../support/language/texts';

/** The end of the messages about a full selection. */
const MAKE_ROOM = 'To choose another one, unselect one first.';

const LIST = { scenario: 'several-packages', path: '/packages' };

test(
  'shows every package on offer with its prices, and leads to its devices and to the provider',
  { tag: ['@2.route.13', '@2.route.14', '@1.scope.06', '@7.pact.02', '@3.paymode.07'] },
  async ({ page, enter, portal }) => {
    const sandbox = await enter(LIST);
    const tile = (group: string, name: RegExp) =>
      page
        .getByRole('radiogroup', { name: group, exact: true })
        .locator('label')
        .filter({ hasText: name });
    await expect(tile('Cloud Recording for three', /Monthly.*Covers 3 devices/)).toContainText(
      '$5.99',
    );
    await expect(tile('Holiday Season', /Annual.*Covers 1 device/)).toContainText('$29.99');
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
    const [asked] = await sandbox.requests('getPackageList');
    expect(asked?.request).toEqual({ level: 15, pageSize: 100, payMode: 1 });
    // List prices are printed for one device and for all devices, not for three.
    const struck = (group: string) =>
      page.getByRole('radiogroup', { name: group, exact: true }).locator('del');
    await expect(struck('Holiday Season')).toHaveCount(4);
    await expect(struck('Cloud Recording for three')).toHaveText([/199\.99/, /11\.99/]);

    await tile('Cloud Recording for three', /Annual.*Covers 3 devices/).click();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
    await portal.button(textOf('selectDevice.title')).click();
    await expect(page).toHaveURL(
      `${sandbox.origin}/packages/5003/selectDevice?checkedPriceId=50032`,
    );
    await expect(page.getByText('Up to 3 devices').first()).toBeVisible();
    await expect(page.getByRole('region', { name: textOf('checkout.summary') })).toContainText(
      'Total$59.99',
    );
    await portal.terms.check();
    await portal.device('Garage').check();
    await portal.payButton.click();
    await portal.atProvider('pay');
    await expect(portal.heading('Payment successful')).toBeVisible();
    expect(await sandbox.orders()).toMatchObject([
      { cents: 5999, status: 5, goodsId: '5003', deviceIds: ['40003'] },
    ]);
  },
);

test(
  'filters the list by the query of the address, and keeps the chosen price on the back arrow',
  { tag: ['@2.query.15', '@2.query.16', '@2.query.17', '@2.query.18'] },
  async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'several-packages', path: '/' });
    const query = 'isSupportRenew=1&planUnit=year&excludeLevel=14&goodsId=5003';
    const asked = {
      ...{ level: 15, pageSize: 100, payMode: 1 },
      ...{ isSupportRenew: true, planUnit: 'year', excludeLevel: 14, goodsId: '5003' },
    };
    for (const path of ['/defaultPackage', '/packages']) {
      await page.goto(`${sandbox.origin}${path}?${query}`);
      await expect(page.getByRole('radio').first()).toBeAttached();
      expect((await sandbox.bodies('getPackageList')).at(-1)).toEqual(asked);
    }
    const names = page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .filter({ hasNotText: textOf('subscription.about') })
      .filter({ hasNotText: textOf('checkout.summary') });
    await expect(names).toHaveText(['Cloud Recording for three']);
    await page.goto(`${sandbox.origin}/packages?isSupportRenew=false`);
    await expect(names).toHaveText(['Holiday Season']);

    await page.goto(
      `${sandbox.origin}/packages/5003/selectDevice?checkedPriceId=50032&isSupportRenew=true`,
    );
    await portal.back.click();
    await expect(page).toHaveURL(/\/packages\?/);
    const chosen = page.getByRole('radio', { checked: true });
    await expect(chosen).toHaveCount(1);
    await expect(page.locator('label').filter({ has: chosen })).toContainText('$59.99');
    expect((await sandbox.bodies('getPackageList')).at(-1)).toMatchObject({ isSupportRenew: true });
  },
);

test(
  'refuses one device above the limit with the message of the plan page, of the list, or of a limit of one',
  { tag: ['@5.rule.37', '@5.rule.42', '@5.rule.43', '@2.screen.31', '@10.ruling.19'] },
  async ({ page, enter, portal }) => {
    await enter({
      scenario: 'three-device-package',
      path: '/defaultPackage/selectDevice?goodsId=5001&checkedPriceId=50011',
    });
    await expect(page.getByText('Up to 3 devices').first()).toBeVisible();
    for (const name of ['Front door', 'Garden', 'Garage']) await portal.device(name).check();
    await expect(portal.status('3 of 3 selected')).toBeVisible();
    await portal.device('Attic').click();
    await expect(portal.alert(`This plan covers up to 3 devices. ${MAKE_ROOM}`)).toBeVisible();
    await expect(portal.device('Attic')).not.toBeChecked();
    await portal.device('Garage').uncheck();
    await portal.device('Attic').check();

    const path = '/packages/5003/selectDevice?checkedPriceId=50031';
    const sandbox = await enter({ scenario: 'several-packages', path });
    for (const name of ['Front door', 'Garden', 'Garage']) await portal.device(name).check();
    await portal.device('Driveway light').click();
    await expect(portal.alert(`You can choose up to 3 devices. ${MAKE_ROOM}`)).toBeVisible();
    await expect(portal.device('Driveway light')).not.toBeChecked();

    await page.goto(`${sandbox.origin}/packages/5001/selectDevice`);
    await portal.device('Garage').check();
    await portal.device('Garden').click();
    await expect(portal.dialog).toContainText(
      'You can choose only one device. To choose another one, unselect it first.',
    );
    await portal.dialog.getByRole('button', { name: 'Ok' }).click();
    await expect(portal.device('Garden')).not.toBeChecked();
    await portal.device('Garden').click();
    await portal.dialog.getByRole('button', { name: 'Use this device instead' }).click();
    await expect(portal.device('Garden')).toBeChecked();
    await expect(portal.device('Garage')).not.toBeChecked();
  },
);

test('lets a customer use the package list with the keyboard alone', async ({
  page,
  enter,
  portal,
}) => {
  await enter(LIST);
  const first = page.getByRole('radio', { checked: true });
  await first.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio').nth(2)).toBeFocused();
  await expect(page.getByRole('radio').nth(2)).toBeChecked();
  await portal.button(textOf('selectDevice.title')).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/packages\/5001\/selectDevice/);
  await portal.device('Garage').focus();
  await page.keyboard.press('Space');
  await expect(portal.device('Garage')).toBeChecked();
});

test(
  'opens the package of the plan in packageId',
  { tag: '@2.query.21' },
  async ({ page, enter }) => {
    const scenario = 'unlimited-plan-smaller-offers';
    await enter({ scenario, path: '/defaultPackage?packageId=70001&goodsId=5003' });
    await expect(page.getByText('Covers 3 devices').first()).toBeVisible();
    await enter({ scenario, path: '/defaultPackage?packageId=70001' });
    await expect(page.getByText('Covers 1 device').first()).toBeVisible();
    await enter({ scenario: 'full-plan', path: '/defaultPackage?packageId=70001' });
    await expect(page.getByText('Covers 3 devices').first()).toBeVisible();
  },
);
