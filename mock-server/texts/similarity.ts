import escapeRegExp from 'lodash/escapeRegExp.js';
import { MIN_COVERED } from './grams';
import { ANYTHING } from './messageForms';

/** The maximum length of the text that an argument prints. */
const MAX_ARGUMENT = 80;

/** The number of literal characters in a form, without arguments. */
const said = (form: string): number => form.replaceAll(ANYTHING, '').trim().length;

/** Forms with fewer literal characters are ignored: `{price}` alone matches every text. */
const MIN_SAID = 2;

/** A quote of this many characters is evidence, however long the text around it is. */
const LONG_QUOTE = 60;
/** Shorter quotes are everyday words, such as "gift card". */
const SHORT_QUOTE = 20;

/**
 * How well a plain text matches a form of a message, from 0 to 1. 1 is the whole message; less
 * means that the query contains more text, or only a part of the message.
 */
export function similarity(form: string, query: string): number {
  const own = said(form);
  if (own < MIN_SAID || query === '') return 0;
  if (!form.includes(ANYTHING)) return withoutArguments(form, query);
  const pieces = form.split(ANYTHING);
  if (pieces.every((piece) => query.includes(piece.trim()))) {
    const body = pieces.map(escapeRegExp).join(`.{1,${MAX_ARGUMENT}}?`);
    if (new RegExp(`^${body}$`, 's').test(query)) return 1;
    const match = new RegExp(body, 's').exec(query);
    if (match && standsAlone(query, match[0])) return quoted(own, match[0].length, query);
  }
  if (query.length > form.length + (pieces.length - 1) * MAX_ARGUMENT) return 0;
  return (0.9 * partOf(form, query)) / own;
}

/** A message within a longer text: the part of the text that it is, or its own length. */
function quoted(own: number, length: number, query: string): number {
  const part = (length / query.length) * Math.min(1, own / SHORT_QUOTE);
  return 0.9 * Math.max(part, Math.min(1, own / LONG_QUOTE));
}

function withoutArguments(form: string, query: string): number {
  if (form === query) return 1;
  if (form.includes(query)) return isWords(form, query) ? (0.9 * query.length) / form.length : 0;
  const within = query.includes(form) && standsAlone(query, form);
  return within ? quoted(form.length, form.length, query) : 0;
}

/** A shorter word must be whole: "vat" is no part of "activating". */
const MIN_PREFIX = 4;

/** True when a part begins at the beginning of a word, and ends at an end or in a long word. */
function isWords(form: string, part: string): boolean {
  const lastWord = /[a-z\d]*$/.exec(part)?.[0] ?? '';
  const from = [...form.matchAll(new RegExp(escapeRegExp(part), 'g'))].map(({ index }) => index);
  return from.some((at) => {
    const [before, after] = [form[at - 1] ?? ' ', form[at + part.length] ?? ' '];
    const begins = !/[a-z\d]/.test(before) || !/^[a-z\d]/.test(part);
    return (
      begins && (lastWord.length === 0 || lastWord.length >= MIN_PREFIX || !/[a-z\d]/.test(after))
    );
  });
}

/**
 * True at word boundaries: "ok" is no part of "broken". Scripts without spaces have no boundaries.
 */
function standsAlone(query: string, part: string): boolean {
  const from = query.indexOf(part);
  const [before, after] = [query[from - 1] ?? ' ', query[from + part.length] ?? ' '];
  return !/[a-z\d]/.test(before) && !/[a-z\d]/.test(after);
}

/**
 * Literal characters of the form that a query matches, if the whole query fits into the form and
 * each argument takes at least one letter. Otherwise 0, also when most of the query would be
 * arguments.
 */
function partOf(form: string, query: string): number {
  let open = new Map<number, number>();
  for (let start = 0; start < form.length; start += 1) {
    const isInWord = /[a-z\d]{2}/.test(form.slice(Math.max(0, start - 1), start + 1));
    if (!isInWord) open.set(start, 0);
  }
  for (const letter of query) {
    const next = new Map<number, number>();
    const reach = (at: number, count: number): void => {
      if (count >= (next.get(at) ?? 0)) next.set(at, count);
    };
    for (const [at, count] of open) {
      if (form[at] === ANYTHING) {
        reach(at, count);
        reach(at + 1, count);
      } else if (form[at] === letter) {
        reach(at + 1, count + 1);
      }
    }
    if (next.size === 0) return 0;
    open = next;
  }
  const best = Math.max(0, ...open.values());
  return best >= query.length * MIN_COVERED ? best : 0;
}
