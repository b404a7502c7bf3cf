import { GIFT_CODE, OTHER_GIFT_CODE } from '@homeview/contracts/vocabulary/fixtures';
import type { Trigger } from './trigger';

const DETAIL = '/subscription/70001';
const DEVICES = '/defaultPackage/selectDevice?goodsId=5001&checkedPriceId=50011';
const SIGN_IN = 'Sign in with the account of the scenario.';
const PAY = 'Tick a device and the terms, and press Pay.';

/** Calls made by a customer's action, and further pages that the customer loads. */
export const actionTriggers = {
  login: {
    scenario: 'signed-out',
    act: SIGN_IN,
    shows: ['login_failed_try_again'],
    saysDesc: true,
  },
  verifySecondCertification: {
    scenario: 'second-factor',
    act: `${SIGN_IN} Enter a code.`,
    shows: ['Incorrect_Code'],
  },
  resendSecondCertification: {
    scenario: 'second-factor',
    act: `${SIGN_IN} Move the clock forward 11 minutes and send a new code.`,
    shows: ['Verify_Code_ResendFail'],
  },
  updateSubscribeStatus: {
    scenario: 'demo',
    path: DETAIL,
    act: 'Press “Turn off renewal” and confirm.',
    shows: ['operation_failed'],
  },
  updateDeviceLockStatus: {
    scenario: 'pending-change',
    path: `${DETAIL}/adjustDevice`,
    act: 'Tick a device and press “Update”.',
    shows: ['save_failed'],
    saysDesc: true,
    looksUp: true,
  },
  createOrder: {
    scenario: 'demo',
    path: DEVICES,
    act: PAY,
    shows: ['create_order_error'],
    saysDesc: true,
  },
  getPayUrl: { scenario: 'demo', path: DEVICES, act: PAY, shows: ['result.failed.title'] },
  renew: {
    scenario: 'demo',
    path: '/package/renewal?packageId=70001',
    act: 'Enter the postal code 92614, tick the terms, and press Pay.',
    shows: ['create_order_error'],
    saysDesc: true,
  },
  applePayOrder: {
    scenario: 'trial-in-store',
    act: 'Choose a device, tick the terms, and start the trial.',
    shows: ['create_order_error'],
    saysDesc: true,
  },
  serviceExtension: {
    scenario: 'gift-cards',
    path: `/giftCard/${OTHER_GIFT_CODE}/packages`,
    act: 'Choose the extension, continue and confirm.',
    shows: ['giftCard.notLost'],
    saysDesc: true,
  },
  giftCardCheck: {
    scenario: 'gift-cards',
    act: `Enter ${GIFT_CODE} and press “Redeem”.`,
    shows: ['giftCard.notChecked'],
    saysDesc: true,
  },
  addUserBillInfo: {
    scenario: 'no-billing-address',
    act: 'Enter the postal code 92614 and save.',
    shows: ['save_failed'],
  },
  updateUserBillInfo: {
    scenario: 'billing-address-abroad',
    act: 'Change the address and save.',
    shows: ['save_failed'],
  },
  address: {
    scenario: 'no-billing-address',
    act: 'Enter the postal code 92614 and leave the field.',
    shows: ['bill_zip_code_error'],
  },
  reportLog: {
    scenario: 'demo',
    path: '/',
    act: 'Turn on the upload (see “The log” in mock-server/README.md). Nothing appears on the page.',
    shows: [],
  },
  packageBuyInfoV2: {
    scenario: 'second-plan',
    act: 'Tick the terms and press “Subscribe”. The purchase continues without the warning.',
    shows: [],
  },
  'getPageOrderList.further': {
    scenario: 'many-bills',
    act: 'Press “Load more”.',
    shows: ['bills.moreFailed', 'error.nothingLost'],
  },
  deviceSwitchPackage: {
    scenario: 'pending-change',
    path: `${DETAIL}/updateDevice`,
    act: 'Tick a device and press “Save choice”.',
    shows: ['operation_failed'],
  },
  createPaySession: {
    scenario: 'gift-card-plan',
    path: '/giftCard/renewal/70001',
    act: 'Tick the terms and press Pay.',
    shows: ['save_failed'],
  },
} satisfies Record<string, Trigger>;
