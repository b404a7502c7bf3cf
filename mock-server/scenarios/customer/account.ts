import type { CustomerTraits } from '@homeview/contracts/customer/customerTraits';
import { SECOND_FACTOR_CODE } from '@homeview/contracts/vocabulary/fixtures';
import { CODE_LIFE_S } from '@homeview/contracts/vocabulary/limits';
import { addDays, addUnits } from '../../world/calendar';
import { addToken, issueToken, replaceTokens, wellKnownToken } from '../../world/accounts/tokens';
import { placesOf } from '../../world/accounts/places';
import { mustFind, nextNumber } from '../../world/world';
import type { World } from '../../world/world';
import type { Person } from '../scenario';

/** The customer of every world. */
export const demoPerson: Person = {
  id: '1001',
  username: 'demo@homeview.example',
  password: 'Demo-1234',
  nickname: 'Dana Demo',
};

/** The sign of a second factor that is already pending. */
export const WELL_KNOWN_SIGN = 'sign-1001';
/** The first token issued after the well-known one. */
export const RENEWED_TOKEN = 'access-1001-1';

type Session = CustomerTraits['session'];

/** The access token of a link, or null for a customer who has to sign in. */
export function tokenOf(session: Session): string | null {
  if (session === 'accessRenewed') return RENEWED_TOKEN;
  const isSignedOut =
    session === 'signedOut' || session === 'codeSent' || session === 'codeExpired';
  return isSignedOut ? null : wellKnownToken('access', demoPerson.id);
}

/** Adds the account in the state of its session. */
export function addAccount(world: World, now: Date, { session }: CustomerTraits): void {
  const accountId = demoPerson.id;
  const hasCode = session === 'codeSent' || session === 'codeExpired';
  world.accounts.push({ ...demoPerson, secondFactorCode: hasCode ? SECOND_FACTOR_CODE : null });
  if (hasCode) {
    const age = session === 'codeSent' ? 0 : CODE_LIFE_S + 60;
    const sentAt = new Date(now.getTime() - age * 1000).toISOString();
    world.challenges.push({ id: WELL_KNOWN_SIGN, accountId, sentAt });
  }
  if (hasCode || session === 'expired') return;
  for (const kind of ['access', 'refresh'] as const) {
    addToken(world, kind, accountId, wellKnownToken(kind, accountId), now);
  }
  const access = mustFind(world.tokens, wellKnownToken('access', accountId));
  if (session === 'accessExpired') access.expiresAt = addUnits(now, 'day', -1).toISOString();
  if (session === 'accessRenewed') {
    access.expiresAt = now.toISOString();
    issueToken(world, 'access', accountId, now);
  }
  if (session === 'replaced') replaceTokens(world, accountId);
}

const US_POSTAL = '92614';
/** Fits the rules of every other country. */
const OTHER_POSTAL = '1000';
const NOWHERE = { county: '', city: '', state: '' };
const ADDRESSES: Partial<Record<string, { postal: string; address: string }>> = {
  USA: { postal: US_POSTAL, address: '' },
  DEU: { postal: '10115', address: 'Invalidenstr. 1, Berlin' },
};

/** Adds the billing address. Of an incomplete one only the country is known. */
export function addBillingAddress(world: World, { address }: CustomerTraits): void {
  if (!address) return;
  const { country: countryCode, isComplete } = address;
  const known = ADDRESSES[countryCode] ?? { postal: OTHER_POSTAL, address: 'Main Street 1' };
  const place = countryCode === 'USA' ? (placesOf(known.postal)[0] ?? NOWHERE) : NOWHERE;
  world.billAddresses.push({
    id: String(nextNumber(world, 'billAddresses')),
    accountId: demoPerson.id,
    countryCode,
    ...(isComplete ? { ...known, ...place } : { postal: '', address: '', ...NOWHERE }),
  });
}

/** Midnight in UTC: promotions run for whole days. */
const midnight = (now: Date, days: number): string =>
  `${addDays(now, days).toISOString().slice(0, 10)}T00:00:00.000Z`;

/** Adds the sale. */
export function addPromotion(world: World, now: Date, { promotion }: CustomerTraits): void {
  if (!promotion) return;
  const [startTime, endTime] = [promotion.fromDays, promotion.toDays].map((days) =>
    midnight(now, days),
  );
  world.activities.push({ id: '6001', startTime: startTime ?? '', endTime: endTime ?? '' });
}
