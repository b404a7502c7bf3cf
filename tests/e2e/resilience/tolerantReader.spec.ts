/** A newer service may send unknown values: screens omit them, and the log records them. */
import { expect, test } from '../support/journey';
import { switchOnLogUpload } from '../support/storeBeforeStart';

const LOGGED = '@10.ruling.10';

test(
  'omits a plan of an unknown kind from home, logs it, and shows the others',
  { tag: LOGGED },
  async ({ page, enter, portal }) => {
    await switchOnLogUpload(page);
    const sandbox = await enter({
      scenario: 'gift-cards',
      path: '/',
      fault: 'getPackageBindDevList@all:mutate:list.0.subscribeCycle="week"',
    });
    const tiles = page.getByRole('main').getByRole('listitem').getByRole('link');
    await expect(tiles).toHaveCount(1);
    await expect(tiles).toContainText('Gift Recording');
    await expect(portal.button('Add a subscription')).toBeEnabled();
    const left = async () =>
      (await sandbox.logRecords()).filter(({ module }) => module === 'answer');
    await expect.poll(async () => (await left()).length, { timeout: 15_000 }).toBe(1);
    expect((await left())[0]).toMatchObject({
      level: 'warning',
      event: 'getPackageBindDevList',
      message: 'leave out: list.0',
    });

    await sandbox.clearFaults();
    await page.reload();
    await expect(tiles).toHaveCount(2);
  },
);

test(
  'omits an unknown payment method and offers the known ones',
  { tag: LOGGED },
  async ({ page, enter, portal }) => {
    await enter({
      scenario: 'demo',
      path: '/defaultPackage/selectDevice?goodsId=5001&checkedPriceId=50013',
      fault: 'payModeList@all:mutate:=[7,3,1]',
    });
    await expect(portal.payButton).toBeVisible();
    await expect(page.getByRole('radio')).toHaveCount(2);
  },
);

test(
  'shows a bill of an unknown kind without its kind',
  { tag: LOGGED },
  async ({ page, enter }) => {
    await enter({
      scenario: 'taxed-order',
      path: '/bills/80001',
      fault: 'getOrderDetail@all:mutate:type="auction"',
    });
    await expect(page.getByText('Amount $3.24')).toBeVisible();
    const invoice = page.getByRole('region', { name: 'Invoice' });
    await expect(invoice).toContainText('80001');
    await expect(invoice.getByText('Order type', { exact: true })).toHaveCount(0);
  },
);

test(
  'shows a failed page with a retry for a bill with an impossible date',
  { tag: LOGGED },
  async ({ enter, portal }) => {
    const sandbox = await enter({
      scenario: 'taxed-order',
      path: '/bills',
      fault: 'getPageOrderList@all:mutate:list.0.subscribeDate="2026-02-31T10:00:00Z"',
    });
    await expect(portal.alert('This page couldn’t be loaded')).toBeVisible();
    await sandbox.clearFaults();
    await portal.button('Try again').click();
    await expect(portal.heading(/Bills/)).toBeVisible();
  },
);
