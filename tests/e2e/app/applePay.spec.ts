import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey';
import { USER_AGENTS, putIntoApp } from '../support/fakeNativeApp';
import type { Portal } from '../support/pages/portal';
import { textOf } from '../support/language/texts';

const TIERS = { scenario: 'wallet-tiers', path: '/applePay' };

/** The whole text of each tile. */
const tiles = (page: Page) =>
  page
    .getByRole('radio')
    .evaluateAll((all) =>
      all.map((radio) => radio.closest('label')?.textContent?.replace(/\s+/g, ' ').trim() ?? ''),
    );

async function toDevices(portal: Portal, tile?: RegExp): Promise<void> {
  if (tile) await portal.choose(tile);
  await portal.terms.check();
  await portal.subscribeButton.click();
  await expect(portal.payButton).toBeVisible();
}

const sales = async (app: Awaited<ReturnType<typeof putIntoApp>>) =>
  (await app.asked()).filter(({ method }) => method === 'IAP.payment').map(({ params }) => params);

test.describe('in the app on iOS', () => {
  test.use({ userAgent: USER_AGENTS.ios });

  test(
    'opens the wallet plan page from home with every store tier, its list price, and the billing and cancellation terms',
    { tag: ['@1.pay.02', '@2.route.20', '@10.ruling.24'] },
    async ({ page, enter, portal }) => {
      await putIntoApp(page);
      const sandbox = await enter({ scenario: 'wallet-tiers', path: '/' });
      await portal.button(textOf('home.addSubscription')).click();
      await expect(page).toHaveURL(`${sandbox.origin}/applePay`);
      const price = (now: string, per: string, list: string) =>
        expect.stringMatching(
          new RegExp(`\\${now} / ${per} ?(List price)? ?${list === '' ? '' : `\\${list}`}`),
        );
      await expect(page.getByRole('radio')).toHaveCount(4);
      expect(await tiles(page)).toEqual([
        price('$29.99', 'year', '$35.88'),
        price('$2.99', 'month', '$3.99'),
        price('$5.98', 'month', ''),
        price('$8.97', 'month', ''),
      ]);
      await page.getByRole('tab', { name: 'Unlimited' }).click();
      await expect(page.getByRole('radio')).toHaveCount(2);
      expect(await tiles(page)).toEqual([
        price('$99.99', 'year', '$199.99'),
        price('$9.99', 'month', '$11.99'),
      ]);
      await expect(page.getByText(/Billed monthly per device/)).toBeVisible();
      await expect(page.getByText(/at least one day before it renews/)).toBeVisible();
      // Of tax it says only that prices exclude it; the final price is the store's.
      const tax = 'Prices exclude tax. The App Store shows the final price before you confirm.';
      await expect(page.getByText(tax)).toBeVisible();
      const words = (await page.getByRole('main').innerText()).replace(tax, '');
      expect(words).not.toMatch(/\btax/i);
      const [asked] = await sandbox.requests('getPackageList');
      expect(asked?.request).toMatchObject({ payMode: 2, level: 15 });
    },
  );

  test(
    'orders a plan and sells it through the store only, without settling an unpaid provider order',
    { tag: ['@1.pay.01', '@2.route.21', '@4.order.10', '@4.order.20', '@4.order.21'] },
    async ({ page, enter, portal }) => {
      const app = await putIntoApp(page);
      const sandbox = await enter({ scenario: 'wallet-offer', path: '/applePay' });
      const pages: string[] = [];
      page.on('framenavigated', (frame) => pages.push(frame.url()));
      const left = { idempotencyKey: 'left', notedAt: Date.now(), request: { goodsReqs: [] } };
      await page.evaluate((order) => {
        localStorage.setItem('hv.pendingOrders', JSON.stringify({ basket: order }));
        const { idempotencyKey } = order;
        const paying = { userId: '1001', orderId: '80099', idempotencyKey, kind: 'buy' };
        const facts = { isPaid: false, isFree: false };
        sessionStorage.setItem('hv.paying', JSON.stringify({ ...paying, ...facts }));
      }, left);
      await toDevices(portal);
      await expect(page).toHaveURL(
        `${sandbox.origin}/applePay/selectDevice?goodsId=5001&checkedPriceId=50011`,
      );
      // The customer agreed to the terms on the previous page.
      await expect(portal.terms).toBeChecked();
      await portal.device('Garden').check();
      await portal.button('Pay $3.99').click();
      await expect(page).toHaveURL(`${sandbox.origin}/paySuccess`);
      expect(await sales(app)).toEqual([{ orderId: '90001', productId: 'cloud.single.month' }]);
      expect(await sandbox.orders()).toMatchObject([{ id: '90001', deviceIds: ['40002'] }]);
      expect(pages.filter((url) => !url.startsWith(sandbox.origin))).toEqual([]);
      const kept = await page.evaluate(() => localStorage.getItem('hv.pendingOrders'));
      expect(JSON.parse(kept ?? '{}')).toEqual({ basket: left });
      for (const call of ['createOrder', 'getPayUrl', 'createPaySession']) {
        expect(await sandbox.requests(call)).toEqual([]);
      }
    },
  );

  test(
    'sells more devices as a larger tier at its price',
    { tag: '@5.rule.47' },
    async ({ page, enter, portal }) => {
      const app = await putIntoApp(page);
      const sandbox = await enter(TIERS);
      await toDevices(portal);
      await expect(portal.button('Pay $2.99')).toBeVisible();
      await portal.device('Front door').check();
      await expect(portal.button('Pay $2.99')).toBeVisible();
      await portal.device('Garden').check();
      await expect(portal.button('Pay $5.98')).toBeVisible();
      await portal.device('Garage').check();
      await expect(portal.button('Pay $8.97')).toBeVisible();
      await portal.device('Garage').uncheck();
      await portal.button('Pay $5.98').click();
      await expect(page).toHaveURL(`${sandbox.origin}/paySuccess`);
      expect(await sales(app)).toEqual([{ orderId: '90001', productId: 'cloud.2.month' }]);
      expect(await sandbox.orders()).toMatchObject([{ cents: 598, deviceIds: ['40001', '40002'] }]);
    },
  );

  test(
    'recommends the unlimited plan of the same cycle above the device cap and keeps the selection',
    { tag: ['@5.rule.48', '@10.ruling.02'] },
    async ({ page, enter, portal }) => {
      const app = await putIntoApp(page);
      const sandbox = await enter(TIERS);
      await toDevices(portal);
      for (const name of ['Front door', 'Garden', 'Garage']) await portal.device(name).check();
      await portal.device('Attic').click();
      await expect(portal.dialog).toContainText('up to 3 devices');
      await expect(portal.dialog).toContainText('$9.99 every month');
      await portal.dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(portal.device('Attic')).not.toBeChecked();
      await expect(portal.button('Pay $8.97')).toBeVisible();

      await portal.device('Attic').click();
      await portal.dialog.getByRole('button', { name: textOf('applePay.takeUnlimited') }).click();
      await expect(portal.button('Pay $9.99')).toBeVisible();
      for (const name of ['Front door', 'Garden', 'Garage', 'Attic']) {
        await expect(portal.device(name)).toBeChecked();
      }
      // Another price has other terms, so nothing is ordered before the customer agrees to them.
      await portal.pressSoftDisabled(portal.payButton);
      await expect(portal.dialog).toContainText('at least one day before it renews');
      await portal.dialog.getByRole('button', { name: 'Ok' }).click();
      await portal.terms.check();
      await portal.device('Driveway light').check();
      await portal.payButton.click();
      await expect(page).toHaveURL(`${sandbox.origin}/paySuccess`);
      expect(await sales(app)).toEqual([{ orderId: '90001', productId: 'cloud.unlimited.month' }]);
    },
  );

  test(
    'states the device limit where no unlimited plan is on offer',
    { tag: ['@5.rule.49', '@10.ruling.02', '@10.ruling.19'] },
    async ({ page, enter, portal }) => {
      await putIntoApp(page);
      await enter({ scenario: 'wallet-tiers-only', path: '/applePay' });
      await toDevices(portal);
      for (const name of ['Front door', 'Garden']) await portal.device(name).check();
      await portal.device('Attic').click();
      await expect(portal.alert(/You can choose up to 2 devices/)).toBeVisible();
      await expect(portal.device('Attic')).not.toBeChecked();

      // The yearly price covers one device, and a limit of one has its own message.
      const sandbox = await enter({ scenario: 'wallet-offer', path: '/' });
      for (const id of ['50013', '50014']) {
        await sandbox.patch(`/prices/${id}`, { appleGoodsId: '' });
      }
      await page.goto(`${sandbox.origin}/applePay?unit=year`);
      await toDevices(portal);
      await portal.device('Front door').check();
      await portal.device('Garden').click();
      await expect(portal.dialog).toContainText(
        'You can choose only one device. To choose another one, unselect it first.',
      );
      await portal.dialog.getByRole('button', { name: 'Ok' }).click();
      await expect(portal.device('Garden')).not.toBeChecked();
      await expect(portal.device('Front door')).toBeChecked();
    },
  );

  test('asks for confirmation without a device, and makes one order of a double press', async ({
    page,
    enter,
    portal,
  }) => {
    const app = await putIntoApp(page, { payment: { code: 202 } });
    const sandbox = await enter(TIERS);
    await toDevices(portal);
    await portal.payButton.click();
    await expect(portal.dialog).toContainText(textOf('plan_detail_unselect_tips'));
    await portal.dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(await sandbox.orders()).toEqual([]);
    await portal.device('Garden').check();
    await portal.payButton.dblclick();
    await expect(portal.alert('Your payment didn’t go through. Try again.')).toBeVisible();
    await expect(portal.payButton).toHaveAttribute('aria-busy', 'false');
    // The app may refuse the first press before the second one, which then offers the order again.
    const { length } = await sales(app);
    expect([1, 2]).toContain(length);
    await portal.payButton.click();
    await expect.poll(() => sales(app)).toHaveLength(length + 1);
    expect(await sandbox.requests('applePayOrder')).toHaveLength(1);
    expect(await sandbox.orders()).toHaveLength(1);
  });
});
