import { sample } from '../faults/sampling';
import { openScreen, screens } from '../e2e/support/pages/everyScreen';
import { expect, test } from '../e2e/support/journey';
import { directionOf, nameFromRightToLeft, turnedName } from '../e2e/support/language/rightToLeft';

/**
 * Screens that show names given by customers or the service. They share the components for names,
 * so `npm test` takes one of eight.
 */
const NAMING = [
  ...['home', 'devices', 'change', 'change-packages', 'change-devices', 'change-stay'],
  ...['packages', 'packages-devices', 'unlimited-held'],
  ...['subscription', 'subscription-turn-off', 'subscription-pending', 'subscription-expired'],
  ...['subscription-unlimited', 'bills', 'bill', 'bill-refunded', 'bill-gift-card'],
  ...['adjust', 'adjust-next', 'remove-devices', 'remove-device-asked'],
  ...['downgrade', 'downgrade-asked', 'downgrade-none-asked'],
  ...['sale-devices', 'trial', 'trial-single-device', 'trial-covered-device'],
  ...['wallet-plan-other-house', 'wallet-devices', 'renewal', 'renewal-address', 'renewal-ended'],
  ...['gift-packages', 'gift-extend', 'gift-redeem-no-device', 'gift-pay-method'],
  ...['gift-devices', 'gift-devices-subscribe', 'gift-renewal'],
];

test.describe('isolation of right-to-left names', () => {
  test('isolates right-to-left names from the text around them', async ({
    openPage,
    openSandbox,
  }) => {
    const pages = sample(NAMING, 8);
    test.setTimeout(60_000 + pages.length * 10_000);
    for (const name of pages) {
      const screen = screens.find((known) => known.name === name);
      if (!screen) throw new Error(`There is no screen ${name}.`);
      const page = await openPage();
      await nameFromRightToLeft(page);
      await openScreen(page, screen, 'en-US', openSandbox);
      await expect(turnedName(page).first(), name).toBeAttached();
      expect.soft(await directionOf(page), name).toEqual([]);
      await page.context().close();
    }
  });

  test('finds a name that is not isolated', async ({ page, enter }) => {
    await enter('demo');
    await page.getByRole('main').waitFor();
    await page.evaluate(() => {
      const planted = document.createElement('p');
      planted.textContent = 'Ends: גינה 12/24/2026, $3.99';
      document.body.append(planted);
    });
    expect(await directionOf(page)).toEqual(['not isolated: Ends: גינה 12/24/2026, $3.99']);
  });
});
