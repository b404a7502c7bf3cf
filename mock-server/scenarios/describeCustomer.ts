import type { CustomerTraits } from '@homeview/contracts/customer/customerTraits';

type Plan = CustomerTraits['plans'][number];

const WHO: Record<CustomerTraits['session'], string> = {
  signedIn: 'A customer',
  accessRenewed: 'A customer',
  signedOut: 'A customer who has not signed in',
  expired: 'A customer whose session has ended',
  accessExpired: 'A customer whose access token has expired',
  replaced: 'A customer who has signed in on another device since',
  codeSent: 'A customer who must enter a second-factor code',
  codeExpired: 'A customer whose second-factor code has expired',
};

const APPS = { ios: 'iOS', android: 'Android' };

const languages = new Intl.DisplayNames(['en'], { type: 'language' });

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const inWords = (count: number): string => NUMBERS[count] ?? String(count);
const counted = (count: number, thing: string) =>
  `${count === 1 ? 'a' : inWords(count)} ${thing}${count === 1 ? '' : 's'}`;

/**
 * Who the customer is, in one sentence without a full stop.
 * @example "A customer with two plans, one of which ends tomorrow, in the iOS app 2.3, in Thai"
 */
export function describeCustomer(traits: CustomerTraits): string {
  const { session, houses, platform, appVersion, locale } = traits;
  const own = houses.filter(({ isOwner }) => isOwner).length;
  const parts = [
    `${WHO[session]} ${own === 0 ? 'without a house' : `with ${plansOf(traits)}`}`,
    ...billsOf(traits),
    ...(own > 1 ? [`with ${counted(own, 'house')}`] : []),
    ...(platform === 'browser'
      ? []
      : [`in the ${APPS[platform]} app${appVersion === null ? '' : ` ${appVersion}`}`]),
    ...(locale === 'en-US' ? [] : [`in ${languages.of(locale)?.replace(/ \(.*/, '') ?? locale}`]),
  ];
  return parts.join(', ');
}

function plansOf({ plans }: CustomerTraits): string {
  const live = plans.filter(({ state }) => state !== 'none');
  if (live.length === 0) return plans.length === 0 ? 'no plan' : 'a plan that has ended';
  const facts = live.map(factOf).filter((fact) => fact !== null);
  const [fact] = facts;
  if (fact === undefined) return counted(live.length, 'plan');
  if (live.length === 1) return `a plan that ${fact}`;
  return `${counted(live.length, 'plan')}, ${facts
    .slice(0, 2)
    .map((one, at) => `${at === 0 ? 'one of which' : 'another'} ${one}`)
    .join(' and ')}`;
}

/** What is special about a plan, or null. */
function factOf({ state, endsInDays, change, origin, isLocked }: Plan): string | null {
  if (state === 'cancelling')
    return `${origin === 'giftCard' ? 'came by gift card and ' : ''}ends ${inDays(endsInDays)}`;
  if (change !== null) return 'gets smaller at its renewal';
  if (state === 'activating') return 'has just been turned on again';
  if (isLocked) return 'is being renewed';
  if (origin === 'ruleGive') return 'is free';
  return endsInDays <= 1 ? `renews ${inDays(endsInDays)}` : null;
}

const inDays = (days: number): string =>
  days <= 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${inWords(days)} days`;

const BILLS: Record<CustomerTraits['bills'][number]['state'], string | null> = {
  paid: null,
  unpaid: 'with an order that is not paid',
  processing: 'with an order that is being processed',
  refunded: 'with a refund',
  refundFailed: 'with a refund that has failed',
};

const billsOf = ({ bills }: CustomerTraits): string[] =>
  [...new Set(bills.map(({ state }) => BILLS[state]))].filter((words) => words !== null);
