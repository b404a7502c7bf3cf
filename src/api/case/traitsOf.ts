import type { CustomerTraits } from '@homeview/contracts/customer/customerTraits';
import { ErrorCode, effectOf } from '@homeview/contracts/errors';
import { CODE_LIFE_S } from '@homeview/contracts/vocabulary/limits';
import { FAILING_CALLS } from '@homeview/contracts/vocabulary/reference/reference';
import { ownedHouses } from '../../domain/houses';
import { daysUntil } from '../../domain/plan/daysUntil';
import { appVersion } from '../../platform/launch/appVersion';
import type { PortalConfig } from '../../platform/launch/config';
import { platformOf } from '../../platform/launch/readEnvironment';
import { currentLocale } from '../../platform/locale';
import { serviceNow } from '../../platform/serviceTime';
import { isSignedIn, sessionEnded } from '../../platform/session/session';
import { stored } from '../../platform/storage/storedItems';
import type { State } from '../prefetch';
import type { ApiError } from '../request/apiError';
import { cachedAnswers, lastFailure } from './cachedAnswers';
import type { CachedAnswers } from './cachedAnswers';
import { knownBills } from './knownBills';
import type { KnownBill } from './knownBills';
import { knownPlans } from './knownPlans';
import type { KnownPlan } from './knownPlans';
import { createOfferTable } from './offerTable';
import type { OfferTable } from './offerTable';
import { parametersOf, placeOf } from './placeOf';

type House = CustomerTraits['houses'][number];
type Run = House['devices'][number];
type Failure = Pick<ApiError, 'call' | 'code'> | null;

/** Where the page runs, and what it shows. */
export interface Around {
  readonly config: PortalConfig;
  readonly location: Pick<Location, 'pathname' | 'search'>;
  /** The failure that the link belongs to; null: the last one in the cache. */
  readonly failure: Failure;
}

/** The beginning of the minutes. */
const EPOCH_MS = Date.UTC(2026, 0, 1);
const MINUTE_MS = 60_000;
/** Devices without a plan in a house whose devices were not loaded. */
const ORDINARY_UNCOVERED = { own: 5, shared: 1 };

/**
 * The customer as far as the portal knows them, from the answers in the cache, without personal data:
 * ids, names and sums are only compared. What is unknown is as of an ordinary customer. Requests and
 * changes nothing.
 */
export function traitsOf(state: State, { config, failure, ...around }: Around): CustomerTraits {
  const location = pageOf(around.location);
  const answers = cachedAnswers(state);
  const time = serviceNow();
  const now = time ?? new Date();
  const failed = failure ?? lastFailure(state);

  const offers = knownOffers(answers);
  const unanswered = failed?.code === ErrorCode.BadRequest ? null : idIn(location);
  const plans = knownPlans(answers, offers, now, unanswered?.plan);
  const { houses, houseOf, placeOfHouse, placeOfDevice } = knownHouses(answers, plans);
  const bills = knownBills(answers, { plans, offers, now, houseOf, wanted: unanswered?.bill });
  const cards = knownCards(answers, offers, bills, location);
  const sale = knownPromotion(answers, location, failed, now);
  const address = answers.address.at(-1)?.data ?? null;
  const chosen = placeOfHouse(stored.houseId.get());
  return {
    session: sessionOf(failed),
    platform: platformOf(config.environment),
    appVersion: appVersion(config),
    locale: currentLocale(),
    region: regionOf(stored.region.get()),
    minutes: time && Math.max(0, Math.floor((time.getTime() - EPOCH_MS) / MINUTE_MS)),
    offers: offers.traits(),
    houses,
    chosenHouse: houses[chosen]?.isOwner ? chosen : null,
    plans: plans.map((plan) => ({ house: houseOf(plan), ...plan.traits })),
    bills: bills.map(({ traits }) => traits),
    giftCards: cards.map(({ traits }) => traits),
    address: address && {
      country: address.countryCode,
      isComplete: address.county !== '' || address.address !== '',
    },
    promotion: sale && sale.traits,
    ...placeOf(location, {
      plan: (id) => plans.findIndex((plan) => plan.id === id),
      offer: offers.placeOf,
      price: offers.placeOfPrice,
      bill: (id) => bills.findIndex((bill) => bill.id === id),
      device: placeOfDevice,
      giftCard: (id) => cards.findIndex(({ code }) => code === id),
      promotion: (id) => (sale?.id === id ? 0 : -1),
    }),
    failed: failedOf(failed),
  };
}

/** The page that the end of a session has left for sign-in, or the page itself. */
function pageOf(location: Around['location']): Around['location'] {
  const left = new URLSearchParams(location.search).get('redirectUrl');
  if (left === null || sessionEnded.get() === null || isSignedIn()) return location;
  const [pathname = '', search = ''] = left.split('?');
  return { pathname, search };
}

/** The plan or bill in the address, which exists unless the service refused it. */
function idIn(location: Around['location']): { readonly plan?: string; readonly bill?: string } {
  const id = parametersOf(location).find(([name]) => name === 'id')?.[1];
  if (id === undefined) return {};
  return location.pathname.startsWith('/bills/') ? { bill: id } : { plan: id };
}

/** A failure that ended the session is not repeated: `session` says it. */
function failedOf(failure: Failure): CustomerTraits['failed'] {
  const call = FAILING_CALLS.find((known) => known === failure?.call);
  if (!failure || !call || effectOf(failure.code) !== 'none') return null;
  return { call, code: failure.code };
}

function sessionOf(failure: Failure): CustomerTraits['session'] {
  if (isSignedIn()) return 'signedIn';
  if (stored.secondFactorSign.get() !== null) {
    const age = Date.now() - (stored.secondFactorStart.get() ?? 0);
    return age < CODE_LIFE_S * 1000 ? 'codeSent' : 'codeExpired';
  }
  if (sessionEnded.get() === null) return 'signedOut';
  return failure?.code === ErrorCode.SessionReplaced ? 'replaced' : 'expired';
}

const regionOf = (region: string | null) => (region === 'EU' || region === 'US' ? region : null);

/** The packages of all answers: first those on sale, in the order in which they are shown. */
function knownOffers(answers: CachedAnswers): OfferTable {
  const offers = createOfferTable();
  const lists = [...answers.onSale, ...answers.filtered];
  for (const { data } of lists) for (const goods of data.list) offers.add(goods, { onSale: true });
  for (const { data } of answers.packages) offers.add(data, { onSale: lists.length === 0 });
  for (const { data } of answers.cardOffers) {
    // A card that needs no way to pay is for a package that only cards buy.
    for (const goods of data) offers.add(goods, { onSale: goods.payMark, isDueNow: true });
  }
  if (lists.length === 0 && !offers.hasOnSale()) offers.addOrdinary();
  return offers;
}

/** The days of a sale while the service has not answered. */
const ORDINARY_SALE = { fromDays: -7, toDays: 7 };

/** The sale that was asked for last. A visitor who has not signed in can't ask for one. */
function knownPromotion(
  { promotions }: CachedAnswers,
  location: Around['location'],
  failed: Failure,
  now: Date,
): { readonly id: string; readonly traits: CustomerTraits['promotion'] } | null {
  const last = promotions.at(-1);
  if (last) {
    const { startTime, endTime } = last.data;
    const traits = { fromDays: daysUntil(startTime, now), toDays: daysUntil(endTime, now) };
    return { id: last.asked.activityId, traits };
  }
  const id = parametersOf(location).find(([name]) => name === 'activityId')?.[1];
  return id === undefined || failed?.call === 'activity' ? null : { id, traits: ORDINARY_SALE };
}

/** The houses with the devices of each: those of its plans, then those without one. */
function knownHouses(answers: CachedAnswers, plans: readonly KnownPlan[]) {
  const listed = answers.houses.at(-1)?.data ?? [];
  const owned = ownedHouses(listed);
  const known = [
    ...listed,
    ...[...new Set(plans.map(({ houseId }) => houseId))]
      .filter((id) => id !== null && !listed.some((house) => house.id === id))
      .map((id) => ({ id, isOwner: true, isDefault: owned.length === 0 })),
    ...(answers.houses.length === 0 && plans.every(({ houseId }) => houseId === null)
      ? [{ id: null, isOwner: true, isDefault: true }]
      : []),
  ];
  const placeOfHouse = (id: string | null) =>
    id === null ? -1 : known.findIndex((house) => house.id === id);
  const first = known.findIndex(({ isOwner, isDefault }) => isOwner && isDefault);
  const usual = Math.max(0, first < 0 ? known.findIndex(({ isOwner }) => isOwner) : first);
  const houseOf = (plan: KnownPlan | undefined) => {
    const at = placeOfHouse(plan?.houseId ?? null);
    return at < 0 ? usual : at;
  };

  const deviceIds: (string | null)[] = [];
  const houses = known.map(({ id, isOwner, isDefault }, at): House => {
    const devices: Run[] = [];
    const add = (deviceId: string | null, run: Omit<Run, 'devices'>) => {
      deviceIds.push(deviceId);
      const last = devices.at(-1);
      if (last && last.plan === run.plan && last.isKept === run.isKept) last.devices += 1;
      else devices.push({ devices: 1, ...run });
    };
    plans.forEach((plan, place) => {
      if (houseOf(plan) !== at) return;
      for (const device of plan.devices) add(device.id, { plan: place, isKept: device.isKept });
    });
    const uncovered = answers.uncovered.find(({ asked }) => asked.homeId === id)?.data;
    const others = uncovered
      ? uncovered.map(({ deviceId }) => deviceId)
      : Array.from({ length: ORDINARY_UNCOVERED[isOwner ? 'own' : 'shared'] }, () => null);
    for (const deviceId of others) add(deviceId, { plan: null, isKept: false });
    return { isOwner, isDefault, devices };
  });
  const placeOfDevice = (id: string) => deviceIds.indexOf(id);
  return { houses, houseOf, placeOfHouse, placeOfDevice };
}

/** The gift cards whose packages were asked for, in the address, and those that paid a bill. */
function knownCards(
  answers: CachedAnswers,
  offers: OfferTable,
  bills: readonly KnownBill[],
  location: Around['location'],
): { readonly code: string; readonly traits: CustomerTraits['giftCards'][number] }[] {
  const codes = new Set(answers.cardOffers.map(({ asked }) => asked.code));
  for (const [name, text] of parametersOf(location)) if (name === 'code') codes.add(text);
  const used = bills.flatMap(({ card, traits: { offer, price } }) =>
    card ? [{ code: card, traits: { offer, price, isUsed: true } }] : [],
  );
  const others = [...codes].filter((code) => !used.some((card) => card.code === code));
  const asked = others.map((code) => {
    const answer = answers.cardOffers.find(({ asked }) => asked.code === code);
    const goods = answer?.data[0];
    const price = goods?.goodsPriceList[0];
    const choice = offers.choose({
      ...{ offerId: goods?.goodsId ?? null, name: goods?.goodsName ?? null, amount: null },
      cycle: price?.planUnit ?? 'month',
      devices: price && goods ? (price.buyNum < 0 ? price.buyNum : goods.maxDevNum) : null,
      // No package is left to buy with the card.
      ...(answer && !goods ? { like: { isDeleted: true, needsPayWay: false } } : {}),
    });
    // The service refuses a card that is used.
    return { code, traits: { ...choice, isUsed: answer === undefined } };
  });
  return [...asked, ...used];
}
