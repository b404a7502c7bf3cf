import type { Locator, Page } from '@playwright/test';
import type { EndpointName } from '../../../../contracts/catalogue';
import type { Portal } from './portal';
import { textOf } from '../language/texts';

/** A way to start an order. */
export interface Flow {
  readonly name: string;
  readonly scenario: string;
  readonly path: string;
  /** The call that makes the order. */
  readonly call: EndpointName;
  /** The call whose answer is the provider's address. */
  readonly leads?: EndpointName;
  /** Chooses what must be chosen. */
  readonly prepare: (portal: Portal) => Promise<void>;
  readonly button: (page: Page) => Locator;
  readonly cents: number;
  readonly providers: readonly Provider[];
  /** Last part of the result's path, for flows with their own result screens. */
  readonly variant?: string;
  /** Where the customer is after cancelling, and for another try; the page itself by default. */
  readonly back?: string;
  /** What is said when no order could be made. */
  readonly says: string;
}

export type Provider = 'PayPal' | 'Credit Card';
const BOTH: readonly Provider[] = ['PayPal', 'Credit Card'];

const paying = (page: Page) => page.getByRole('button', { name: /^Pay \$/ });
const redeeming = (page: Page) => page.getByRole('button', { name: /^Redeem/ });
/** The terms are not asked for again once agreed to for the same price in this tab. */
const terms = async (portal: Portal) => {
  if (await portal.terms.isVisible()) await portal.terms.check();
};
const withDevice = (name: string) => async (portal: Portal) => {
  await portal.device(name).check();
  await terms(portal);
};

const NOT_CREATED = 'Couldn’t create your order. You haven’t been charged.';
const NOT_LOST = 'Your gift card isn’t lost';

/** Every way to start an order but the store of the app. */
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
    says: NOT_CREATED,
  },
  {
    name: 'another plan in place of one',
    scenario: 'demo',
    path: '/defaultPackage/selectDevice?changePackageId=70001&goodsId=5001&checkedPriceId=50013',
    call: 'createOrder',
    prepare: withDevice('Garage'),
    button: paying,
    cents: 999,
    providers: BOTH,
    says: NOT_CREATED,
  },
  {
    name: 'a trial',
    scenario: 'trial-offer',
    path: '/trialPackage',
    call: 'createOrder',
    prepare: withDevice('Garden'),
    button: (page) => page.getByRole('button', { name: textOf('trial.start') }),
    cents: 0,
    // A trial is confirmed by card. Spec 2.
    providers: ['Credit Card'],
    says: NOT_CREATED,
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
    says: NOT_CREATED,
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
    says: 'Couldn’t save. Try again.',
  },
  {
    name: 'a plan by gift card',
    scenario: 'gift-cards-address',
    path: '/giftCard/GIFT000001/packages/5001/selectDevice',
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
    path: '/giftCard/GIFT000001/packages/70001/payMethod',
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
    says: NOT_CREATED,
  },
];
