import {
  CASE_LENGTH,
  CASE_PREFIX,
  bareCase,
  decodeCase,
  hasCheck,
  wholeLength,
} from '@homeview/contracts/customer/caseCode';
import type { CustomerTraits } from '@homeview/contracts/customer/customerTraits';
import { CROCKFORD_DIGITS } from '@homeview/contracts/vocabulary/reference/crockford';
import { BETWEEN, tidy, without } from './pastedText';

/** A case code within a text. */
export interface FoundCase {
  readonly traits: CustomerTraits;
  /** The code as the portal wrote it. */
  readonly code: string;
  /** The text without it. */
  readonly rest: string;
}

const SIGN = '[0-9A-Z]';
/** Enough for the break between two lines of a mail that was quoted several times. */
const GAP = `${BETWEEN}{0,12}`;
/** The version, and what is read as a 1. */
const START = new RegExp(`C(?=${GAP}[${CASE_PREFIX.slice(1)}IL])`, 'gu');
/** More than the longest code has. */
const SIGNS = new RegExp(`(?:${SIGN}${GAP}){0,${CASE_LENGTH + 39}}${SIGN}`, 'uy');

/** Finds the first valid case code in a text of any kind: a mail, a whole page, a quote. */
export function findCase(text: string): FoundCase | null {
  const tidied = tidy(text);
  for (const { index } of tidied.matchAll(START)) {
    const signs = signsFrom(tidied, index);
    const all = bareCase(signs.map(({ sign }) => sign).join(''));
    const code = all.slice(0, wholeLength(all) ?? 0);
    const traits = decodeCase(code);
    const end = signs[code.length - 1]?.end;
    if (traits && end !== undefined) return { traits, code, rest: without(tidied, index, end) };
  }
  return null;
}

interface Sign {
  readonly sign: string;
  /** Where it ends in the text. */
  readonly end: number;
}

function signsFrom(text: string, index: number): readonly Sign[] {
  SIGNS.lastIndex = index;
  const run = SIGNS.exec(text)?.[0] ?? '';
  return [...run.matchAll(/[0-9A-Z]/gu)].map(({ 0: sign, index: at }) => ({
    sign,
    end: index + at + 1,
  }));
}

/**
 * Says what is wrong with a case code that is cut, mistyped, made by hand or of another version; null
 * when the text has a valid one, or nothing like one.
 */
export function caseProblem(text: string): string | null {
  if (findCase(text)) return null;
  const written = writtenIn(tidy(text));
  if (!written) return null;
  const { code, strange } = written;
  const version = code.slice(0, CASE_PREFIX.length);
  if (version !== CASE_PREFIX) {
    return `This case code was made by another version of the portal (${version}). This console reads ${CASE_PREFIX}.`;
  }
  const wrong = code.includes('U') ? 'U' : strange;
  if (wrong !== null) {
    const at = code.includes('U') ? code.indexOf('U') : code.length;
    return `The case code has a ${wrong} after “${code.slice(Math.max(0, at - AROUND), at)}”. A case code never contains that: ask for that character.`;
  }
  return correction(code) ?? wrongLength(code) ?? wrongContent(code);
}

/** Characters that are quoted to name a place. */
const AROUND = 5;

interface Written {
  /** As `bareCase` gives it. */
  readonly code: string;
  /** A character that can’t be in a code, between the beginning of an unfinished one and the rest. */
  readonly strange: string | null;
}

const LOOKS_LIKE = /(?<![0-9A-Z])C(?=[\s\p{Pd}]?[0-9IL])/gu;
/** A text with fewer characters or digits is no code but words, such as "C1" or a type number. */
const LEAST = { characters: 10, ofOtherVersion: 20, digits: 3 };
/** The next group of a code that was broken; a word of a sentence has no digit and is shorter. */
const IS_GROUP = /\d|^.{10}/u;

/** The first part of a tidied text that looks like a case code. */
function writtenIn(text: string): Written | null {
  for (const { index } of text.matchAll(LOOKS_LIKE)) {
    SIGNS.lastIndex = index;
    const groups = [...(SIGNS.exec(text)?.[0] ?? '').matchAll(/[0-9A-Z]+/gu)];
    const parts = groups.map(({ 0: group, index: at }, place) => ({
      code: bareCase(groups.slice(0, place + 1).join('')),
      isGroup: place === 0 ? /^..$|\d/u.test(group) : IS_GROUP.test(group),
      end: index + at + group.length,
    }));
    const other = parts.findIndex(({ isGroup }) => !isGroup);
    const part =
      parts.find(({ code }) => isWhole(code)) ?? (other < 0 ? parts : parts.slice(0, other)).at(-1);
    if (part && looksLikeCode(part.code, text.slice(index, part.end))) {
      const [, strange = null] = /^([^\s0-9A-Z])[0-9A-Z]/u.exec(text.slice(part.end)) ?? [];
      return { code: part.code, strange: isWhole(part.code) ? null : strange };
    }
  }
  return null;
}

const isWhole = (code: string) => code.length === wholeLength(code);

function looksLikeCode(code: string, asWritten: string): boolean {
  const least = code.startsWith(CASE_PREFIX) ? LEAST.characters : LEAST.ofOtherVersion;
  return code.length >= least && asWritten.replace(/\D/gu, '').length >= LEAST.digits;
}

/** The one valid code that differs in a character or in two swapped neighbors. */
function correction(code: string): string | null {
  const valid = [...code].flatMap((own, at) => {
    if (at < CASE_PREFIX.length) return [];
    const [before, after, next = ''] = [code.slice(0, at), code.slice(at + 1), code[at + 1]];
    const replaced = [...CROCKFORD_DIGITS].map((digit) => before + digit + after);
    const swapped = next === own ? [] : [before + next + own + after.slice(1)];
    return [...replaced, ...swapped]
      .filter((other) => hasCheck(other) && decodeCase(other) !== null)
      .map((other) => ({ other, around: code.slice(Math.max(0, at - 2), at + 3) }));
  });
  const [first, second] = valid;
  if (!first || second) return null;
  return `The case code is mistyped in the ${first.around.length} characters “${first.around}”. It is probably ${first.other}.`;
}

function wrongLength(code: string): string | null {
  const whole = wholeLength(code);
  if (whole === null || whole > CASE_LENGTH || whole === code.length) return null;
  const end = `“…${code.slice(-AROUND)}”`;
  const more = Math.abs(whole - code.length);
  const characters = more === 1 ? '1 character' : `${more} characters`;
  return whole > code.length
    ? `The case code is cut: it ends with ${end}, and ${characters} of ${whole} are missing. Ask for the whole code.`
    : `The case code is too long: it ends with ${end}, and ${characters} more than its ${whole} were added.`;
}

const wrongContent = (code: string): string =>
  hasCheck(code)
    ? 'The case code was made by hand: the portal makes no such code. Ask where it is from.'
    : 'The case code is mistyped in more than one place. Ask the customer to copy it instead of typing it.';
