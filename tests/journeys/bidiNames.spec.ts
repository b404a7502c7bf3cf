import { shareOf } from '../faults/howMuch';
import { openScreen, screens } from './support/everyScreen';
import { expect, test } from './support/journey';
import { directionOf, nameFromRightToLeft, turnedName } from './support/rightToLeft';

/**
 * The screens that show names of the service: of houses, devices and packages, and descriptions. Of
 * three one is looked at by `npm test`, for they share what shows names.
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

test.describe('names written from right to left stand isolated, and turn nothing round', () => {
  for (const name of shareOf(NAMING, 3)) {
    test(name, async ({ page, openSandbox }) => {
      const screen = screens.find((known) => known.name === name);
      if (!screen) throw new Error(`There is no screen ${name}.`);
      await nameFromRightToLeft(page);
      await openScreen(page, screen, 'en-US', openSandbox);
      await expect(turnedName(page).first()).toBeAttached();
      expect(await directionOf(page)).toEqual([]);
    });
  }

  test('are found where they do', async ({ page, enter }) => {
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
