import { expect, test } from '../support/journey';
import { textOf } from '../support/language/texts';

const DEVICES = '/defaultPackage/selectDevice?goodsId=5001&checkedPriceId=50011';

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
