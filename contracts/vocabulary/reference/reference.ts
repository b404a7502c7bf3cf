import { BRIDGE_NUMBERS, CALL_NUMBERS, FURTHER_PAGE_NUMBERS } from './callNumbers';
import type { BridgeMethod, FurtherPage } from './callNumbers';
import { readCrockford, writeCrockford } from './crockford';
import { LOCALES } from '../locales';
import type { Locale } from '../locales';
import { PLATFORMS } from '../app/platform';
import type { Platform } from '../app/platform';
import { SCREEN_NUMBERS } from '../app/screens';
import type { Screen } from '../app/screens';
import { versionNumber, versionOf } from './versionNumber';

/** What failed: a call to the service, a further page of a list, or a bridge call to the app. */
export type ReferenceCall = keyof typeof CALL_NUMBERS | FurtherPage | BridgeMethod;

/** Calls of the service stand last: a new one then changes no case code. */
const NUMBERS: Readonly<Record<ReferenceCall, number>> = {
  ...FURTHER_PAGE_NUMBERS,
  ...BRIDGE_NUMBERS,
  ...CALL_NUMBERS,
};

/** Every name, in the order of their lists. */
export const FAILING_CALLS = Object.keys(NUMBERS) as ReferenceCall[];

/** The facts of a failure that a reference encodes. It holds no customer data. Null: unknown or none. */
export interface Reference {
  readonly screen: Screen | null;
  readonly call: ReferenceCall | null;
  /** Six digits at most. */
  readonly code: number | null;
  readonly locale: Locale | null;
  readonly platform: Platform;
  /** Version of the provider's app: up to four numbers of at most five digits, such as `1.13.0.2045`. */
  readonly appVersion: string | null;
}

/** The same facts as the failing code knows them; values without a number are encoded as null. */
export type Failure = { readonly [Fact in keyof Reference]: Reference[Fact] | string | null } & {
  readonly code: number | null;
  readonly platform: Platform;
};

/** Identifies this version of the format. */
const PREFIX = 'R1';
/** Number of values per field, least significant first. A change here needs a new format version. */
const RADIX = { screen: 64, call: 64, code: 2 ** 20, locale: 16, platform: 4 };
/** Codes of this size or more are encoded as null. */
export const CODE_LIMIT = 1_000_000;
/** A prime, so the check detects any one wrong character and any two swapped neighbors. */
const CHECK_MODULUS = 1021n;
const CHECK_LENGTH = 2;
const MIN_BODY_LENGTH = 8;
/** Long enough for the longest version. */
const MAX_BODY_LENGTH = 26;

/** The shortest and the longest reference without its prefix and hyphens. */
export const REFERENCE_LENGTH = {
  min: MIN_BODY_LENGTH + CHECK_LENGTH,
  max: MAX_BODY_LENGTH + CHECK_LENGTH,
};

/** Encodes a failure as a reference for support, such as `R1-0M1EW-ME92B`. Never throws. */
export function encodeReference(failure: Failure): string {
  const parts: readonly [value: number, radix: number][] = [
    [PLATFORMS.indexOf(failure.platform), RADIX.platform],
    [LOCALES.findIndex((locale) => locale === failure.locale) + 1, RADIX.locale],
    [isCode(failure.code) ? failure.code + 1 : 0, RADIX.code],
    [numberIn(NUMBERS, failure.call), RADIX.call],
    [numberIn(SCREEN_NUMBERS, failure.screen), RADIX.screen],
  ];
  const number = parts.reduce(
    (sum, [value, radix]) => sum * BigInt(radix) + BigInt(value),
    versionNumber(failure.appVersion),
  );
  const check = writeCrockford(number % CHECK_MODULUS, CHECK_LENGTH);
  const text = writeCrockford(number, MIN_BODY_LENGTH) + check;
  return [PREFIX, ...(text.match(/.{1,5}/g) ?? [])].join('-');
}

/**
 * Decodes a reference; returns null if it is invalid. Ignores case, spaces and hyphens, and reads O
 * as 0, I and L as 1, because customers read references aloud.
 */
export function decodeReference(text: string): Reference | null {
  const [, body = '', check = ''] =
    SHAPE.exec(text.replace(/[\s\p{Pd}]/gu, '').toUpperCase()) ?? [];
  const number = readCrockford(body);
  const sum = readCrockford(check);
  if (number === null || sum === null || number % CHECK_MODULUS !== sum) return null;
  const reference = referenceOf(number);
  // Rejects what `encodeReference` never writes: unknown numbers, superfluous leading zeros.
  if (!reference || readCrockford(bodyOf(encodeReference(reference))) !== number) return null;
  return reference;
}

const SHAPE = new RegExp(
  `^${PREFIX}([0-9A-Z]{${MIN_BODY_LENGTH},${MAX_BODY_LENGTH}})([0-9A-Z]{${CHECK_LENGTH}})$`,
);

const bodyOf = (text: string) =>
  text.slice(PREFIX.length).replaceAll('-', '').slice(0, -CHECK_LENGTH);

function referenceOf(number: bigint): Reference | null {
  let rest = number;
  const take = (radix: number): number => {
    const value = Number(rest % BigInt(radix));
    rest /= BigInt(radix);
    return value;
  };
  const screen = nameIn(SCREEN_NUMBERS, take(RADIX.screen));
  const call = nameIn(NUMBERS, take(RADIX.call));
  const code = take(RADIX.code) - 1;
  const locale = LOCALES[take(RADIX.locale) - 1] ?? null;
  const platform = PLATFORMS[take(RADIX.platform)];
  if (!platform) return null;
  const appVersion = versionOf(rest);
  return { screen, call, code: isCode(code) ? code : null, locale, platform, appVersion };
}

const isCode = (code: number | null): code is number =>
  code !== null && Number.isInteger(code) && code >= 0 && code < CODE_LIMIT;

const numberIn = (numbers: Readonly<Record<string, number>>, name: string | null): number =>
  name !== null && Object.hasOwn(numbers, name) ? (numbers[name] ?? 0) : 0;

const nameIn = <Name extends string>(numbers: Readonly<Record<Name, number>>, number: number) =>
  (Object.keys(numbers) as Name[]).find((name) => numbers[name] === number) ?? null;
