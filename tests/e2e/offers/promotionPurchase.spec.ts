import { expect, test } from '../support/journey';
import type { Sandbox } from '../support/sandbox';
import { textOf } from '../support/language/texts';

const SALE = '/promotions?activityId=6001';
const DEVICES = '/promotions/selectDevice?activityId=6001';
const CHECKOUT = /\/__mock\/pay\//;
const BUY = 'Buy for $19.99';
const NOT_STARTED = 'This event has not started yet';
const ENDED = 'This event has expired';
const PERIOD = /From \d\d\/\d\d\/\d{4}\s· \w+\s\d+ to \d\d\/\d\d\/\d{4}\s· \w+\s\d+/;

/** Moves the clock past the lifetime of every token and keeps the customer signed in. */
async function travel(sandbox: Sandbox, duration: string): Promise<void> {
  await sandbox.patch('/tokens/access-1001', { expiresAt: '2999-01-01T00:00:00.000Z' });
  await sandbox.advance(duration);
}

test(
  'asks a visitor to sign in first, and sells the promotion from its page to the result',
  { tag: ['@1.scope.10', '@2.route.27', '@2.query.20', '@4.promo.04'] },
  async ({ page, openSandbox, portal }) => {
    const sandbox = await openSandbox('promotion-running');
    await page.goto(`${sandbox.origin}${SALE}`);
    await portal.button(BUY).click();
    await expect(portal.signInButton).toBeVisible();
    expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe(DEVICES);
    expect(await sandbox.requests('activity')).toEqual([]);
    await portal.signIn(sandbox.username, sandbox.password);
    await expect(page).toHaveURL(`${sandbox.origin}${DEVICES}`);
    await expect(portal.heading(textOf('selectDevice.heading'))).toBeVisible();
    await expect(page.getByText(textOf('promotions.allSalesFinal'))).toBeVisible();
    await expect(page.getByText('Renews for $19.99 every year')).toBeVisible();
    await portal.terms.check();
    await portal.device('Garden').check();
    await portal.payButton.click();
    await portal.atProvider('pay');
    await expect(page).toHaveURL(`${sandbox.origin}/paySuccess/promotions`);
    const [order] = await sandbox.bodies('createOrder');
    expect(order).toMatchObject({
      activityId: '6001',
      deviceIds: ['40002'],
      goodsReqs: [{ goodsPriceId: '50012' }],
      payPrice: '19.99',
    });
    await expect(portal.heading('Subscription successful')).toBeVisible();
    expect(await sandbox.orders()).toMatchObject([{ status: 5, cents: 1999 }]);
  },
);

test(
  'keeps the device page and its promotion through sign-in despite a trailing slash',
  { tag: ['@2.guard.02', '@4.state.08'] },
  async ({ page, openSandbox, portal }) => {
    const sandbox = await openSandbox('promotion-running');
    await page.goto(`${sandbox.origin}/promotions/selectDevice/?activityId=6001`);
    await portal.signIn(sandbox.username, sandbox.password);
    await expect(page).toHaveURL(/\/promotions\/selectDevice\/?\?activityId=6001$/);
    await expect(portal.heading(textOf('selectDevice.heading'))).toBeVisible();
  },
);

test(
  'sells the promotion only while it runs: not before, not after, and not by a link',
  { tag: ['@4.promo.01', '@4.promo.02', '@4.promo.03'] },
  async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'promotion-not-started', path: SALE });
    const expectStopped = async (message: string) => {
      await expect(page.getByText(message)).toBeVisible();
      await expect(page.getByText(PERIOD)).toBeVisible();
      await expect(portal.button(BUY)).toHaveCount(0);
      await expect(portal.button(textOf('packages.seeAll'))).toBeVisible();
    };
    await expectStopped(NOT_STARTED);
    await expect(
      page.getByText(/^You can buy from \d\d\/\d\d\/\d{4}\s· \w+\s\d+\.$/),
    ).toBeVisible();
    await page.goto(`${sandbox.origin}${DEVICES}`);
    await expect(page.getByText(NOT_STARTED)).toBeVisible();
    await expect(portal.payButton).toHaveCount(0);
    await page.goto(`${sandbox.origin}${SALE}`);
    await expectStopped(NOT_STARTED);

    await travel(sandbox, 'P8D');
    await page.reload();
    await portal.button(BUY).click();
    await expect(page).toHaveURL(`${sandbox.origin}${DEVICES}`);
    await portal.terms.check();
    await portal.device('Garden').check();

    await travel(sandbox, 'P30D');
    await portal.payButton.click();
    await expect(page.getByText(ENDED)).toBeVisible();
    await expect(portal.payButton).toHaveCount(0);
    await page.goto(`${sandbox.origin}${SALE}`);
    await expectStopped(ENDED);
    await page.goto(`${sandbox.origin}${DEVICES}`);
    await expect(page.getByText(ENDED)).toBeVisible();
    await expect(portal.payButton).toHaveCount(0);
    expect(await sandbox.orders()).toEqual([]);
    await portal.button(textOf('packages.seeAll')).click();
    await expect(portal.subscribeButton).toBeVisible();
  },
);

test(
  'reports a network failure on Buy for a retry, and opens the devices on any other status',
  { tag: '@4.promo.03' },
  async ({ page, enter, portal }) => {
    const sandbox = await enter({ scenario: 'promotion-running', path: SALE });
    await expect(page.getByText(PERIOD)).toBeVisible();
    await page.route(/\/api\/ipc\/activity\//, (route) => route.abort());
    await portal.button(BUY).click();
    await expect(
      portal.alert('Network error, please try again later. You haven’t been charged.'),
    ).toBeVisible();
    await expect(page).toHaveURL(`${sandbox.origin}${SALE}`);
    await page.unroute(/\/api\/ipc\/activity\//);
    await sandbox.fault({
      call: 'activity',
      kind: 'mutate',
      path: 'status',
      value: 3,
      times: null,
    });
    await portal.button(BUY).click();
    await expect(page).toHaveURL(`${sandbox.origin}${DEVICES}`);
    await expect(portal.payButton).toHaveText(/\$19\.99/);
  },
);

test('makes one order per basket of the promotion: double press, lost response, back, refresh, decline, retry', async ({
  page,
  enter,
  portal,
}) => {
  const sandbox = await enter({ scenario: 'promotion-running', path: DEVICES });
  await portal.terms.check();
  await portal.device('Garden').check();
  await sandbox.fault({ call: 'createOrder', kind: 'reset', after: true, times: null });
  await portal.payButton.dblclick();
  await expect(
    portal.alert('Network error, please try again later. You haven’t been charged.'),
  ).toBeVisible();
  await sandbox.clearFaults();
  await portal.payButton.click();
  await page.waitForURL(CHECKOUT);
  await page.goBack();
  await page.reload();
  await expect(portal.device('Garden')).toBeChecked();
  await portal.payButton.click();
  await portal.atProvider('decline');
  await expect(page).toHaveURL(`${sandbox.origin}/payFailed/promotions`);
  await portal.button('Try again').click();
  await expect(page).toHaveURL(`${sandbox.origin}${DEVICES}`);
  await expect(portal.device('Garden')).toBeChecked();
  await portal.payButton.click();
  await portal.atProvider('pay');
  await expect(page).toHaveURL(`${sandbox.origin}/paySuccess/promotions`);
  expect(await sandbox.orders()).toMatchObject([{ status: 5, cents: 1999 }]);
});

test('stops a press on Buy when the promotion has ended while its page was open', async ({
  page,
  enter,
  portal,
}) => {
  const sandbox = await enter({ scenario: 'promotion-running', path: SALE });
  await expect(page.getByText(PERIOD)).toBeVisible();
  await travel(sandbox, 'P30D');
  await portal.button(BUY).click();
  await expect(portal.dialog).toContainText(ENDED);
  await expect(portal.dialog).toContainText(PERIOD);
  await portal.dialog.getByRole('button', { name: 'Ok' }).click();
  await expect(page).toHaveURL(`${sandbox.origin}${SALE}`);
});
