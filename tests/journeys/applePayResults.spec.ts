/** How buying in the app's store ends, on the wallet plan pages: every result, and every manner of app. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/journey';
import { USER_AGENTS, putIntoApp } from './support/pretendApp';
import type { Manner, PaymentAnswer } from './support/pretendApp';
import type { Portal } from './support/portal';
import type { Sandbox } from './support/sandbox';
import { textOf } from './support/texts';

const DEVICES = '/applePay/selectDevice?goodsId=5001&checkedPriceId=50011';
const SALE = { orderId: '90001', productId: 'cloud.single.month' };

type Failure = 'network_failed_try_again' | 'pay_failed_try_again';
type App = Awaited<ReturnType<typeof putIntoApp>>;
type Enter = (wish: { scenario: string; path: string }) => Promise<Sandbox>;

const sales = async (app: App) =>
  (await app.asked()).filter(({ method }) => method === 'IAP.payment').map(({ params }) => params);

const busy = (page: Page) => page.locator('button[aria-busy="true"]');

/** The two ways to the button that pays: past the plan page, and by a link that leads past it. */
const WAYS = [
  {
    way: 'from /applePay',
    getReady: async (enter: Enter, portal: Portal) => {
      const sandbox = await enter({ scenario: 'wallet-offer', path: '/applePay' });
      await portal.terms.check();
      await portal.subscribeButton.click();
      await portal.device('Garden').check();
      return sandbox;
    },
  },
  {
    way: 'from a link to /applePay/selectDevice',
    getReady: async (enter: Enter, portal: Portal) => {
      const sandbox = await enter({ scenario: 'wallet-offer', path: DEVICES });
      await portal.terms.check();
      await portal.device('Garden').check();
      return sandbox;
    },
  },
] as const;

test.use({ userAgent: USER_AGENTS.ios });

/** Nothing was lost: the same order is asked for again, and sold. */
async function buyAgain(page: Page, app: App, portal: Portal, sandbox: Sandbox): Promise<void> {
  await app.sells({ code: 200, data: {} });
  await portal.payButton.click();
  await expect(page).toHaveURL(`${sandbox.origin}/paySuccess`);
  expect(await sales(app)).toEqual([SALE, SALE]);
  expect(await sandbox.orders()).toHaveLength(1);
}

for (const { way, getReady } of WAYS) {
  test.describe(way, () => {
    for (const [code, row] of [
      [200, '[4.order.21]'],
      [201, '[4.order.22]'],
    ] as const) {
      test(`result ${code} goes to /paySuccess ${row}`, async ({ page, enter, portal }) => {
        const app = await putIntoApp(page, { payment: { code, data: {} } });
        const sandbox = await getReady(enter, portal);
        await portal.payButton.click();
        await expect(page).toHaveURL(`${sandbox.origin}/paySuccess`);
        expect(await sales(app)).toEqual([SALE]);
        expect(await sandbox.orders()).toMatchObject([{ id: '90001', deviceIds: ['40002'] }]);
        // Back from there is not the page that would pay once more.
        await page.goBack();
        await expect(portal.payButton).toHaveCount(0);
      });
    }

    const failures: readonly (readonly [PaymentAnswer, Failure, string])[] = [
      [{ code: 211 }, 'network_failed_try_again', '[8.error.26]'],
      [{ code: 202 }, 'pay_failed_try_again', '[8.error.27]'],
      [{ code: 0 }, 'pay_failed_try_again', '[8.error.27]'],
      [{ code: 500 }, 'pay_failed_try_again', '[8.error.27]'],
      [{ code: 200, data: { code: 211 } }, 'network_failed_try_again', '[8.error.26]'],
    ];
    for (const [payment, shows, row] of failures) {
      test(`result ${JSON.stringify(payment)} says ${shows}, once, and frees the button ${row}`, async ({
        page,
        enter,
        portal,
      }) => {
        const app = await putIntoApp(page, { payment });
        const sandbox = await getReady(enter, portal);
        await portal.payButton.click();
        await expect(portal.alert(textOf(shows))).toHaveCount(1);
        await expect(busy(page)).toHaveCount(0);
        await expect(page).toHaveURL(/\/applePay\/selectDevice\?/);
        await expect(portal.device('Garden')).toBeChecked();
        await buyAgain(page, app, portal, sandbox);
      });
    }

    test('a silent store keeps the button busy until the app comes back; its late answer counts, and free devices are asked for anew [4.order.21] [4.order.05]', async ({
      page,
      enter,
      portal,
    }) => {
      const app = await putIntoApp(page, { payment: null });
      const sandbox = await getReady(enter, portal);
      await portal.payButton.click();
      await expect(busy(page)).toHaveAccessibleName(textOf('checkout.inStore'));
      await expect.poll(() => sales(app)).toEqual([SALE]);
      // Once for the page, and once for the order.
      const free = async () => (await sandbox.requests('getUnbindPackageDevList')).length;
      await expect.poll(free).toBe(2);
      await app.comesToFront();
      await expect(busy(page)).toHaveCount(0);
      await expect(portal.payButton).toBeEnabled();
      await app.answerPayment(0, 200);
      await expect(page).toHaveURL(`${sandbox.origin}/paySuccess`);
      expect(await sales(app)).toEqual([SALE]);
    });

    test('a late refusal is said; the same order is sold after it [8.error.26]', async ({
      page,
      enter,
      portal,
    }) => {
      const app = await putIntoApp(page, { payment: null });
      const sandbox = await getReady(enter, portal);
      await portal.payButton.click();
      // The order comes before the sale: until then there is nothing to refuse.
      await expect.poll(() => sales(app)).toEqual([SALE]);
      await app.answerPayment(0, 211);
      await expect(
        portal.alert('The network failed during the payment. Please try again.'),
      ).toHaveCount(1);
      // The same call once more, and otherwise: it was answered already.
      await app.answerPayment(0, 200);
      await buyAgain(page, app, portal, sandbox);
    });
  });
}

/** What an app of each manner makes of a payment. */
const MANNERS: readonly (readonly [Manner, Failure | null])[] = [
  ['grants', null],
  ['answers twice', null],
  ['refuses', 'pay_failed_try_again'],
  ['throws', 'pay_failed_try_again'],
];

test.describe('a payment in an app [7.bridge.07]', () => {
  for (const [manner, shows] of MANNERS) {
    test(`that ${manner} ends ${shows === null ? 'well' : `with ${shows}`}, and once`, async ({
      page,
      enter,
      portal,
    }) => {
      const app = await putIntoApp(page, { manner });
      const sandbox = await WAYS[1].getReady(enter, portal);
      const shown: string[] = [];
      page.on('framenavigated', (frame) => shown.push(new URL(frame.url()).pathname));
      await portal.payButton.click();
      if (shows === null) {
        await expect(portal.heading('Payment successful')).toBeVisible();
        expect(shown.filter((path) => path === '/paySuccess')).toHaveLength(1);
      } else {
        await expect(portal.alert(textOf(shows))).toHaveCount(1);
        await expect(busy(page)).toHaveCount(0);
        expect(shown).toEqual([]);
      }
      await expect(portal.alert('The payment did not go through. Please try again.')).toHaveCount(
        shows === null ? 0 : 1,
      );
      expect(await sales(app)).toEqual([SALE]);
      expect(await sandbox.orders()).toHaveLength(1);
      expect(await sandbox.requests('applePayOrder')).toHaveLength(1);
    });
  }

  test('that stays silent orders once, however often it comes to the front and is asked', async ({
    page,
    enter,
    portal,
  }) => {
    const app = await putIntoApp(page, { manner: 'stays silent' });
    const sandbox = await WAYS[1].getReady(enter, portal);
    for (const times of [1, 2, 3]) {
      await portal.payButton.click();
      await expect(busy(page)).toHaveAccessibleName(textOf('checkout.inStore'));
      // The button says so before the app has been asked.
      await expect.poll(async () => (await sales(app)).length).toBe(times);
      await app.comesToFront();
      await expect(busy(page)).toHaveCount(0);
    }
    expect(await sandbox.orders()).toHaveLength(1);
    await expect(portal.alert(/./)).toHaveCount(0);
    // Only the last press may say that it failed; any of them may say that it went well.
    await app.answerPayment(0, 202);
    await app.answerPayment(1, 200);
    await expect(page).toHaveURL(`${sandbox.origin}/paySuccess`);
  });
});
