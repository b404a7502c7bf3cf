import type { NewBillAddress, Place } from '@homeview/contracts/domains/billing/billing.schemas';
import type { BillingCountry } from '@homeview/contracts/vocabulary/billingCountry';
import { ADDRESS_MAX_LENGTH } from '@homeview/contracts/vocabulary/limits';
import type { Account, BillAddress } from '../entities';
import { placesOf } from './places';
import { checkPostal } from './postalCodes';
import { refuse } from '../refusal';
import { nextNumber } from '../world';
import type { World } from '../world';

const NOWHERE: Place = { county: '', city: '', state: '' };

/** The billing address of an account; an account has at most one. */
export const addressOf = (world: World, account: Account): BillAddress | undefined =>
  world.billAddresses.find(({ accountId }) => accountId === account.id);

/**
 * Adds the first billing address of an account and ignores any id in the request.
 * @throws Refusal 400 when there already is one, or the address is invalid.
 */
export function addAddress(world: World, account: Account, request: NewBillAddress): void {
  if (addressOf(world, account)) throw refuse('You already have a billing address.');
  const contents = contentsOf(request);
  const id = String(nextNumber(world, 'billAddresses'));
  world.billAddresses.push({ id, accountId: account.id, ...contents });
}

/** Replaces the account's address. @throws Refusal 400 when it is unknown or another account's. */
export function changeAddress(
  world: World,
  account: Account,
  { id, ...request }: NewBillAddress,
): void {
  const known = addressOf(world, account);
  if (!known || known.id !== id) throw refuse('This billing address does not exist.');
  Object.assign(known, contentsOf(request));
}

/**
 * The places of a US postal code. @throws Refusal 400 when it is invalid or the country is not the
 * US.
 */
export function lookUp(countryCode: BillingCountry, postal: string): Place[] {
  if (countryCode !== 'USA') throw refuse('Address lookup is available only in the United States.');
  checkPostal(countryCode, postal);
  const places = placesOf(postal);
  if (places.length === 0) throw refuse('This postal code is unknown.');
  return [...places];
}

/** Validates an address. Texts are stored as sent, without trimming. */
function contentsOf(request: NewBillAddress): Omit<BillAddress, 'id' | 'accountId'> {
  const { countryCode, postal, address } = request;
  if (countryCode === 'USA') {
    return { countryCode, postal, address, ...placeOf(request) };
  }
  checkPostal(countryCode, postal);
  if (address.trim() === '') throw refuse('Enter an address.');
  if (address.length > ADDRESS_MAX_LENGTH) {
    throw refuse(`Use ${ADDRESS_MAX_LENGTH} characters or fewer.`);
  }
  return { countryCode, postal, address, ...NOWHERE };
}

/** The chosen place if it belongs to the postal code; otherwise the code's main place. */
function placeOf(request: NewBillAddress): Place {
  const places = lookUp(request.countryCode, request.postal);
  const { county, city, state } = request;
  const chosen = places.find(
    (place) => fits(county, place.county) && fits(city, place.city) && fits(state, place.state),
  );
  return chosen ?? places[0] ?? NOWHERE;
}

const fits = (given: string | undefined, true_: string) =>
  given === undefined || given === '' || given === true_;
