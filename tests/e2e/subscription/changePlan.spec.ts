import { expect, test } from '../support/journey';
import { textOf } from '../support/language/texts';

const CHECKOUT = /\/__mock\/pay\//;
const summary = textOf('checkout.summary');
const DEVICES = '/defaultPackage/selectDevice?changePackageId=70001&goodsId=5001';

test.describe('an upgrade of a plan', () => {
  test(
    'starts an upgrade today with the plan’s devices and added ones, and says so beforehand',
    { tag: ['@2.query.14', '@7.pact.12', '@10.ruling.32'] },
    async ({ page, enter, portal }) => {
      const sandbox = await enter({
        scenario: 'demo',
        path: '/defaultPackage?changePackageId=70001&defaultPriceType=1',
      });
      const present = page.getByRole('region', { name: textOf('change.present') });
      await expect(present).toContainText('1 of 1 device');
      await expect(page.getByRole('main')).toContainText(/Starts today .* for \$9\.99/);
      const changes = page.getByRole('region', { name: textOf('change.compare') });
      await expect(changes).toContainText(/1 device\s*New plan: any number/);
      await expect(changes).toContainText(/\$2\.99 \/\smonth\s*New plan: \$9\.99 \/\smonth/);
      await expect(changes).toContainText('Due today$9.99');
      await expect(changes).not.toContainText('Cloud Recording');
      // What the service does not tell is not claimed.
      await expect(changes).toContainText(textOf('help.unusedDays'));
      await portal.terms.check();
      await portal.button(textOf('change.continue')).click();

      const trail = page.getByRole('navigation', { name: textOf('nav.trail') });
      await expect(trail.getByRole('link')).toHaveText([
        textOf('home.title'),
        textOf('change.title'),
      ]);
      const order = page.getByRole('region', { name: summary });
      await expect(order).toContainText('StartsToday');
      await expect(order).toContainText('Due today$9.99');
      await expect(page.getByText(/paid until .*, ends today\.$/)).toBeVisible();
      await expect(page.getByText(textOf('help.unusedDays'))).toBeVisible();
      await expect(page.getByRole('list', { name: textOf('subscription.devices') })).toContainText(
        'Front door',
      );
      await portal.device('Garage').check();
      await portal.payButton.click();
      await portal.atProvider('pay');
      await expect(portal.heading('Payment successful')).toBeVisible();
      const [sent] = await sandbox.bodies('createOrder');
      expect(sent).toMatchObject({
        packageId: '70001',
        deviceIds: ['40001', '40003'],
        payPrice: '9.99',
      });
      const orders = await sandbox.orders();
      expect(orders).toMatchObject([{ kind: 'change', cents: 999, status: 5, planId: '70001' }]);
      const [asked] = await sandbox.requests('getPayUrl');
      expect(asked?.request).toMatchObject({ orderId: orders[0]?.id });
      await page.goto(`${sandbox.origin}/subscription/70001`);
      await expect(page.getByText('2 devices, no limit')).toBeVisible();
    },
  );

  test('keeps all devices without asking when only the period changes, and starts a longer period today', async ({
    page,
    enter,
    portal,
  }) => {
    await enter({ scenario: 'demo', path: '/defaultPackage?changePackageId=70001&unit=year' });
    await portal.terms.check();
    await portal.button(textOf('change.continue')).click();
    await expect(page.getByRole('region', { name: summary })).toContainText('StartsToday');
    await expect(page.getByText(textOf('change.addHeading'))).toBeHidden();
    await expect(portal.anyDevice).toHaveCount(0);
    await portal.payButton.click();
    await page.waitForURL(CHECKOUT);

    await enter({ scenario: 'unlimited-plan', path: `${DEVICES}&checkedPriceId=50013` });
    await expect(page.getByText('All 5 devices stay in the plan.')).toBeVisible();
    await portal.terms.check();
    await portal.button(textOf('change.confirm')).click();
    await page.waitForURL(CHECKOUT);
  });
});

test.describe('a downgrade of a plan', () => {
  test(
    'starts a downgrade at the end of the period, charges nothing before, and asks which devices stay',
    { tag: ['@4.notice.01', '@4.notice.02'] },
    async ({ page, enter, portal }) => {
      const sandbox = await enter('unlimited-plan-smaller-offers');
      await page
        .getByRole('radiogroup', { name: 'Cloud Recording for three' })
        .locator('label')
        .filter({ hasText: /Annual.*Covers 3/ })
        .click();
      await expect(page.getByRole('main')).toContainText(
        /You pay nothing today\. From \d\d\/\d\d\/\d{4}\s· \w+\s\d+ it costs \$29\.99 every year/,
      );
      await expect(page.getByRole('region', { name: textOf('change.compare') })).toContainText(
        'Due today$0.00',
      );
      await portal.button(textOf('change.continue')).click();
      await expect(page.getByText('5 devices are in this plan now')).toBeVisible();
      await expect(page.getByRole('main')).toContainText(
        /All devices stay covered until .*\. Then the others are removed from the plan/,
      );
      await expect(page.getByRole('region', { name: summary })).toContainText('Due today$0.00');
      for (const name of ['Front door', 'Garden', 'Garage']) await portal.device(name).check();
      await portal.device('Driveway light').click();
      await expect(
        portal.alert(
          'Your next plan covers up to 3 devices. To keep another one, unselect one first.',
        ),
      ).toBeVisible();
      await expect(portal.device('Driveway light')).not.toBeChecked();
      await portal.terms.check();
      await portal.button(textOf('change.confirm')).click();
      await portal.atProvider('pay');
      await expect(portal.heading('Plan change confirmed')).toBeVisible();
      expect(await sandbox.orders()).toMatchObject([
        { kind: 'change', cents: 0, status: 5, deviceIds: ['40001', '40002', '40003'] },
      ]);
      await page.goto(`${sandbox.origin}/subscription/70001`);
      await expect(page.getByText(/this plan covers 3 devices/)).toBeVisible();
      await expect(page.getByText('5 devices, no limit')).toBeVisible();
      // The next charge is the price of the next plan, not of this one.
      await expect(page.getByText(`${textOf('subscription.renewalPrice')}$29.99`)).toBeVisible();
      // The pending change is shown when another plan is chosen, which replaces it.
      await page.goto(`${sandbox.origin}/packages?changePackageId=70001`);
      await expect(page.getByText(textOf('change.replaces'))).toBeVisible();
      // The session lasts all year, so that only the plan ends.
      await sandbox.patch('/tokens/access-1001', { expiresAt: '2999-01-01T00:00:00.000Z' });
      await sandbox.advance('P1Y');
      await page.goto(`${sandbox.origin}/subscription/70001`);
      await expect(page.getByText('3 of 3 devices')).toBeVisible();
    },
  );

  test(
    'asks first without a chosen device: which one stays later, or that none is covered today',
    { tag: '@5.rule.39' },
    async ({ page, enter, portal }) => {
      const path = `${DEVICES}&checkedPriceId=50012`;
      const goOn = portal.dialog.getByRole('button', { name: textOf('selectDevice.continue') });
      const later = await enter({ scenario: 'unlimited-plan', path });
      await portal.terms.check();
      await portal.button(textOf('change.confirm')).click();
      await expect(portal.dialog).toContainText(/only the first device stays/);
      await portal.dialog.getByRole('button', { name: 'Cancel' }).click();
      expect(await later.orders()).toEqual([]);
      await portal.button(textOf('change.confirm')).click();
      await goOn.click();
      await page.waitForURL(CHECKOUT);
      expect(await later.orders()).toMatchObject([{ deviceIds: [] }]);

      const today = await enter({ scenario: 'plan-without-devices', path });
      await portal.terms.check();
      await portal.payButton.click();
      await expect(portal.dialog).toContainText(textOf('plan_detail_unselect_tips'));
      await portal.dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(portal.dialog).toHaveCount(0);
      expect(await today.orders()).toEqual([]);
      await portal.payButton.click();
      await goOn.click();
      await page.waitForURL(CHECKOUT);
    },
  );
});

test(
  'makes no second order on back, refresh or a double press, but does for a new plan at the same price',
  { tag: ['@4.order.10', '@4.order.11', '@4.order.12'] },
  async ({ page, enter, portal }) => {
    const path = '/defaultPackage/selectDevice?goodsId=5001&checkedPriceId=50013';
    const sandbox = await enter({ scenario: 'demo', path: `${path}&changePackageId=70001` });
    await portal.terms.check();
    await portal.payButton.dblclick();
    await page.waitForURL(CHECKOUT);
    await page.goBack();
    await portal.payButton.click();
    await page.waitForURL(CHECKOUT);
    await page.goBack();
    await page.reload();
    await portal.payButton.click();
    await page.waitForURL(CHECKOUT);
    expect(await sandbox.orders()).toHaveLength(1);

    await page.goto(`${sandbox.origin}${path}`);
    await portal.device('Garage').check();
    await portal.payButton.click();
    await page.waitForURL(CHECKOUT);
    expect(await sandbox.orders()).toMatchObject([{ kind: 'change' }, { kind: 'buy' }]);
  },
);
