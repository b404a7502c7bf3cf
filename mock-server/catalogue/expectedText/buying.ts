import {
  GIFT_CODE,
  OTHER_GIFT_CODE,
  USED_GIFT_CODE,
} from '@homeview/contracts/vocabulary/fixtures';
import type { ExpectedTextById } from './expectedText';

const CARD = ['giftCard.heading', 'giftCard.fact.singleUse', 'giftCard.fact.afterwards'];
const redeem = (code: string) => `Enter ${code} and press “Redeem”.`;

/** Offers, gift cards, the promotion and trials. */
export const buyingTexts: ExpectedTextById = {
  'three-device-package': {
    kinds: ['normal'],
    shows: ['packages.heading', 'plan.coversDevices'],
    reads: ['Covers 3 devices'],
    then: [
      {
        act: 'Press “Subscribe” and tick four devices.',
        shows: ['service_max'],
      },
    ],
  },
  'several-packages': {
    kinds: ['normal'],
    shows: ['packages.title', 'unlimited_devices'],
    reads: ['Cloud Recording for three', 'Holiday Season'],
  },
  'free-package': {
    kinds: ['normal'],
    shows: ['packages.heading'],
    then: [
      {
        act: 'Choose the monthly price and press “Get it free”.',
        shows: ['result.active.title', 'result.toBill'],
      },
    ],
  },
  'payment-results': {
    kinds: ['normal', 'processing', 'failed'],
    shows: ['selectDevice.heading', 'checkout.payWith'],
    then: [
      {
        act: 'Pay, and press “Pay” on the provider’s page.',
        shows: ['result.success.title', 'result.toBill'],
      },
      {
        act: 'Pay, and press “Return now, confirmed 10 seconds later” on the provider’s page.',
        shows: ['result.confirming.title', 'result.success.title'],
      },
      {
        act: 'Pay, and press “Return now, never confirmed” on the provider’s page. Wait a minute.',
        shows: ['result.confirming.title', 'result.unconfirmed.title', 'result.checkAgain'],
      },
      {
        act: 'Pay, and press “Decline payment” on the provider’s page.',
        shows: ['result.failed.title', 'result.tryAgain'],
      },
      {
        act: 'Pay, and press “Cancel and return” on the provider’s page.',
        shows: ['checkout.canceled'],
      },
    ],
  },
  'free-order': { kinds: ['processing'], shows: ['packages.heading'] },
  'wallet-offer': {
    kinds: ['normal'],
    shows: ['packages.heading', 'applePay.billing', 'applePay.renewsFor'],
    then: [
      {
        act: 'Use an app version before 1.13, tick the terms and press “Subscribe”.',
        shows: ['app_version_not_support', 'appVersion.later', 'appVersion.update'],
      },
      { act: 'Press “Subscribe” and tick two devices.', shows: ['applePay.tryUnlimited'] },
      { act: 'Pay, and let the store answer 211.', shows: ['network_failed_try_again'] },
      { act: 'Pay, and let the store answer 500.', shows: ['pay_failed_try_again'] },
    ],
  },
  'wallet-tiers': {
    kinds: ['normal'],
    shows: ['packages.heading', 'applePay.billing'],
    reads: ['$8.97'],
    then: [{ act: 'Press “Subscribe” and tick four devices.', shows: ['applePay.tryUnlimited'] }],
  },
  'wallet-tiers-only': {
    kinds: ['normal'],
    shows: ['packages.heading', 'applePay.billing'],
    reads: ['$5.98'],
    then: [{ act: 'Press “Subscribe” and tick three devices.', shows: ['select_max_tips'] }],
  },
  'unpaid-renewal': {
    kinds: ['processing'],
    shows: ['plan.status.active', 'renewal.turnOff'],
    then: [
      { act: 'Open “Bills and invoices”, and the first bill.', shows: ['bill.status.processing'] },
    ],
  },
  'no-packages': { kinds: ['empty'], shows: ['check_products_empty', 'packages.emptyMessage'] },
  'wrong-price-type': { kinds: ['failed'], shows: ['load_error_message', 'error.unreadable'] },
  'gift-cards': {
    kinds: ['normal'],
    shows: CARD,
    then: [
      { act: redeem(GIFT_CODE), shows: ['giftCard.chooseHeading', 'giftCard.extension'] },
      { act: 'Enter GIFT-00001.', shows: ['gift_card_error'] },
      {
        act: redeem(USED_GIFT_CODE),
        shows: [],
        reads: ['This gift card has already been used.'],
      },
      {
        act: `${redeem(GIFT_CODE)} Choose the extension.`,
        shows: ['giftCard.payMethodHeading', 'giftCard.thenRenews'],
      },
      {
        act: `${redeem(OTHER_GIFT_CODE)} Choose the extension.`,
        shows: ['giftCard.confirmTitle', 'result.free.success.title'],
      },
    ],
  },
  'gift-cards-address': { kinds: ['normal'], shows: CARD },
  'gift-cards-new-customer': {
    kinds: ['new customer'],
    shows: CARD,
    then: [{ act: `${redeem(GIFT_CODE)} Choose the plan.`, shows: ['billAddress.giftWhy'] }],
  },
  'gift-cards-no-devices': { kinds: ['empty'], shows: CARD },
  'gift-card-package-gone': {
    kinds: ['locked'],
    shows: ['giftCard.nothingTitle', 'giftCard.nothingMessage'],
  },
  'gift-card-used': {
    kinds: ['expired', 'locked'],
    shows: ['giftCard.refusedTitle', 'giftCard.otherCode'],
  },
  'promotion-not-started': { kinds: ['locked'], shows: ['event_no_start', 'promotions.period'] },
  'promotion-running': {
    kinds: ['normal'],
    shows: ['promotions.heading', 'promotions.allSalesFinal'],
  },
  'promotion-ended': { kinds: ['expired'], shows: ['event_has_expired', 'promotions.period'] },
  'promotion-signed-out': {
    kinds: ['signed out'],
    shows: ['promotions.heading', 'promotions.signInFirst'],
  },
  'trial-offer': { kinds: ['normal'], shows: ['trial.heading', 'trial.deviceChoice'] },
  'trial-single-device': { kinds: ['normal'], shows: ['trial.deviceFixed'], reads: ['Garden'] },
  'trial-in-store': {
    kinds: ['normal'],
    shows: ['trial.heading', 'trial.byStore'],
    then: [
      { act: 'Start the trial; the store answers 200 or 201.', shows: ['result.trial.title'] },
      { act: 'Start the trial; the store answers 211.', shows: ['network_failed_try_again'] },
      {
        act: 'Start the trial; the store answers any other code.',
        shows: ['pay_failed_try_again'],
      },
    ],
  },
  'no-trial': { kinds: ['empty'], shows: ['trial.noneTitle', 'trial.noneMessage'] },
};
