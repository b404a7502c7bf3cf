import { hold } from '../support/watch/hold';
import { expect, test } from '../support/journey';
import { textOf } from '../support/language/texts';

const NO_ANSWER = 'Network error, please try again later. You haven’t been charged.';
const NOT_CREATED = 'Couldn’t create your order. You haven’t been charged.';

test(
  'shows a toast and frees the button for a failed order, and starts a new order after a refusal',
  { tag: ['@4.order.07', '@8.error.16', '@8.error.17', '@8.error.18', '@8.error.19'] },
  async ({ page, readyToPay, portal }) => {
    const sandbox = await readyToPay();
    const failures = [
      { fault: { kind: 'code', code: 50001, desc: 'Internal words' }, message: NOT_CREATED },
      { fault: { kind: 'http400', desc: 'Your bank is closed.' }, message: 'Your bank is closed.' },
      { fault: { kind: 'truncated' }, message: NOT_CREATED },
      { fault: { kind: 'body400', desc: 'Not on Sundays.' }, message: 'Not on Sundays.' },
      { fault: { kind: 'reset', times: null }, message: NO_ANSWER },
    ];
    for (const { fault, message } of failures) {
      await sandbox.fault({ call: 'createOrder', ...fault });
      await portal.payButton.click();
      await expect(portal.alert(message)).toBeVisible();
      await expect(page.getByText('Internal words')).toHaveCount(0);
      await expect(portal.payButton).toBeEnabled();
      await expect(portal.device('Garage')).toBeChecked();
      await expect(page).toHaveURL(/selectDevice/);
      await page.reload();
    }
    await sandbox.clearFaults();
    await portal.payButton.click();
    await page.waitForURL(/\/__mock\/pay\//);
    const keys = (await sandbox.requests('createOrder')).map(
      ({ headers }) => headers.idempotencyKey,
    );
    // One key until the first refusal, one until the second, one after it.
    expect(new Set(keys).size).toBe(3);
  },
);

test(
  'leads to sign-in when the session ends while ordering, and keeps the selection',
  { tag: '@8.error.08' },
  async ({ page, readyToPay, portal }) => {
    for (const call of ['createOrder', 'getPayUrl']) {
      const sandbox = await readyToPay();
      const chosen = page.url();
      await sandbox.fault({ call, kind: 'code', code: 21025 });
      await portal.payButton.click();
      await expect(page.getByText('Your session has expired')).toBeVisible();
      await expect(portal.alert(NOT_CREATED)).toHaveCount(0);
      expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe(
        chosen.slice(sandbox.origin.length),
      );
      await portal.signIn(sandbox.username, sandbox.password);
      // Spec 4 lists the pages that sign-in leads back to; all others lead to home.
      await expect(page).toHaveURL(`${sandbox.origin}/`);
      await page.goto(chosen);
      await expect(portal.device('Garage')).toBeChecked();
    }
  },
);

test(
  'opens /payFailed for a pay URL that fails or cannot be trusted',
  { tag: ['@4.order.17', '@4.order.19', '@8.error.23'] },
  async ({ page, readyToPay, portal }) => {
    const sandbox = await readyToPay();
    const chosen = page.url();
    for (const fault of [
      { kind: 'http', status: 500 },
      { kind: 'payUrl', url: 'http://pay.example/x' },
      { kind: 'payUrl', url: 'https://www.paypal.com.evil.example/x' },
      { kind: 'payUrl', url: 'javascript:alert(1)' },
    ]) {
      await sandbox.fault({ call: 'getPayUrl', ...fault });
      await portal.payButton.click();
      await expect(page).toHaveURL(`${sandbox.origin}/payFailed`);
      await expect(portal.heading('Payment not completed')).toBeVisible();
      await page.goto(chosen);
    }
  },
);

test(
  'follows an https pay URL on a listed host',
  { tag: ['@4.order.19', '@7.pact.11'] },
  async ({ page, readyToPay, portal }) => {
    const sandbox = await readyToPay();
    const url = 'https://www.paypal.com/checkoutnow?token=EC-1';
    await page.route('https://www.paypal.com/**', (route) => route.fulfill({ body: 'PayPal' }));
    await sandbox.fault({ call: 'getPayUrl', kind: 'payUrl', url });
    await portal.payButton.click();
    await expect(page).toHaveURL(url);
  },
);

test(
  'shows a busy button, a brief toast and a request to stay while an order is being created',
  { tag: ['@4.order.03', '@4.order.06', '@4.order.08', '@4.notice.11'] },
  async ({ page, readyToPay, portal }) => {
    await readyToPay();
    const live = page.getByRole('status').or(page.getByRole('alert'));
    const texts = async () => (await live.allInnerTexts()).filter((said) => said.trim() !== '');
    const before = await texts();
    const release = await hold(page, /createOrder/);
    await portal.payButton.click();
    const busy = page.locator('button[aria-busy="true"]');
    await expect(busy).toHaveAccessibleName(textOf('checkout.paying'));
    await expect(page.getByText(textOf('checkout.processing'))).toBeVisible();
    const toast = portal.status(textOf('create order'));
    await expect(toast).toBeVisible();
    // Announced once.
    expect((await texts()).filter((said) => !before.includes(said))).toHaveLength(1);
    // The loading toast lasts 4000 ms; the button stays busy for as long as the call takes.
    await expect(toast).toBeHidden({ timeout: 10_000 });
    await expect(busy).toBeVisible();
    release();
    await page.waitForURL(/\/__mock\/pay\//);
  },
);

test(
  'opens /paySuccess/free for a free order with status 5 and no URL',
  { tag: ['@4.order.04', '@2.route.32'] },
  async ({ page, enter, portal }) => {
    const sandbox = await enter({
      scenario: 'free-package',
      path: '/defaultPackage/selectDevice?goodsId=5001&checkedPriceId=50011',
    });
    await portal.terms.check();
    await portal.device('Garage').check();
    await expect(page.getByRole('main')).not.toContainText(/Renews for|Pay with|Pay \$/);
    await portal.button('Get it free').click();
    await expect(page).toHaveURL(`${sandbox.origin}/paySuccess/free`);
    await expect(portal.heading('Your plan is active')).toBeVisible();
    expect(await sandbox.orders()).toMatchObject([{ status: 5, cents: 0 }]);
  },
);
