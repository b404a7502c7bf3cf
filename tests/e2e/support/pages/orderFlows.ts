import type { Locator, Page } from '@playwright/test';
import { GIFT_CODE } from '@homeview/contracts/vocabulary/fixtures';
import type { EndpointName } from '../../../../contracts/catalogue';
import type { Portal } from './portal';
import { textOf } from '../language/texts';

/** A way to start an order. */
export interface Flow {
  readonly name: string;
  readonly scenario: string;
  readonly path: string;
  /** The call that creates the order. */
  readonly call: EndpointName;
  /** The call that returns the provider's address, if not getPayUrl. */
  readonly leads?: EndpointName;
  /** Makes the required choices. */
  readonly prepare: (portal: Portal) => Promise<void>;
  readonly button: (page: Page) => Locator;
  readonly cents: number;
  readonly providers: readonly Provider[];
  /** Last segment of the result's path, for flows with their own result screens. */
  readonly variant?: string;
  /** Path after a cancel and for a retry; default: the page itself. */
  readonly back?: string;
  /** Message when the order could not be created. */
  readonly says: string;
}

export type Provider = 'PayPal' | 'Credit Card';
const BOTH: readonly Provider[] = ['PayPal', 'Credit Card'];

const paying = (page: Page) => page.getByRole('button', { name: /^Pay \$/ });
const redeeming = (page: Page) => page.getByRole('button', { name: /^Redeem/ });
/** Ticks the terms, unless they were agreed to for this price in this tab. */
const terms = async (portal: Portal) => {
  if (await portal.terms.isVisible()) await portal.terms.check();
};
const withDevice = (name: string) => async (portal: Portal) => {
  await portal.device(name).check();
  await terms(portal);
};

const NO_ANSWER = 'Network error, please try again later.';
const NOT_CHARGED = `${NO_ANSWER} You haven’t been charged.`;
const CARD_IS_SAFE = 'Your gift card isn’t lost: redeem it again with the same code.';
/** A gift card order without an answer. */
export const NOT_LOST = `${NO_ANSWER} ${CARD_IS_SAFE}`;
/** A gift card order that the service answered with an error. */
export const NOT_REDEEMED = `Couldn’t create your order. You haven’t been charged. ${CARD_IS_SAFE}`;

/** Every way to start an order except the app's store. */
export const flows: readonly Flow[] = [
  {
    name: 'a new plan',
    scenario: 'demo',
    path: '/defaultPackage/selectDevice?goodsId=5001&checkedPriceId=50013',
    call: 'createOrder',
    prepare: withDevice('Garage'),
    button: paying,
    cents: 999,
    providers: BOTH,
    says: NOT_CHARGED,
  },
  {
    name: 'a change to another plan',
    scenario: 'demo',
    path: '/defaultPackage/selectDevice?changePackageId=70001&goodsId=5001&checkedPriceId=50013',
    call: 'createOrder',
    prepare: withDevice('Garage'),
    button: paying,
    cents: 999,
    providers: BOTH,
    says: NOT_CHARGED,
  },
  {
    name: 'a trial',
    scenario: 'trial-offer',
    path: '/trialPackage',
    call: 'createOrder',
    prepare: withDevice('Garden'),
    button: (page) => page.getByRole('button', { name: textOf('trial.start') }),
    cents: 0,
    // A trial is confirmed by card.
    providers: ['Credit Card'],
    says: NOT_CHARGED,
  },
  {
    name: 'a renewal',
    scenario: 'billing-address',
    path: '/package/renewal?packageId=70001',
    call: 'renew',
    prepare: terms,
    button: paying,
    cents: 299,
    providers: BOTH,
    says: NOT_CHARGED,
  },
  {
    name: 'the renewal of a plan by gift card',
    scenario: 'gift-card-plan',
    path: '/giftCard/renewal/70001',
    call: 'createPaySession',
    leads: 'createPaySession',
    prepare: terms,
    button: paying,
    cents: 299,
    providers: BOTH,
    says: NOT_CHARGED,
  },
  {
    name: 'a plan by gift card',
    scenario: 'gift-cards-address',
    path: `/giftCard/${GIFT_CODE}/packages/5001/selectDevice`,
    call: 'createOrder',
    prepare: withDevice('Garden'),
    button: redeeming,
    cents: 0,
    providers: BOTH,
    variant: 'free',
    back: '/giftCard',
    says: NOT_LOST,
  },
  {
    name: 'an extension by gift card',
    scenario: 'gift-cards',
    path: `/giftCard/${GIFT_CODE}/packages/70001/payMethod`,
    call: 'serviceExtension',
    prepare: terms,
    button: redeeming,
    cents: 0,
    providers: BOTH,
    variant: 'free',
    back: '/giftCard',
    says: NOT_LOST,
  },
  {
    name: 'the promotion',
    scenario: 'promotion-running',
    path: '/promotions/selectDevice?activityId=6001',
    call: 'createOrder',
    prepare: withDevice('Garden'),
    button: paying,
    cents: 1999,
    providers: BOTH,
    variant: 'promotions',
    says: NOT_CHARGED,
  },
];
