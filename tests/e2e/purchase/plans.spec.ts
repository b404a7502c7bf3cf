import { expect, test } from '../support/journey';
import { textOf } from '../support/language/texts';

test.describe('the plan page', () => {
  test(
    'preselects the price from the address and passes it to the device page',
    { tag: ['@2.query.12', '@2.query.13', '@2.screen.32', '@9.const.48', '@9.const.49'] },
    async ({ page, enter, portal }) => {
      await enter({ scenario: 'demo', path: '/defaultPackage?defaultPriceType=1&unit=year' });
      const tab = page.getByRole('tab', { name: 'Unlimited' });
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('radio', { name: 'Annual' })).toBeChecked();
      await portal.terms.check();
      await portal.subscribeButton.click();
      await expect(page).toHaveURL(/checkedPriceId=50014/);
      const summary = page.getByRole('region', { name: textOf('checkout.summary') });
      await expect(summary).toContainText('Total$99.99');
      await expect(page.getByRole('radio', { name: /^PayPal/ })).toBeChecked();
      await expect(page.getByRole('radio', { name: /^Credit Card/ })).not.toBeChecked();
      await page.reload();
      await expect(summary).toContainText('$99.99');
    },
  );
});
