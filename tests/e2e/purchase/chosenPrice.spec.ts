/** The chosen price survives the way to the devices, back, and a reload. */
import { expect, test } from '../support/journey';

test(
  'keeps the chosen price on the way to the devices, on the way back and after a reload',
  { tag: '@3.entity.11' },
  async ({ page, enter, portal }) => {
    await enter({ scenario: 'demo', path: '/defaultPackage' });
    const annual = page.getByRole('radio', { name: /^Annual/ });
    await portal.choosePlan({ coverage: 'Unlimited', cycle: 'Annual' });
    await expect(portal.payButton).toHaveAccessibleName('Pay $99.99');
    await page.reload();
    await expect(portal.payButton).toHaveAccessibleName('Pay $99.99');

    await portal.back.click();
    await expect(page.getByRole('tab', { name: 'Unlimited' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(annual).toBeChecked();
    await page.reload();
    await expect(annual).toBeChecked();

    await page.goBack();
    await expect(portal.payButton).toHaveAccessibleName('Pay $99.99');
    await page.goBack();
    await expect(annual).toBeChecked();
  },
);
