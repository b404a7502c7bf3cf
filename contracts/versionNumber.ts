/** How versions are written: the app's own, and those that the fake phone takes. */
export const VERSION_SHAPE = /^\d{1,5}(\.\d{1,5}){0,3}$/;

/** Numbers up to here are two or three numbers of two digits, as most versions are; 0: none. */
const SHORT_VERSIONS = 1 + 100 * 100 * 101;
/** What a longer version is spelt with, each letter a digit from 1 on, so that no leading one is lost. */
const LETTERS = '0123456789.';
const SPELLING_RADIX = BigInt(LETTERS.length + 1);

/** A version of the app as a number, 0 for none and for invalid text. */
export function versionNumber(version: string | null): bigint {
  if (version === null || !VERSION_SHAPE.test(version)) return 0n;
  const short = shortNumber(version);
  // A version with zeros in front is spelt, or it would come back without them.
  if (shortVersion(short) === version) return BigInt(short);
  const spelt = [...version].reduce(
    (sum, letter) => sum * SPELLING_RADIX + BigInt(LETTERS.indexOf(letter) + 1),
    0n,
  );
  return BigInt(SHORT_VERSIONS) + spelt;
}

/** The version that is a number, null for none. */
export function versionOf(number: bigint): string | null {
  if (number < SHORT_VERSIONS) return shortVersion(Number(number));
  let letters = '';
  for (let rest = number - BigInt(SHORT_VERSIONS); rest > 0n; rest /= SPELLING_RADIX) {
    letters = LETTERS.charAt(Number(rest % SPELLING_RADIX) - 1) + letters;
  }
  return VERSION_SHAPE.test(letters) ? letters : null;
}

/** A version without a third number is another one than that with 0. */
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
