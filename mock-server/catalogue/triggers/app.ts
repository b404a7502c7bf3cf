import type { BridgeMethod } from '@homeview/contracts/vocabulary/reference/callNumbers';
import type { Screen } from '@homeview/contracts/vocabulary/app/screens';
import type { Place } from '../places';

/** A place where the portal calls a native app method, and the action that causes it. */
export type AppTrigger = Place & { readonly act: string };

const DETAIL = '/subscription/70001';
const STORE_DEVICES = '/applePay/selectDevice?goodsId=5001&checkedPriceId=50011';

const at = (scenario: string, path: string, act: string): AppTrigger => ({ scenario, path, act });

const START = 'Choose a device, tick the terms, and start the trial.';
const UPDATE = 'and press “Update now”.';

const trial = at('trial-in-store', '/trialPackage', START);
const check = at('wallet-plan', DETAIL, 'Press “Check subscription”, and “Open the App Store”.');
const copy = at('demo', '/bills/80001', 'Press “Copy order number”.');

type OnScreens = Readonly<Partial<Record<Screen, AppTrigger>>>;

/** For each app method: the places that call it, by screen, and the usual place. */
export const appTriggers: Readonly<
  Record<BridgeMethod, { readonly usual: AppTrigger; readonly on: OnScreens }>
> = {
  'IAP.payment': {
    usual: trial,
    on: {
      '/applePay/selectDevice': at(
        'wallet-offer',
        STORE_DEVICES,
        'Tick a device and the terms, and press Pay.',
      ),
    },
  },
  'System.openThirdApp': {
    usual: check,
    on: {
      '/applePay': at('wallet-plan', '/applePay', 'Press “Open the App Store”.'),
      '/applePay/selectDevice': at('wallet-plan', STORE_DEVICES, 'Press “Open the App Store”.'),
    },
  },
  'System.copyToPasteboard': { usual: copy, on: {} },
};

/** Places where an app that is too old to buy in the store offers its update. */
export const updateTriggers: OnScreens = {
  '/applePay': at('wallet-offer', '/applePay', `Tick the terms, press “Subscribe”, ${UPDATE}`),
  '/applePay/selectDevice': at(
    'wallet-offer',
    STORE_DEVICES,
    `Tick a device and the terms, press Pay, ${UPDATE}`,
  ),
  '/trialPackage': at(
    'trial-in-store',
    '/trialPackage',
    `Choose a device, tick the terms, start the trial, ${UPDATE}`,
  ),
};
