/** Crockford's base 32: digits and capitals without I, L, O and U, which are misread or misheard. */
export const CROCKFORD_DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BASE = BigInt(CROCKFORD_DIGITS.length);

/** Encodes a non-negative number, padded with leading zeros to `length`. */
export function writeCrockford(number: bigint, length: number): string {
  let text = '';
  for (let rest = number; rest > 0n; rest /= BASE) {
    text = CROCKFORD_DIGITS.charAt(Number(rest % BASE)) + text;
  }
  return text.padStart(length, '0');
}

/** Decodes an upper-case text; O is read as 0, I and L as 1. Returns null if it is invalid. */
export function readCrockford(text: string): bigint | null {
  if (text === '') return null;
  let number = 0n;
  for (const character of text.replaceAll('O', '0').replace(/[IL]/g, '1')) {
    const digit = CROCKFORD_DIGITS.indexOf(character);
    if (digit < 0) return null;
    number = number * BASE + BigInt(digit);
  }
  return number;
}
