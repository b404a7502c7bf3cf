import { expect, test } from './support/journey';
import { USER_AGENTS, putIntoApp } from './support/pretendApp';
import { textOf } from './support/texts';

const WISH = { scenario: 'gift-card-plan', path: '/giftCard/renewal/70001' };
const CHECKOUT = /\/__mock\/pay\//;

test('the renewal of a plan that nobody pays for: a price, a way to pay, the provider, and it renews [2.route.17] [7.pact.11]', async ({
  page,
  enter,
  portal,
}) => {
  const sandbox = await enter(WISH);
  await expect(portal.heading('Keep Cloud Recording going')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText(/Ends on\s*\d\d\/\d\d\/\d{4}/);
  await expect(main).toContainText(
    '$2.99 is charged today for the month after the present period.',
  );
  await portal.choose(/Annual/);
  await expect(main).toContainText('Then the plan renews every year for $29.99');
  await portal.choose(/^Credit Card/);
  await portal.pressSoftDisabled(portal.payButton);
  await portal.dialog.getByRole('button', { name: 'Ok' }).click();
  await portal.terms.check();
  const sent = page.waitForRequest(/createPaySession/);
  await expect(portal.payButton).toHaveAccessibleName('Pay $29.99');
  await portal.payButton.click();
  const request = await sent;
  expect(request.postDataJSON()).toEqual({
    priceId: '50012',
    packageId: '70001',
    payMode: 3,
    cancelUrl: `${sandbox.origin}/giftCard/renewal/70001`,
    errorUrl: `${sandbox.origin}/payFailed`,
    successUrl: `${sandbox.origin}/paySuccess`,
  });
  await portal.atProvider('pay');
  await expect(page).toHaveURL(`${sandbox.origin}/paySuccess`);
  expect(await sandbox.orders()).toMatchObject([{ status: 5, cents: 2999, planId: '70001' }]);
  await page.goto(`${sandbox.origin}/subscription/70001`);
  await expect(main).toContainText('Renews automatically');
  await page.goto(`${sandbox.origin}${WISH.path}`);
  await expect(page.getByText(textOf('giftCard.renewal.paidTitle'))).toBeVisible();
  await portal.button(textOf('obstacle.toSubscription')).click();
  await expect(page).toHaveURL(`${sandbox.origin}/subscription/70001`);
});

test('the renewal can be paid though the house cannot be named', async ({ enter, portal }) => {
  await enter({ ...WISH, fault: 'houseList:http:503' });
  await portal.terms.check();
  await portal.payButton.click();
  await portal.atProvider('pay');
});

test('cancelling at the provider comes back here; going back and paying again is one order', async ({
  page,
  enter,
  portal,
}) => {
  const sandbox = await enter(WISH);
  await portal.terms.check();
  await sandbox.fault({ call: 'createPaySession', kind: 'delay', ms: 500 });
  await portal.payButton.dblclick();
  await page.waitForURL(CHECKOUT);
  expect(await sandbox.requests('createPaySession')).toHaveLength(1);
  await portal.atProvider('cancel');
  await expect(page).toHaveURL(`${sandbox.origin}${WISH.path}`);
  await portal.terms.check();
  await portal.payButton.click();
  await page.waitForURL(CHECKOUT);
  const sessions = await sandbox.requests('createPaySession');
  const keys = sessions.map(({ headers }) => headers.idempotencyKey);
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(await sandbox.orders()).toHaveLength(1);
});

test('an answer that is lost makes no second order', async ({ page, enter, portal }) => {
  const sandbox = await enter(WISH);
  await portal.terms.check();
  await sandbox.fault({ call: 'createPaySession', kind: 'reset', after: true, times: null });
  await portal.payButton.click();
  await expect(portal.alert('This could not be saved. Please try again.')).toBeVisible();
  await sandbox.clearFaults();
  await portal.payButton.click();
  await page.waitForURL(CHECKOUT);
  expect(await sandbox.orders()).toHaveLength(1);
});

const failures = [
  { title: 'HTTP 503', fault: { kind: 'http', status: 503 } },
  { title: 'a refusal', fault: { kind: 'body400', desc: 'Internal words' } },
  { title: 'the network down', fault: { kind: 'reset', times: null } },
];
test.describe('a payment session that fails [8.error.24] [8.error.25]', () => {
  for (const { title, fault } of failures) {
    test(`with ${title} shows save_failed, and frees the button [8.error.24]`, async ({
      page,
      enter,
      portal,
    }) => {
      const sandbox = await enter(WISH);
      await sandbox.fault({ call: 'createPaySession', ...fault });
      await portal.terms.check();
      await portal.payButton.click();
      await expect(portal.alert('This could not be saved. Please try again.')).toBeVisible();
      await expect(portal.payButton).toBeEnabled();
      await expect(page).toHaveURL(`${sandbox.origin}${WISH.path}`);
    });
  }

  test('with an address that is not to be trusted goes to /payFailed', async ({
    page,
    enter,
    portal,
  }) => {
    const sandbox = await enter(WISH);
    const url = 'https://www.paypal.com.evil.example/x';
    await sandbox.fault({ call: 'createPaySession', kind: 'payUrl', url });
    await portal.terms.check();
    await portal.payButton.click();
    await expect(page).toHaveURL(`${sandbox.origin}/payFailed`);
    await portal.button('Try again').click();
    await expect(page).toHaveURL(`${sandbox.origin}${WISH.path}`);
  });

  test.describe('in the app', () => {
    test.use({ userAgent: USER_AGENTS.android });

    test('goes to /payFailed/live [8.error.25]', async ({ page, enter, portal }) => {
      await putIntoApp(page);
      const sandbox = await enter(WISH);
      await sandbox.fault({ call: 'createPaySession', kind: 'http', status: 503 });
      await portal.terms.check();
      await portal.payButton.click();
      await expect(page).toHaveURL(`${sandbox.origin}/payFailed/live`);
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(page).toHaveURL(`${sandbox.origin}${WISH.path}`);
    });
  });
});

test.describe('in the app', () => {
  test.use({ userAgent: USER_AGENTS.android });

  test('the live flow ends on /paySuccess/live, whose button closes the web view [2.screen.49]', async ({
    page,
    enter,
    portal,
  }) => {
    const app = await putIntoApp(page);
    const sandbox = await enter(WISH);
    await portal.terms.check();
    await portal.payButton.click();
    await portal.atProvider('pay');
    await expect(page).toHaveURL(`${sandbox.origin}/paySuccess/live`);
    await portal.button(textOf('common.close')).click();
    await expect
      .poll(async () => (await app.asked()).map(({ method }) => method))
      .toContain('WebView.close');
  });
});

const obstacles = [
  { scenario: 'deleted-plan', shows: textOf('obstacle.deletedTitle') },
  { scenario: 'free-basic-plan', shows: textOf('obstacle.freeTitle') },
  { scenario: 'demo', shows: textOf('giftCard.renewal.paidTitle') },
];
for (const { scenario, shows } of obstacles) {
  test(`the plan of ${scenario} has nothing to arrange, and says why [2.route.17]`, async ({
    page,
    enter,
    portal,
  }) => {
    await enter({ scenario, path: WISH.path });
    await expect(page.getByRole('heading', { name: shows })).toBeVisible();
    await expect(portal.payButton).toHaveCount(0);
  });
}

test('an unknown plan says so, and a failure can be tried again [2.route.17]', async ({
  page,
  enter,
  portal,
}) => {
  const sandbox = await enter({ scenario: 'gift-card-plan', path: '/giftCard/renewal/404' });
  await expect(page.getByText(textOf('subscription.unknownTitle'))).toBeVisible();
  await sandbox.fault({ call: 'getGoodsInfoByPackageId', kind: 'http', status: 503 });
  await page.goto(`${sandbox.origin}${WISH.path}`);
  await portal.button(textOf('common.tryAgain')).click();
  await expect(portal.payButton).toBeVisible();
  await portal.button(textOf('common.back')).click();
  await expect(page).toHaveURL(`${sandbox.origin}/subscription/70001`);
});
