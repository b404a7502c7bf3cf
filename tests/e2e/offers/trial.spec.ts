import { expect, test } from '../support/journey';
import type { Portal } from '../support/pages/portal';
import { textOf } from '../support/language/texts';

const TRIAL = '/trialPackage';
const CHECKOUT = /\/__mock\/pay\//;
const START = textOf('trial.start');

/** Chooses a device and agrees to the terms. */
async function getReady(portal: Portal, device = 'Garden'): Promise<void> {
  await portal.device(device).check();
  await portal.terms.check();
}

test(
  'offers a trial of 1 month with $3.99 struck through, confirmed by card for one device',
  { tag: ['@10.ruling.19', '@1.plan.07', '@9.const.40', '@2.route.11', '@2.screen.34'] },
  async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'trial-offer', path: TRIAL });
    await expect(page.getByText('The trial lasts 1 month')).toBeVisible();
    await expect(page.getByRole('deletion')).toHaveText('List price $3.99');
    await expect(page.getByText(/^\$0\.00 today\. The trial ends after 1\smonth/)).toBeVisible();
    await expect(page.getByText('Cloud event recording')).toBeVisible();

    const start = portal.button(START);
    await portal.pressSoftDisabled(start);
    await expect(portal.alert(textOf('trial.chooseDevice'))).toBeVisible();
    await portal.device('Garden').check();
    await portal.pressSoftDisabled(start);
    await expect(portal.dialog).toContainText(textOf('trial.termsText'));
    await portal.dialog.getByRole('button', { name: 'Ok' }).click();
    await portal.terms.check();
    // The trial covers one device: another one replaces it on the customer's word only.
    await portal.device('Garage').click();
    await expect(portal.dialog).toContainText('This plan covers up to 1 device.');
    await portal.dialog.getByRole('button', { name: 'Ok' }).click();
    await expect(portal.device('Garage')).not.toBeChecked();
    await portal.device('Garage').click();
    await portal.dialog.getByRole('button', { name: textOf('selectDevice.useInstead') }).click();
    await expect(portal.device('Garage')).toBeChecked();
    await expect(portal.device('Garden')).not.toBeChecked();
    expect(await sandbox.orders()).toEqual([]);

    await start.click();
    await portal.atProvider('pay');
    await expect(page).toHaveURL(`${sandbox.origin}/paySuccess`);
    const [ordered] = await sandbox.bodies('createOrder');
    expect(ordered).toMatchObject({
      deviceIds: ['40003'],
      goodsReqs: [{ goodsId: '5009', goodsPriceId: '50091' }],
      payPrice: '0.00',
    });
    const [asked] = await sandbox.bodies('getPayUrl');
    expect(asked).toMatchObject({ payMode: 3, type: 'STRIPE' });
    expect(await sandbox.orders()).toMatchObject([{ status: 5, cents: 0, deviceIds: ['40003'] }]);
  },
);

test('makes one trial order per basket: double press, lost response, back, refresh', async ({
  page,
  enter,
  portal,
}) => {
  const sandbox = await enter({ scenario: 'trial-offer', path: TRIAL });
  await getReady(portal);
  await sandbox.fault({ call: 'createOrder', kind: 'reset', after: true, times: null });
  await portal.button(START).dblclick();
  await expect(
    portal.alert('Network error, please try again later. You haven’t been charged.'),
  ).toBeVisible();
  await sandbox.clearFaults();
  await portal.button(START).click();
  await page.waitForURL(CHECKOUT);
  await page.goBack();
  await page.reload();
  await getReady(portal);
  await portal.button(START).click();
  await page.waitForURL(CHECKOUT);
  expect(await sandbox.orders()).toHaveLength(1);
});

test('reports that no trial is on offer, and lists no trial among the plans', async ({
  page,
  enter,
  portal,
}) => {
  await enter({ scenario: 'demo', path: TRIAL });
  await expect(page.getByText(textOf('trial.noneTitle'))).toBeVisible();
  await portal.button(textOf('packages.seeAll')).click();
  await expect(portal.subscribeButton).toBeVisible();

  const sandbox = await enter({ scenario: 'trial-offer', path: '/defaultPackage?goodsId=5009' });
  await expect(page.getByText(textOf('packages.unknownTitle'))).toBeVisible();
  await page.goto(`${sandbox.origin}/defaultPackage`);
  await expect(portal.subscribeButton).toBeVisible();
  await expect(page.getByText('$0.00')).toHaveCount(0);
});

test('starts no trial without card payment or when every device has a plan', async ({
  page,
  enter,
  portal,
}) => {
  const sandbox = await enter({ scenario: 'trial-offer', path: '/' });
  await sandbox.fault({ call: 'payModeList', kind: 'mutate', path: '1', value: 1, times: null });
  await page.goto(`${sandbox.origin}${TRIAL}`);
  await expect(page.getByText(textOf('pay.noMethodTitle')).first()).toBeVisible();
  await expect(portal.button(START)).toHaveAccessibleDescription(textOf('pay.noMethodTitle'));
  await getReady(portal);
  await portal.pressSoftDisabled(portal.button(START));
  for (const id of ['40002', '40003', '40004', '40005']) {
    await sandbox.patch(`/devices/${id}`, { planId: '70001' });
  }
  await page.goto(`${sandbox.origin}${TRIAL}`);
  await expect(page.getByText(textOf('trial.noDeviceMessage'))).toBeVisible();
  expect(await sandbox.orders()).toEqual([]);
});

const fixed = (deviceId: string) => `${TRIAL}?singleDevTrial=1&deviceId=${deviceId}`;

test(
  'fixes a single-device trial to the device of the link',
  { tag: ['@2.query.10', '@2.query.11', '@5.rule.50'] },
  async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'trial-single-device', path: fixed('40002') });
    await expect(page.getByText(textOf('trial.deviceFixedHint'))).toBeVisible();
    await expect(page.getByRole('list', { name: /^Devices of/ })).toHaveText('Garden');
    await expect(portal.anyDevice).toHaveCount(0);
    await portal.terms.check();
    await portal.button(START).click();
    await portal.atProvider('pay');
    await expect(page).toHaveURL(`${sandbox.origin}/paySuccess`);
    expect(await sandbox.orders()).toMatchObject([{ status: 5, deviceIds: ['40002'] }]);
  },
);

test(
  'explains why a device cannot have a single-device trial, and offers another device',
  { tag: '@5.rule.50' },
  async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'trial-single-device', path: '/' });
    for (const [deviceId, title] of [
      ['40001', 'This device already has a plan'],
      ['40011', 'This device isn’t in Lakeside 12'],
      ['99999', 'This device isn’t in Lakeside 12'],
      ['', 'This device isn’t in Lakeside 12'],
    ] as const) {
      await page.goto(`${sandbox.origin}${fixed(deviceId)}`);
      await expect(page.getByText(title)).toBeVisible();
      await expect(portal.button(START)).toHaveCount(0);
      await portal.button(textOf('trial.chooseAnother')).click();
      await expect(portal.anyDevice).toHaveCount(4);
    }
  },
);
