import { decodeReference } from '@homeview/contracts/reference';
import type { Reference } from '@homeview/contracts/reference';
import { findMessages } from '../texts/findMessages';
import type { FoundMessage } from '../texts/findMessages';
import { plain } from '../texts/plain';
import { cases } from './cases';
import type { Case } from './cases';
import { failures } from './failures';
import type { Failure } from './failures';
import { nearSearch } from './nearSearch';
import { openPath } from './openPath';
import { reproduce } from './reproduce';

/** A search result with its reason and the action to take. */
export interface Hit {
  /** Id of a scenario, or `call:failureMode`. */
  readonly id: string;
  /** From 0 to 1. */
  readonly weight: number;
  readonly because: string;
  /** The action to take on the page, or null. */
  readonly act: string | null;
}

export interface Found {
  /** The decoded reference with its link and action; null when the query is not a reference. */
  readonly reference: (Reference & { readonly open: string; readonly act: string | null }) | null;
  readonly messages: readonly FoundMessage[];
  /** True when nothing matches exactly and all hits are only similar. */
  readonly onlyNear: boolean;
  /** Best match first, each case once. */
  readonly hits: readonly Hit[];
}

const LIMIT = 60;

/** Hits of at least this weight are exact: all words, a code, or most of a text. */
const SURE = 0.5;

/** A query with more words is a pasted page, not a customer's sentence. */
const SENTENCE_WORDS = 25;
const NEAR_LIMIT = 8;

/** Searches for a reference, a portal text, a code, a screen, words, or a customer's sentence. */
export function search(query: string): Found {
  const decoded = decodeReference(query);
  if (decoded) {
    const { opening, act } = reproduce(decoded);
    const reference = { ...decoded, open: openPath(opening), act };
    return { reference, messages: [], onlyNear: false, hits: [] };
  }
  const messages = findMessages(query);
  const words = plain(query).split(' ').filter(Boolean);
  const hits = [
    ...cases.flatMap((one) => [
      ...byText(one, messages),
      ...byWords(one.scenario.id, wordsOfCase(one), one.codes, words),
    ]),
    ...failures.flatMap((one) => [
      ...textHits(one.id, one.shows, messages, one.act),
      ...byWords(one.id, wordsOfFailure(one), one.code === null ? [] : [one.code], words),
    ]),
  ];
  const sure = words.length > SENTENCE_WORDS || hits.some(({ weight }) => weight >= SURE);
  const near = sure ? [] : nearHits(query);
  return { reference: null, messages, onlyNear: near.length > 0, hits: best([...hits, ...near]) };
}

const nearHits = (query: string): Hit[] =>
  nearSearch(query, NEAR_LIMIT).map(({ id, nearness, words }) => ({
    id,
    weight: nearness * SURE,
    because: `matches ${words.map((word) => `“${word}”`).join(', ')}`,
    act: null,
  }));

function byText({ scenario, shows, then }: Case, messages: readonly FoundMessage[]): Hit[] {
  const later = then.flatMap(({ act, shows: ids }) => textHits(scenario.id, ids, messages, act));
  return [...textHits(scenario.id, shows, messages, null), ...later];
}

/** A text that shows at once weighs more than one that needs an action first. */
function textHits(
  id: string,
  shows: readonly string[],
  messages: readonly FoundMessage[],
  act: string | null,
): Hit[] {
  return messages
    .filter((message) => shows.includes(message.id))
    .map((message) => ({
      id,
      weight: message.similarity * (act === null ? 1 : 0.9),
      because: `shows “${message.text}”`,
      act,
    }));
}

/** All words must match; a single number may be an error code. */
function byWords(
  id: string,
  text: string,
  codes: readonly number[],
  words: readonly string[],
): Hit[] {
  if (words.length === 0) return [];
  const [only = ''] = words;
  if (words.length === 1 && codes.includes(Number(only))) {
    return [{ id, weight: 0.95, because: `has the code ${only}`, act: null }];
  }
  if (!words.every((word) => text.includes(word))) return [];
  return [{ id, weight: 0.5, because: 'contains these words', act: null }];
}

const wordsOfCase = ({ scenario, screen, kinds, shows, then }: Case): string =>
  plain(
    [
      scenario.id,
      scenario.title,
      scenario.description,
      screen ?? '',
      ...kinds,
      ...scenario.ledger,
      ...shows,
      ...then.flatMap(({ act, shows: later, reads = [] }) => [act, ...later, ...reads]),
    ].join(' '),
  );

const wordsOfFailure = ({ title, screen, shows, ledger }: Failure): string =>
  plain(['failed', title, screen ?? '', ...shows, ...ledger].join(' '));

function best(hits: readonly Hit[]): Hit[] {
  const byId = new Map<string, Hit>();
  for (const hit of hits) if (hit.weight > (byId.get(hit.id)?.weight ?? 0)) byId.set(hit.id, hit);
  return [...byId.values()].sort((a, b) => b.weight - a.weight).slice(0, LIMIT);
}
