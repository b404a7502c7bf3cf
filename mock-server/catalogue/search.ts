import { caseProblem, findCase } from '../texts/findCase';
import { findReference, referenceProblem } from '../texts/findReference';
import type { Locale } from '@homeview/contracts/vocabulary/locales';
import type { Reference } from '@homeview/contracts/vocabulary/reference/reference';
import { findScenario } from '../scenarios/registry';
import { findMessages } from '../texts/findMessages';
import type { FoundMessage } from '../texts/findMessages';
import { findBills } from './bills';
import { cases } from './cases';
import type { Case } from './cases';
import { describeCase } from './describeCase';
import type { DescribedCase } from './describeCase';
import { failures } from './failures';
import { MAX_QUERY_LENGTH } from './queryLength';
import { nearSearch } from './nearSearch';
import type { Near } from './nearSearch';
import { openPath } from './openPath';
import { reproduce } from './reproduce';
import { amountsIn } from './words/amounts';
import type { Amounts } from './words/amounts';
import { languageOf } from './words/language';

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
  /** The customer of the first case code in the query; null when there is none. */
  readonly customer: DescribedCase | null;
  /** What is wrong with a damaged case code; null when there is none. */
  readonly caseProblem: string | null;
  /** The first reference in the query, with its link and action; null when there is none. */
  readonly reference: (Reference & { readonly open: string; readonly act: string | null }) | null;
  /** What is wrong with a cut or mistyped reference; null when there is none. */
  readonly referenceProblem: string | null;
  readonly messages: readonly FoundMessage[];
  /** The language in which the text is written; null if that is unclear. */
  readonly language: Locale | null;
  /** True when nothing matches exactly and all hits are only similar. */
  readonly onlyNear: boolean;
  /** Best match first, each case once. */
  readonly hits: readonly Hit[];
}

const LIMIT = 60;
/** Hits that only resemble the query; more of them are noise. */
const NEAR_LIMIT = 8;

/** Hits of at least this weight are exact: all words, a code, or most of a text. */
const SURE = 0.5;

/** The weight of a hit by its name or code. */
const NAMED = 0.95;

/**
 * Searches for case codes, references, portal texts, codes, screens, sums and days, and the words of customers:
 * a keyword, a sentence, or a whole mail or page.
 */
export function search(query: string): Found {
  const asked = query.slice(0, MAX_QUERY_LENGTH);
  const customer = findCase(asked);
  const noCase = customer?.rest ?? asked;
  const found = findReference(noCase);
  const text = found?.rest ?? noCase;
  const messages = findMessages(text);
  const amounts = amountsIn(text);
  const near = nearSearch(amounts.rest, LIMIT);
  const named = [
    found ? sameFailure(found.reference) : [],
    cases.flatMap((one) => byText(one, messages)),
    messages.flatMap(byPage),
    failures.flatMap(({ id, shows, act }) => textHits(id, shows, messages, act)),
    cases.flatMap((one) => byName(one, text)),
    failures.flatMap(({ id, code }) => byCode(id, code === null ? [] : [code], text)),
  ];
  // A whole text or a name leaves nothing to guess from its words.
  const isWhole = !found && !customer && named.flat().some(({ weight }) => weight >= NAMED);
  const hits = best(isWhole ? named : [...named, byBill(amounts, near), byWords(near)]);
  return {
    customer: customer && describeCase(customer.traits, customer.code),
    caseProblem: customer ? null : caseProblem(asked),
    reference: found && reproduced(found.reference),
    referenceProblem: found ? null : referenceProblem(noCase),
    messages,
    language: languageOf(text),
    onlyNear: hits.length > 0 && hits.every(({ weight }) => weight < SURE),
    hits,
  };
}

function reproduced(reference: Reference) {
  const { opening, act } = reproduce(reference);
  return { ...reference, open: openPath(opening), act };
}

/** The failure of a reference comes first. */
const sameFailure = ({ call, code }: Reference): Hit[] =>
  failures
    .filter((one) => one.call === call && one.code === code)
    .map(({ id, act }) => ({ id, weight: 1, because: 'is the failure of the reference', act }));

const byWords = (near: readonly Near[]): Hit[] =>
  near
    .filter(({ hasAll }, at) => hasAll || at < NEAR_LIMIT)
    .map(({ id, nearness, hasAll, words }) => ({
      id,
      weight: hasAll ? SURE + 0.3 * nearness : nearness * (SURE - 0.01),
      because: `matches ${words.map((word) => `“${word}”`).join(', ')}`,
      act: null,
    }));

/** A text of nothing but sums and days is about bills; otherwise its words decide between them. */
function byBill(amounts: Amounts, near: readonly Near[]): Hit[] {
  const isBare = !/\p{L}/u.test(amounts.rest);
  const found = findBills(amounts);
  // Among words, a sum that few bills have says more.
  const rarity = 0.4 / Math.sqrt(found.length);
  const weights = { both: 0.9, one: isBare ? SURE : rarity, near: isBare ? SURE - 0.1 : 0 };
  return found
    .slice(0, found[0]?.match === 'near' ? NEAR_LIMIT : LIMIT)
    .map(({ id, match, because }) => {
      const nearness = near.find((one) => one.id === id)?.nearness ?? 0;
      const isOnScreen = findScenario(id)?.path.startsWith('/bills') === true;
      const more = isBare && isOnScreen ? 0.05 : 0;
      const weight = weights[match] + more + nearness * (match === 'both' ? 0.05 : SURE - 0.06);
      return { id, weight, because, act: null };
    });
}

function byText({ scenario, shows, then }: Case, messages: readonly FoundMessage[]): Hit[] {
  const later = then.flatMap(({ act, shows: ids }) => textHits(scenario.id, ids, messages, act));
  return [...textHits(scenario.id, shows, messages, null), ...later];
}

const textIdsOf = ({ shows, then }: Case): readonly string[] => [
  ...shows,
  ...then.flatMap((later) => later.shows),
];
const listed = new Set(cases.flatMap(textIdsOf));

/** What the ids of a page's texts begin with. */
const pageOf = (id: string): string => id.replace(/[._].*/s, '');
const pages = cases.map((one) => ({
  id: one.scenario.id,
  names: new Set(textIdsOf(one).map(pageOf)),
}));

/** A text that is as similar as this is nearly all of the query. */
const WHOLE = 0.8;

/** Words beside its arguments that tell a text from any other sentence. */
const OWN_WORDS = 5;

function hasOwnWords(text: string): boolean {
  if (!text.includes('{')) return true;
  const own = text.replace(/\{\w+\}/g, ' ');
  return !own.includes('{') && own.split(/\s+/).filter(Boolean).length >= OWN_WORDS;
}

/** A text that no case lists leads to the cases with other texts of its page. */
function byPage({ id, text, similarity }: FoundMessage): Hit[] {
  if (listed.has(id) || similarity < WHOLE || !hasOwnWords(text)) return [];
  const because = `has other texts of the page with “${text}”`;
  return pages
    .filter(({ names }) => names.has(pageOf(id)))
    .map((one) => ({ id: one.id, weight: SURE * similarity, because, act: null }));
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

/** A scenario by its id, its screen, a row of the ledger, a message id or a code. */
function byName(one: Case, query: string): Hit[] {
  const { scenario, screen, codes } = one;
  const name = query.trim();
  const names = [scenario.id, screen, ...scenario.ledger, ...textIdsOf(one)];
  const named = names.includes(name)
    ? [{ id: scenario.id, weight: NAMED, because: `has the name ${name}`, act: null }]
    : [];
  return [...named, ...byCode(scenario.id, codes, name)];
}

const byCode = (id: string, codes: readonly number[], query: string): Hit[] =>
  /^\s*\d+\s*$/.test(query) && codes.includes(Number(query))
    ? [{ id, weight: NAMED, because: `has the code ${query.trim()}`, act: null }]
    : [];

/** The best hits of all kinds. A case found in several ways weighs more, with its best reason. */
function best(kinds: readonly (readonly Hit[])[]): Hit[] {
  const byId = new Map<string, Hit>();
  for (const hits of kinds) {
    for (const hit of strongest(hits)) {
      const other = byId.get(hit.id);
      const weight = 1 - (1 - hit.weight) * (1 - (other?.weight ?? 0));
      byId.set(hit.id, { ...(other && other.weight >= hit.weight ? other : hit), weight });
    }
  }
  return [...byId.values()].sort((a, b) => b.weight - a.weight).slice(0, LIMIT);
}

/** The best hit of each case. */
function strongest(hits: readonly Hit[]): readonly Hit[] {
  const byId = new Map<string, Hit>();
  for (const hit of hits) if (hit.weight > (byId.get(hit.id)?.weight ?? 0)) byId.set(hit.id, hit);
  return [...byId.values()];
}
