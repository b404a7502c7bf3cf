import type { Page } from 'playwright';
import { addressScreens } from './screens/address';
import { billsScreens } from './screens/bills';
import { giftCardScreens } from './screens/giftCard';
import { offersScreens } from './screens/offers';
import { packagesScreens } from './screens/packages';
import { planDevicesScreens } from './screens/planDevices';
import { purchaseScreens } from './screens/purchase';
import { signInScreens } from './screens/signIn';
import { subscriptionScreens } from './screens/subscription';
import type { Screen } from './screens/screen';

export type { Screen };

const IOS_APP =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 HomeViewApp/1.13.0';

/** Makes the page believe that it runs inside the app on iOS, before its first script. */
export const fakeIosApp = (page: Page): Promise<unknown> =>
  page.addInitScript({
    // As text, because tsx adds helpers to functions, which the page does not have.
    content: `Object.defineProperty(navigator, 'userAgent', { value: ${JSON.stringify(IOS_APP)} })`,
  });

/** Every screen of the portal in each of its states. */
export const screens: readonly Screen[] = [
  ...signInScreens,
  ...purchaseScreens,
  ...subscriptionScreens,
  ...billsScreens,
  ...addressScreens,
  ...planDevicesScreens,
  ...offersScreens,
  ...packagesScreens,
  ...giftCardScreens,
  { name: 'not-found', scenario: 'demo', path: '/nowhere' },
];
