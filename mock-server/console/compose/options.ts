import type { CustomerTraits } from '@homeview/contracts/customer/customerTraits';
import { LOCALES } from '@homeview/contracts/vocabulary/locales';
import { PLATFORMS } from '@homeview/contracts/vocabulary/app/platform';
import { SCREENS } from '@homeview/contracts/vocabulary/app/screens';
import { PAY_MODES, PAY_MODE_MEANINGS } from '@homeview/contracts/vocabulary/order/payMode';
import { UNLIMITED_DEVICES } from '@homeview/contracts/vocabulary/plan/unlimited';
import { FAILING_CALLS } from '@homeview/contracts/vocabulary/reference/reference';
import upperFirst from 'lodash/upperFirst.js';
import { screenWords } from '../../catalogue/screenWords';
import { PLATFORM_NAMES, languageName } from '../catalogue/OpeningChoice';
import type { Option } from './fields';

/** The choices of the composer, in plain words. */

type Traits = CustomerTraits;
type Plan = Traits['plans'][number];
type Offer = Traits['offers'][number];
export type PriceChoice = Pick<Plan, 'offer' | 'price'>;

const option = <Value>(value: Value, label: string): Option<Value> => ({ value, label });

export const SESSIONS: readonly Option<Traits['session']>[] = [
  option('signedIn', 'Signed in'),
  option('signedOut', 'Not signed in'),
  option('expired', 'The session has ended'),
  option('accessExpired', 'The access token has expired'),
  option('accessRenewed', 'The access token was just renewed'),
  option('replaced', 'Signed in on another device since'),
  option('codeSent', 'Must enter the second code'),
  option('codeExpired', 'The second code has expired'),
];

export const REGIONS: readonly Option<Traits['region']>[] = [
  option(null, 'The usual site'),
  option('EU', 'EU'),
  option('US', 'US'),
];

export const PLATFORM_CHOICES = PLATFORMS.map((name) => option(name, PLATFORM_NAMES[name] ?? name));
export const LANGUAGES = LOCALES.map((name) => option(name, languageName(name)));
export const SCREEN_CHOICES = SCREENS.map((name) => option(name, upperFirst(screenWords[name])));

export const CALLS: readonly Option<NonNullable<Traits['failed']>['call'] | null>[] = [
  option(null, 'Nothing'),
  ...FAILING_CALLS.map((name) => option(name, name)),
];

export const STATES: readonly Option<Plan['state']>[] = [
  option('active', 'Renews'),
  option('cancelling', 'Ends'),
  option('activating', 'Renewal was just turned on'),
  option('none', 'Has ended'),
];

export const ORIGINS: readonly Option<Plan['origin']>[] = [
  option('buy', 'Bought'),
  option('giftCard', 'Gift card'),
  option('trial', 'Free trial'),
  option('ruleGive', 'Given for free'),
];

export const WAYS_TO_PAY: readonly Option<Plan['payMode']>[] = [
  option(null, 'None'),
  ...PAY_MODES.map((mode) => option(mode, upperFirst(PAY_MODE_MEANINGS[mode]))),
];

export const PAYMENTS: readonly Option<Traits['bills'][number]['state']>[] = [
  option('paid', 'Paid'),
  option('unpaid', 'Declined'),
  option('processing', 'Being processed'),
  option('refunded', 'Refunded'),
  option('refundFailed', 'Refund failed'),
];

const cardOf = (isUsed: boolean) => [{ offer: 0, price: 0, isUsed }];
export const GIFT_CARDS: readonly Option<Traits['giftCards']>[] = [
  option([], 'None'),
  option(cardOf(false), 'One that can be used'),
  option(cardOf(true), 'One that is used'),
];

export const SALES: readonly Option<Traits['promotion']>[] = [
  option(null, 'None'),
  option({ fromDays: -7, toDays: 7 }, 'Runs for a week'),
  option({ fromDays: 7, toDays: 21 }, 'Begins in a week'),
  option({ fromDays: -21, toDays: -7 }, 'Ended a week ago'),
];

const CYCLES = { day: 'daily', month: 'monthly', year: 'yearly' } as const;

const devicesIn = (devices: number): string =>
  devices === UNLIMITED_DEVICES ? 'all devices' : devices === 1 ? '1 device' : `${devices} devices`;

function nameOf({ isTrial, isDeleted, renews, needsPayWay, onSale }: Offer): string {
  if (isTrial) return 'Trial';
  if (isDeleted) return 'Deleted package';
  if (!renews) return 'Package for one period';
  return onSale || needsPayWay ? 'Package' : 'Package of gift cards';
}

/** Every price of every package, such as "Package 1: monthly, all devices". */
export const pricesOf = (offers: Traits['offers']): readonly Option<PriceChoice>[] =>
  offers.flatMap((offer, at) =>
    offer.prices.map(({ cycle, devices, isFree }, price) => {
      const name = offers.length === 1 ? nameOf(offer) : `${nameOf(offer)} ${at + 1}`;
      const free = isFree ? ', free' : '';
      return option(
        { offer: at, price },
        `${name}: ${CYCLES[cycle]}, ${devicesIn(devices)}${free}`,
      );
    }),
  );

/** The plans that a plan may become when its period ends. */
export const changesOf = (offers: Traits['offers']): readonly Option<Plan['change']>[] => [
  option(null, 'The same'),
  ...pricesOf(offers).map(({ value, label }) => option({ ...value, devicesChosen: false }, label)),
];
