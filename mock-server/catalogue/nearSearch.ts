import MiniSearch from 'minisearch';
import type { SearchResult } from 'minisearch';
import { portalMessages } from '../texts/messages';
import type { MessageForm } from '../texts/messages';
import { cases } from './cases';
import { failures } from './failures';
import { isConcept, termsIn, wordsIn } from './words/queryTerms';
import { SAYINGS } from './words/sayings';

/** A case that words may be about. */
export interface Near {
  /** Id of a scenario, or `call:failureMode`. */
  readonly id: string;
  /** From 0 to 1, relative to the best match. */
  readonly nearness: number;
  /** True when the query is a few keywords, and the case has all of them. */
  readonly hasAll: boolean;
  /** The rarest words of the query that matched, at most three. */
  readonly words: readonly string[];
}

/** Each field holds terms, one a line. */
interface Document {
  readonly id: string;
  readonly title: string;
  readonly sayings: string;
  readonly about: string;
  readonly texts: string;
}

interface Index {
  readonly search: MiniSearch<Document>;
  /** The number of cases that have a term. */
  readonly counts: ReadonlyMap<string, number>;
}

const split = (lines: string): string[] => lines.split('\n').filter(Boolean);
const join = (terms: Iterable<string>): string => [...new Set(terms)].join('\n');
const termLines = (text: string): string => join(termsIn(text).keys());

let index: Index | undefined;

function makeIndex(): Index {
  const said = textReader();
  const documents: Document[] = [
    ...cases.map(({ scenario: { id, title, description }, kinds, shows, reads, then }) => ({
      id,
      title: termLines(`${id.replaceAll('-', ' ')}. ${title}`),
      sayings: termLines(SAYINGS[id] ?? ''),
      about: termLines([description, ...kinds, ...reads, ...then.map(({ act }) => act)].join('. ')),
      texts: said([...shows, ...then.flatMap((later) => later.shows)]),
    })),
    ...failures.map(({ id, call, title, act, shows }) => ({
      id,
      title: termLines(title),
      sayings: termLines(SAYINGS[call] ?? ''),
      about: termLines(['failed', act ?? ''].join('. ')),
      texts: said(shows),
    })),
  ];
  const search = new MiniSearch<Document>({
    fields: ['title', 'sayings', 'about', 'texts'],
    tokenize: split,
    processTerm: (term) => term,
  });
  search.addAll(documents);
  const counts = new Map<string, number>();
  for (const { title, sayings, about, texts } of documents) {
    for (const term of new Set([title, sayings, about, texts].flatMap(split))) {
      counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  }
  return { search, counts };
}

/** Reads the terms of messages: English with its concepts, and the words of the other languages. */
function textReader(): (ids: readonly string[]) => string {
  const forms = new Map<string, MessageForm[]>();
  for (const form of portalMessages()) forms.set(form.id, [...(forms.get(form.id) ?? []), form]);
  const known = new Map<string, readonly string[]>();
  const read = (id: string): readonly string[] => {
    const terms = (forms.get(id) ?? []).flatMap(({ locale, form }) =>
      locale === 'en-US' ? [...termsIn(form).keys()] : wordsIn(form),
    );
    known.set(id, terms);
    return terms;
  };
  return (ids) => join(ids.flatMap((id) => known.get(id) ?? read(id)));
}

/** Unknown words of a query to compare with similar ones; more of them are names and greetings. */
const MAX_UNKNOWN = 30;

/** More words are a sentence. */
const MAX_KEYWORDS = 3;

/** A second problem in the same message is one that names as many other things. */
const MIN_CONCEPTS = 2;

/**
 * Cases that the words of a text may be about, best match first. Rare words count more; typing
 * mistakes and synonyms match too. Works in any language.
 */
export function nearSearch(query: string, limit: number): readonly Near[] {
  index ??= makeIndex();
  const { counts } = index;
  const asked = termsIn(query);
  const terms = [...asked.keys()];
  const known = terms.filter((term) => counts.has(term));
  const unknown = terms.filter((term) => !counts.has(term)).slice(0, MAX_UNKNOWN);
  const found = rank(index, [...known, ...unknown]);
  const [first] = found;
  if (!first) return [];
  const others = terms.filter((term) => !first.queryTerms.includes(term));
  const second = rank(index, others)[0];
  if (second && second.queryTerms.filter(isConcept).length >= MIN_CONCEPTS) {
    const from = found.findIndex(({ id }) => id === second.id);
    const [moved = second] = found.splice(from, 1);
    found.splice(1, 0, { ...moved, score: Math.max(moved.score, first.score * 0.99) });
  }
  const needed = terms.filter((term) => isConcept(term) || !isInConcept(asked, term));
  const areKeywords = unknown.length === 0 && wordsIn(query).length <= MAX_KEYWORDS;
  return onePerCall(found)
    .slice(0, limit)
    .map(({ id, score, queryTerms }) => ({
      id: String(id),
      nearness: score / first.score,
      hasAll: areKeywords && needed.every((term) => queryTerms.includes(term)),
      words: rarest(queryTerms, asked, counts),
    }));
}

/** Whether a word of the query stands for a concept, so that its synonyms are as good. */
const isInConcept = (asked: ReadonlyMap<string, string>, term: string): boolean =>
  [...asked].some(
    ([concept, words]) => isConcept(concept) && words.includes(asked.get(term) ?? ''),
  );

function rank({ search, counts }: Index, terms: readonly string[]): SearchResult[] {
  const isUnknown = (term: string) => !counts.has(term) && !isConcept(term);
  return search.search(terms.join('\n'), {
    boost: { title: 3, sayings: 3, about: 2 },
    boostTerm: (term) => (isConcept(term) ? 2 : 1),
    // Customers do not know call names, so a scenario that matches as well ranks above a failure.
    boostDocument: (id: string) => (id.includes(':') ? 0.75 : 1),
    prefix: (term) => isUnknown(term) && term.length > 3,
    fuzzy: (term) => (isUnknown(term) && term.length > 5 ? 0.2 : false),
  });
}

/** Failures of one call differ little, so only the best of each is kept. */
function onePerCall(found: readonly SearchResult[]): SearchResult[] {
  const calls = new Set<string>();
  return found.filter(({ id }) => {
    const [call = '', mode] = String(id).split(':');
    if (mode === undefined) return true;
    return !calls.has(call) && calls.add(call);
  });
}

/** The number of words that a reason names. */
const REASONS = 3;

function rarest(
  terms: readonly string[],
  asked: ReadonlyMap<string, string>,
  counts: ReadonlyMap<string, number>,
): string[] {
  const words = terms
    .toSorted((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0))
    .map((term) => asked.get(term) ?? term);
  const isPartOf = (word: string) => (other: string) => other !== word && other.includes(word);
  return [...new Set(words)].filter((word) => !words.some(isPartOf(word))).slice(0, REASONS);
}
