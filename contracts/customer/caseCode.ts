import { CROCKFORD_DIGITS, readCrockford, writeCrockford } from '../vocabulary/reference/crockford';
import { MOST, customerTraits } from './customerTraits';
import type { CustomerTraits } from './customerTraits';
import { withoutBill, withoutOther } from './leaveOut';
import { pack, unpack } from './packed';

/**
 * Version 1 of the format. A code of one version describes another customer in the next one, so raise
 * it whenever the traits change: their names, order, choices, limits or usual values.
 */
export const CASE_PREFIX = 'C1';
/** The most characters of a code. */
export const CASE_LENGTH = 160;
/** A code is its prefix, the length of its body, the body and a checksum of both. */
const CASE_DIGITS = { length: 2, check: 4 };
const FRAME = CASE_PREFIX.length + CASE_DIGITS.length + CASE_DIGITS.check;
/**
 * The largest prime of 20 bits, and a factor by which any two valid codes differ in three characters
 * or more: a wrong character, or two swapped ones, can be found.
 */
const CHECK_MODULUS = 1_048_573;
const CHECK_FACTOR = 1001;

/**
 * Encodes a customer as a case code of at most 160 digits and capitals. Never throws. Instead of what
 * the schema forbids it writes what is nearest, as `pack` says, but of too many bills the newest.
 * `leaveOut.ts` says what is left out of a customer that doesn’t fit.
 */
export function encodeCase(traits: CustomerTraits): string {
  let rest: CustomerTraits | null = { ...traits, values: traits.values.slice(0, MOST.values) };
  while (rest.bills.length > MOST.bills) rest = withoutBill(rest) ?? { ...rest, bills: [] };
  for (;;) {
    const code = codeOf(rest);
    const shorter: CustomerTraits | null =
      code.length > CASE_LENGTH ? (withoutBill(rest) ?? withoutOther(rest)) : null;
    if (!shorter) return code;
    rest = shorter;
  }
}

/**
 * Decodes a case code; returns null if it is invalid. Ignores case, white space, hyphens, the marks of
 * quoted mails and invisible characters, and reads O as 0, I and L as 1.
 */
export function decodeCase(text: string): CustomerTraits | null {
  const code = bareCase(text);
  if (code.length > CASE_LENGTH || !hasCheck(code)) return null;
  const number = readCrockford(
    code.slice(CASE_PREFIX.length + CASE_DIGITS.length, -CASE_DIGITS.check),
  );
  const traits = number === null ? null : (unpack(customerTraits, number) as CustomerTraits | null);
  // Rejects what `encodeCase` never writes: another prefix or length, leading zeros.
  return traits && codeOf(traits) === code ? traits : null;
}

/** The characters of a code as `encodeCase` writes them, and whatever else is in the text. */
export const bareCase = (text: string): string =>
  text
    .replace(/[\s>\p{Pd}\p{Default_Ignorable_Code_Point}]/gu, '')
    .toUpperCase()
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');

/** Whether the last characters of a bare code are the checksum of the others. */
export const hasCheck = (code: string): boolean =>
  code.length >= FRAME &&
  checkOf(code.slice(CASE_PREFIX.length, -CASE_DIGITS.check)) === code.slice(-CASE_DIGITS.check);

/** The length of the whole code that a bare code begins; null if it doesn’t say it. */
export function wholeLength(code: string): number | null {
  const from = CASE_PREFIX.length;
  const body = readCrockford(code.slice(from, from + CASE_DIGITS.length));
  return body === null || code.length < from + CASE_DIGITS.length ? null : FRAME + Number(body);
}

function codeOf(traits: CustomerTraits): string {
  const body = writeCrockford(pack(customerTraits, traits), 0);
  const checked = writeCrockford(BigInt(body.length), CASE_DIGITS.length) + body;
  return CASE_PREFIX + checked + checkOf(checked);
}

function checkOf(checked: string): string {
  const add = (sum: number, character: string) =>
    ((sum + CROCKFORD_DIGITS.indexOf(character)) * CHECK_FACTOR) % CHECK_MODULUS;
  return writeCrockford(BigInt([...checked].reduce(add, 0)), CASE_DIGITS.check);
}
