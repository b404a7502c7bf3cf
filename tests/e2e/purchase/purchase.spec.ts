import { expect, test } from '../support/journey';
import { textOf } from '../support/language/texts';

const PAID = 5;

const purchases = [
  {
    title: 'a single monthly plan with PayPal',
    plan: { coverage: 'Single', cycle: 'Monthly' },
    payWith: /^PayPal/,
    provider: /Wallet/,
    devices: ['Garden'],
    price: '$2.99',
    cents: 299,
    covers: '1 of 1 device',
  },
  {
    title: 'an unlimited annual plan with a credit card',
    plan: { coverage: 'Unlimited', cycle: 'Annual' },
    payWith: /^Credit Card/,
    provider: /Card Checkout/,
    devices: ['Garden', 'Garage', 'Driveway light'],
    price: '$99.99',
    cents: 9999,
    covers: '3 devices, no limit',
  },
] as const;

for (const purchase of purchases) {
  test(
    `lets a customer sign in, buy ${purchase.title} and see it`,
    { tag: ['@1.scope.07', '@1.pay.03', '@4.order.01', '@4.order.02', '@2.route.10', '@engines'] },
    async ({ page, openSandbox, portal }) => {
      const sandbox = await openSandbox('demo');
      await page.goto(`${sandbox.origin}/`);
      await portal.signIn(sandbox.username, sandbox.password);

      await expect(portal.heading('Your plans')).toBeVisible();
      await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toHaveCount(1);
      await portal.button('Add a subscription').click();

      await portal.choosePlan(purchase.plan);
      for (const name of purchase.devices) await portal.device(name).check();
      await portal.choose(purchase.payWith);
      await expect(portal.payButton).toHaveAccessibleName(`Pay ${purchase.price}`);
      // The renewal date shown here must be the one that the plan shows after the payment.
      const facts = page.getByRole('region', { name: textOf('checkout.summary') });
      const renewal = /Next renewal\s*(\d\d\/\d\d\/\d{4})/;
      const promised = renewal.exec(await facts.innerText())?.[1] ?? 'no date';
      await portal.payButton.click();

      await page.waitForURL(/\/__mock\/pay\//);
      await expect(page).toHaveTitle(purchase.provider);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(purchase.price);
      await portal.atProvider('pay');

      await page.waitForURL(`${sandbox.origin}/paySuccess`);
      await expect(portal.heading('Payment successful')).toBeVisible();
      const [order, ...others] = await sandbox.orders();
      expect(others).toEqual([]);
      expect(order).toMatchObject({ status: PAID, cents: purchase.cents });
      const calls = (await sandbox.requests('createOrder')).length;
      expect(calls).toBe(1);

      await portal.button('See my plans').click();
      const tiles = page.getByRole('main').getByRole('listitem').getByRole('link');
      await expect(tiles).toHaveCount(2);
      await tiles.filter({ hasText: purchase.covers }).last().click();

      await expect(page).toHaveURL(/\/subscription\/\d+$/);
      await expect(portal.heading('Cloud Recording')).toBeVisible();
      await expect(page.getByRole('main')).toContainText(`Next renewal${promised}`);
      for (const name of purchase.devices) {
        await expect(page.getByRole('main').getByText(name, { exact: true })).toBeVisible();
      }
    },
  );
}
