/** The format of app versions, also of those that the fake phone accepts. */
export const VERSION_SHAPE = /^\d{1,5}(\.\d{1,5}){0,3}$/;

/** Smaller numbers encode the usual versions of two or three numbers below 100; 0 encodes none. */
const SHORT_VERSIONS = 1 + 100 * 100 * 101;
/** Characters of a longer version. Their digits start at 1, so that a leading `0` is not lost. */
const LETTERS = '0123456789.';
const SPELLING_RADIX = BigInt(LETTERS.length + 1);

/** Encodes an app version as a number; 0 for null and for invalid text. */
export function versionNumber(version: string | null): bigint {
  if (version === null || !VERSION_SHAPE.test(version)) return 0n;
  const short = shortNumber(version);
  // The short form would lose leading zeros, so such a version is encoded character by character.
  if (shortVersion(short) === version) return BigInt(short);
  const spelt = [...version].reduce(
    (sum, letter) => sum * SPELLING_RADIX + BigInt(LETTERS.indexOf(letter) + 1),
    0n,
  );
  return BigInt(SHORT_VERSIONS) + spelt;
}

/** Decodes a number from `versionNumber`; null for no version. */
export function versionOf(number: bigint): string | null {
  if (number < SHORT_VERSIONS) return shortVersion(Number(number));
  let letters = '';
  for (let rest = number - BigInt(SHORT_VERSIONS); rest > 0n; rest /= SPELLING_RADIX) {
    letters = LETTERS.charAt(Number(rest % SPELLING_RADIX) - 1) + letters;
  }
  return VERSION_SHAPE.test(letters) ? letters : null;
}

/** The short form, or 0 if the version does not fit it. `1.2` and `1.2.0` get different numbers. */
function shortNumber(version: string): number {
  const [, major, minor, patch] = /^(\d{1,2})\.(\d{1,2})(?:\.(\d{1,2}))?$/.exec(version) ?? [];
  if (major === undefined) return 0;
  const third = patch === undefined ? 0 : Number(patch) + 1;
  return 1 + (Number(major) * 100 + Number(minor)) * 101 + third;
}

function shortVersion(number: number): string | null {
  if (number === 0) return null;
  const third = (number - 1) % 101;
  const firstTwo = Math.floor((number - 1) / 101);
  const parts = [Math.floor(firstTwo / 100), firstTwo % 100, ...(third > 0 ? [third - 1] : [])];
  return parts.join('.');
}
