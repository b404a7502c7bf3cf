import { CROCKFORD_DIGITS } from '@homeview/contracts/vocabulary/reference/crockford';
import {
  REFERENCE_LENGTH,
  decodeReference,
  encodeReference,
} from '@homeview/contracts/vocabulary/reference/reference';
import type { Reference } from '@homeview/contracts/vocabulary/reference/reference';
import { BETWEEN, bare, tidy, without } from './pastedText';

/** A reference within a text. */
export interface FoundReference {
  readonly reference: Reference;
  /** The text without it. */
  readonly rest: string;
}

const BODY = `[0-9A-Z](?:${BETWEEN}{0,6}[0-9A-Z])*`;
/** `R1` anywhere, `RI` only before a separator: words begin like that too. */
const START = new RegExp(`(?<![0-9A-Z])R(?:1${BETWEEN}{0,6}|[IL]${BETWEEN}{1,6})|R1\\p{Pd}`, 'gu');
/** Groups without their beginning, as in "0M1EW-ME92B". */
const NO_START = new RegExp(
  `(?<![0-9A-Z])[0-9A-Z]{5}(?:${BETWEEN}{0,2}\\p{Pd}${BETWEEN}{0,2}[0-9A-Z]{1,5})+`,
  'gu',
);

/** Enough text for the longest reference with all its separators. */
const REACH = 140;
/** The number of beginnings to try, so that no text takes long. */
const MAX_TRIED = 50;

/**
 * Finds the first valid reference in a text of any kind: a mail, a whole page, a quote. The checksum
 * decides what is one.
 */
export function findReference(text: string): FoundReference | null {
  const tidied = tidy(text);
  for (const { index, 0: start } of tried(tidied, START)) {
    const from = index + start.length;
    for (const end of endsOf(tidied, from)) {
      const reference = decodeReference(`R1${bare(tidied.slice(from, end))}`);
      if (reference) return { reference, rest: without(tidied, index, end) };
    }
  }
  for (const { index, 0: groups } of tried(tidied, NO_START)) {
    const reference = decodeReference(`R1${bare(groups)}`);
    if (reference) return { reference, rest: without(tidied, index, index + groups.length) };
  }
  return null;
}

const tried = (text: string, pattern: RegExp): readonly RegExpExecArray[] =>
  [...text.matchAll(pattern)].slice(0, MAX_TRIED);

/** Where the reference that begins at `from` may end: at the ends of words, nearest first. */
function endsOf(text: string, from: number): readonly number[] {
  const body = new RegExp(`^${BODY}`, 'u').exec(text.slice(from, from + REACH))?.[0] ?? '';
  return [...body.matchAll(/[0-9A-Z](?![0-9A-Z])/gu)]
    .map(({ index }) => index + 1)
    .filter((end) => {
      const { length } = bare(body.slice(0, end));
      return length >= REFERENCE_LENGTH.min && length <= REFERENCE_LENGTH.max;
    })
    .map((end) => from + end);
}

/** What looks like a reference but is none. */
const LOOKS_LIKE = /(?<![0-9A-Z])R[1IL](?:\s?\p{Pd}\s?[0-9A-Z\p{Pd}]*|[0-9A-Z]{6,28}(?![0-9A-Z]))/u;
const GROUP_LENGTH = 5;
const EXAMPLE = 'R1-0M1EW-ME92B';

/**
 * Says which part of a cut or mistyped reference is wrong; null when the text has nothing like a
 * reference.
 */
export function referenceProblem(text: string): string | null {
  const written = LOOKS_LIKE.exec(tidy(text))?.[0]
    .replace(/\s/gu, '')
    .replace(/\p{Pd}/gu, '-');
  if (written === undefined || !/\d/.test(written)) return null;
  const groups = written.slice(2).split('-').filter(Boolean);
  const named = `“R1${groups.map((group) => `-${group}`).join('')}”`;
  const strange = groups.find((group) => group.includes('U'));
  if (strange !== undefined) {
    return `${named} has a U in “${strange}”. A reference never contains a U: ask for that character.`;
  }
  const isGrouped = written[2] === '-';
  const short = isGrouped ? groups.slice(0, -1).find((g) => g.length < GROUP_LENGTH) : undefined;
  if (short !== undefined) {
    return `In ${named}, characters are missing in “${short}”: this group has ${GROUP_LENGTH}, as in ${EXAMPLE}.`;
  }
  const long = isGrouped ? groups.find((group) => group.length > GROUP_LENGTH) : undefined;
  if (long !== undefined) {
    return `In ${named}, “${long}” is too long: a group has at most ${GROUP_LENGTH} characters, as in ${EXAMPLE}.`;
  }
  const { length } = groups.join('');
  if (length < REFERENCE_LENGTH.min) {
    return `The end of ${named} is missing: at least ${REFERENCE_LENGTH.min} characters follow R1, as in ${EXAMPLE}, and here are ${length}.`;
  }
  return mistyped(named, groups);
}

/** The valid references that differ in one character or in two swapped neighbors. */
function correctionsOf(body: string): readonly string[] {
  const others = [...body].flatMap((own, at) => {
    const [before, after, next = ''] = [body.slice(0, at), body.slice(at + 1), body[at + 1]];
    const replaced = [...CROCKFORD_DIGITS].map((digit) => before + digit + after);
    return next === '' || next === own
      ? replaced
      : [...replaced, before + next + own + body.slice(at + 2)];
  });
  const valid = others.flatMap((other) => {
    const reference = decodeReference(`R1${other}`);
    return reference ? [encodeReference(reference)] : [];
  });
  return [...new Set(valid)];
}

/** More corrections than this say nothing. */
const MAX_CORRECTIONS = 3;

function mistyped(named: string, groups: readonly string[]): string {
  const body = groups.join('');
  const corrections = body.length > REFERENCE_LENGTH.max ? [] : correctionsOf(body);
  if (corrections.length === 0 || corrections.length > MAX_CORRECTIONS) {
    return `${named} doesn’t exist: a character is wrong, or a group at the end is missing. Ask the customer to read it again.`;
  }
  const right = corrections.map((correction) => correction.split('-').slice(1));
  const wrong = groups.filter((group, at) => right.some((other) => other[at] !== group));
  const parts = wrong.map((group) => `“${group}”`).join(' or ');
  return `In ${named}, ${parts} is mistyped. The customer probably has ${corrections.join(' or ')}.`;
}
