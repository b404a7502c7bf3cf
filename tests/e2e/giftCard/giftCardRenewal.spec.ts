import { expect, test } from '../support/journey';
import { USER_AGENTS, putIntoApp } from '../support/fakeNativeApp';
import { textOf } from '../support/language/texts';

const ENTRY = { scenario: 'gift-card-plan', path: '/giftCard/renewal/70001' };
const CHECKOUT = /\/__mock\/pay\//;

test(
  'renews an unpaid plan with a chosen price and payment method at the provider',
  { tag: ['@2.route.17', '@7.pact.11'] },
  async ({ page, enter, portal }) => {
    const sandbox = await enter(ENTRY);
    await expect(portal.heading('Keep Cloud Recording')).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText(/Ends on\s*\d\d\/\d\d\/\d{4}/);
    await expect(main).toContainText('You pay $2.99 today for the month after the current period.');
    await portal.choose(/Annual/);
    await expect(main).toContainText('The plan then renews every year for $29.99');
    await portal.choose(/^Credit Card/);
    await portal.pressSoftDisabled(portal.payButton);
    await portal.dialog.getByRole('button', { name: 'Ok' }).click();
    await portal.terms.check();
    await expect(portal.payButton).toHaveAccessibleName('Pay $29.99');
    await portal.payButton.click();
    await page.waitForURL(/__mock\/pay/);
    expect(await sandbox.bodies('createPaySession')).toEqual([
      {
        priceId: '50012',
        packageId: '70001',
        payMode: 3,
        cancelUrl: `${sandbox.origin}/giftCard/renewal/70001#payment-canceled`,
        errorUrl: `${sandbox.origin}/payFailed`,
        successUrl: `${sandbox.origin}/paySuccess`,
      },
    ]);
    await portal.atProvider('pay');
    await expect(page).toHaveURL(`${sandbox.origin}/paySuccess`);
    expect(await sandbox.orders()).toMatchObject([{ status: 5, cents: 2999, planId: '70001' }]);
    await page.goto(`${sandbox.origin}/subscription/70001`);
    await expect(main).toContainText('Renews automatically');
    await page.goto(`${sandbox.origin}${ENTRY.path}`);
    await expect(page.getByText(textOf('giftCard.renewal.paidTitle'))).toBeVisible();
    await portal.button(textOf('obstacle.toSubscription')).click();
    await expect(page).toHaveURL(`${sandbox.origin}/subscription/70001`);
  },
);

test('makes one order after a lost response, a double press and a cancelled payment', async ({
  page,
  enter,
  portal,
}) => {
  const sandbox = await enter(ENTRY);
  await portal.terms.check();
  await sandbox.fault({ call: 'createPaySession', kind: 'reset', after: true, times: null });
  await portal.payButton.click();
  await expect(
    portal.alert('Network error, please try again later. You haven’t been charged.'),
  ).toBeVisible();
  await sandbox.clearFaults();
  const lost = (await sandbox.requests('createPaySession')).length;
  await sandbox.fault({ call: 'createPaySession', kind: 'delay', ms: 500 });
  await portal.payButton.dblclick();
  await page.waitForURL(CHECKOUT);
  expect(await sandbox.requests('createPaySession')).toHaveLength(lost + 1);
  await portal.atProvider('cancel');
  await expect(page).toHaveURL(`${sandbox.origin}${ENTRY.path}`);
  await portal.terms.check();
  await portal.payButton.click();
  await page.waitForURL(CHECKOUT);
  const sessions = await sandbox.requests('createPaySession');
  const keys = new Set(sessions.map(({ headers }) => headers.idempotencyKey));
  expect([...keys]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  expect(await sandbox.orders()).toHaveLength(1);
});

test(
  'shows save_failed for a failed payment session, and opens /payFailed for an untrusted address',
  { tag: '@8.error.24' },
  async ({ page, enter, portal }) => {
    const sandbox = await enter(ENTRY);
    for (const fault of [
      { kind: 'http', status: 503 },
      { kind: 'body400', desc: 'Internal words' },
    ]) {
      await page.goto(`${sandbox.origin}${ENTRY.path}`);
      await portal.terms.check();
      await sandbox.fault({ call: 'createPaySession', ...fault });
      await portal.payButton.click();
      await expect(portal.alert('Couldn’t save. Try again.')).toBeVisible();
      await expect(portal.payButton).toBeEnabled();
      await expect(page).toHaveURL(`${sandbox.origin}${ENTRY.path}`);
    }
    await sandbox.clearFaults();
    const url = 'https://www.paypal.com.evil.example/x';
    await sandbox.fault({ call: 'createPaySession', kind: 'payUrl', url });
    await portal.payButton.click();
    await expect(page).toHaveURL(`${sandbox.origin}/payFailed`);
    await portal.button('Try again').click();
    await expect(page).toHaveURL(`${sandbox.origin}${ENTRY.path}`);
  },
);

test.describe('in the app', () => {
  test.use({ userAgent: USER_AGENTS.android });

  test(
    'ends the live flow on /payFailed/live or on /paySuccess/live, whose button closes the web view',
    { tag: ['@2.screen.49', '@8.error.25'] },
    async ({ page, enter, portal }) => {
      const app = await putIntoApp(page);
      const sandbox = await enter(ENTRY);
      await sandbox.fault({ call: 'createPaySession', kind: 'http', status: 503 });
      await portal.terms.check();
      await portal.payButton.click();
      await expect(page).toHaveURL(`${sandbox.origin}/payFailed/live`);
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(page).toHaveURL(`${sandbox.origin}${ENTRY.path}`);
      await portal.terms.check();
      await portal.payButton.click();
      await portal.atProvider('pay');
      await expect(page).toHaveURL(`${sandbox.origin}/paySuccess/live`);
      await portal.button(textOf('common.close')).click();
      await expect
        .poll(async () => (await app.asked()).map(({ method }) => method))
        .toContain('WebView.close');
    },
  );
});

test('offers a retry for a failed page, and lets the customer pay when the house list fails', async ({
  page,
  enter,
  portal,
}) => {
  const sandbox = await enter({ scenario: 'gift-card-plan', path: '/' });
  await sandbox.fault({ call: 'getGoodsInfoByPackageId', kind: 'http', status: 503 });
  await page.goto(`${sandbox.origin}${ENTRY.path}`);
  await portal.button(textOf('common.tryAgain')).click();
  await expect(portal.payButton).toBeVisible();
  await portal.back.click();
  await expect(page).toHaveURL(`${sandbox.origin}/subscription/70001`);
  await sandbox.fault({ call: 'houseList', kind: 'http', status: 503, times: null });
  await page.goto(`${sandbox.origin}${ENTRY.path}`);
  await expect(page.getByRole('main')).not.toContainText('Lakeside 12');
  await portal.terms.check();
  await portal.payButton.click();
  await portal.atProvider('pay');
});
