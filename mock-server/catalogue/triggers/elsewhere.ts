import type { EndpointName } from '@homeview/contracts/catalogue';
import type { Screen } from '@homeview/contracts/vocabulary/app/screens';
import { GIFT_CODE, OTHER_GIFT_CODE } from '@homeview/contracts/vocabulary/fixtures';
import type { Place } from '../places';

/** Another screen on which an action makes the call, and the steps to take there. */
type Elsewhere = Place & {
  readonly call: EndpointName;
  readonly act: string;
  /** The page itself makes the call too, so every answer must fail. */
  readonly always?: true;
  /** The screens on which the failure shows, if the action leaves its page. */
  readonly shownOn?: readonly Screen[];
};

const PAY = 'Tick a device and the terms, and press Pay.';
const START_TRIAL = 'Choose a device, tick the terms, and start the trial.';
const DETAIL = '/subscription/70001';
const RESULTS = [
  '/paySuccess',
  '/paySuccess/$variant',
  '/payFailed',
  '/payFailed/$variant',
] as const;

/** Actions that make a call on other screens than the one its trigger names. */
export const elsewhere = {
  // A result page asks for its order only in the tab that has paid for it.
  'return from the payment': {
    call: 'getOrderDetail',
    scenario: 'demo',
    path: '/defaultPackage/selectDevice?goodsId=5001&checkedPriceId=50011',
    act: `${PAY} Press “Pay” on the provider’s page.`,
    shownOn: RESULTS,
  },
  'pay at packages': {
    call: 'createOrder',
    scenario: 'demo',
    path: '/packages/5001/selectDevice?checkedPriceId=50011',
    act: PAY,
  },
  'pay at the sale': {
    call: 'createOrder',
    scenario: 'promotion-running',
    path: '/promotions/selectDevice?activityId=6001',
    act: PAY,
  },
  'start the trial': {
    call: 'createOrder',
    scenario: 'trial-offer',
    path: '/trialPackage',
    act: START_TRIAL,
  },
  'redeem at once': {
    call: 'createOrder',
    scenario: 'gift-cards-no-devices',
    path: `/giftCard/${OTHER_GIFT_CODE}/packages`,
    act: 'Choose the plan, continue and confirm.',
  },
  'redeem for devices': {
    call: 'createOrder',
    scenario: 'gift-cards-address',
    path: `/giftCard/${GIFT_CODE}/packages/5001/selectDevice`,
    act: PAY,
  },
  'extend by a card': {
    call: 'serviceExtension',
    scenario: 'gift-cards',
    path: `/giftCard/${GIFT_CODE}/packages/70001/payMethod`,
    act: 'Tick the terms and press the button.',
  },
  'buy in the store': {
    call: 'applePayOrder',
    scenario: 'wallet-offer',
    path: '/applePay/selectDevice?goodsId=5001&checkedPriceId=50011',
    act: PAY,
  },
  'save the address with a renewal': {
    call: 'addUserBillInfo',
    scenario: 'demo',
    path: '/package/renewal?packageId=70001',
    act: 'Enter the postal code 92614, tick the terms, and press Pay.',
  },
  'add a device': {
    call: 'deviceSwitchPackage',
    scenario: 'plan-with-room',
    path: `${DETAIL}/adjustDevice`,
    act: 'Tick a device that is in no plan and press “Update”.',
  },
  'remove a device': {
    call: 'deviceSwitchPackage',
    scenario: 'demo',
    path: `${DETAIL}/adjustDevice/remove`,
    act: 'Press “Remove” beside a device and confirm.',
  },
  'go to the sale': {
    call: 'activity',
    scenario: 'promotion-running',
    path: '/promotions?activityId=6001',
    act: 'Press the buy button.',
    always: true,
  },
  'choose an extension': {
    call: 'getPackageSubscribeInfo',
    scenario: 'gift-cards',
    path: `/giftCard/${OTHER_GIFT_CODE}/packages`,
    act: 'Choose the extension and continue.',
  },
} as const satisfies Readonly<Record<string, Elsewhere>>;
