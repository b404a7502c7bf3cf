import { expect, test } from '../support/journey';
import { textOf } from '../support/language/texts';

const DEVICES = '/defaultPackage/selectDevice?goodsId=5001&checkedPriceId=50011';

test('keeps order, terms and the one Pay button together on a desktop, and names the devices', async ({
  page,
  enter,
  portal,
}) => {
  await enter({ scenario: 'three-device-package', path: DEVICES });
  const order = page.getByRole('region', { name: textOf('checkout.summary') });
  await expect(order).toContainText('None chosen yet');
  for (const name of ['Front door', 'Garden']) await portal.device(name).check();
  await expect(order).toContainText('Front door, Garden');
  const pay = order.getByRole('button', { name: /^Pay / });
  await expect(pay).toHaveAccessibleDescription(textOf('checkout.agreeFirst'));
  await expect(portal.payButton).toHaveCount(1);
  await expect(pay).toBeInViewport({ ratio: 1 });
  await order.getByRole('checkbox').check();
  await expect(pay).toHaveAccessibleDescription('');
  await pay.click();
  await portal.atProvider('pay');
});

test(
  'refuses a second device of a plan for one device, and offers to use it instead',
  { tag: ['@5.rule.37', '@10.ruling.19'] },
  async ({ enter, portal }) => {
    await enter({ scenario: 'demo', path: DEVICES });
    await portal.device('Garden').check();
    await portal.device('Garage').click();
    await expect(portal.dialog).toContainText('This plan covers up to 1 device.');
    await portal.dialog.getByRole('button', { name: 'Ok' }).click();
    await expect(portal.device('Garden')).toBeChecked();
    await expect(portal.device('Garage')).not.toBeChecked();
    await portal.device('Garage').click();
    await portal.dialog.getByRole('button', { name: 'Use this device instead' }).click();
    await expect(portal.device('Garage')).toBeChecked();
    await expect(portal.device('Garden')).not.toBeChecked();
  },
);

test(
  'says on a phone why Pay is grey, and opens the order from its amount',
  { tag: '@phone' },
  async ({ page, enter, portal }) => {
    await enter({ scenario: 'three-device-package', path: DEVICES });
    await portal.device('Garden').check();
    await expect(page.getByText(textOf('checkout.agreeFirst'))).toBeInViewport();
    await portal.button('Your order $2.99').click();
    await expect(portal.dialog).toContainText('Garden');
    await portal.dialog.getByRole('button', { name: textOf('common.close') }).click();
    await portal.pressSoftDisabled(portal.payButton);
    await expect(portal.dialog).toContainText(textOf('packages.termsTitle'));
    await portal.dialog.getByRole('button', { name: 'Ok' }).click();
    await expect(portal.terms).toBeInViewport();
    await portal.terms.check();
    await expect(page.getByText(textOf('checkout.agreeFirst'))).toBeHidden();
  },
);
