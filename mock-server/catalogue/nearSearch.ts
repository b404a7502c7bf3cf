import MiniSearch from 'minisearch';
import { portalMessages } from '../texts/messages';
import { plain } from '../texts/plain';
import { cases } from './cases';
import { thing } from './synonyms';
import { failures } from './failures';

/** A case that a sentence may be about. */
export interface Near {
  /** Id of a scenario, or `call:failureMode`. */
  readonly id: string;
  /** From 0 to 1, relative to the best match. */
  readonly nearness: number;
  /** The words of the sentence that matched. */
  readonly words: readonly string[];
}

interface Document {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly texts: string;
}

/** Splits words with a dictionary in scripts that have no spaces. */
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

const wordsIn = (text: string): string[] =>
  [...segmenter.segment(plain(text))].flatMap(({ segment, isWordLike }) =>
    isWordLike ? [segment] : [],
  );

/** Removes the English plural ending. */
const single = (word: string): string => (/^[a-z]{4,}s$/.test(word) ? word.slice(0, -1) : word);

/** The index term of a query word; null for short words that carry no meaning. */
function termOf(word: string): string | null {
  const named = thing(single(word));
  return named === single(word) && /^[a-z]{1,3}$/.test(named) ? null : named;
}

/** Indexes the word itself as well, so that fuzzy matching finds mistyped words. */
const termsOf = (word: string): string[] => [...new Set([single(word), thing(single(word))])];

let index: MiniSearch<Document> | undefined;

function makeIndex(): MiniSearch<Document> {
  const texts = new Map<string, string>();
  for (const { id, form } of portalMessages()) texts.set(id, `${texts.get(id) ?? ''} ${form}`);
  const said = (ids: readonly string[]) => ids.map((id) => texts.get(id) ?? '').join(' ');
  const made = new MiniSearch<Document>({
    fields: ['title', 'about', 'texts'],
    tokenize: wordsIn,
    processTerm: termsOf,
  });
  made.addAll(
    cases.map(({ scenario: { id, title, description }, kinds, shows, reads, then }) => ({
      id,
      title: `${id.replaceAll('-', ' ')} ${title}`,
      about: [description, ...kinds, ...reads, ...then.map(({ act }) => act)].join(' '),
      texts: said([...shows, ...then.flatMap((later) => later.shows)]),
    })),
  );
  made.addAll(
    failures.map(({ id, title, act, shows }) => ({
      id,
      title,
      about: ['failed', act ?? ''].join(' '),
      texts: said(shows),
    })),
  );
  return made;
}

/**
 * Cases that a customer's sentence may be about, best match first. Rare words count more; typing
 * mistakes and synonyms match too. Works in any language.
 */
export function nearSearch(query: string, limit: number): readonly Near[] {
  index ??= makeIndex();
  const asked = wordsIn(query);
  const found = index
    .search(query, {
      processTerm: termOf,
      boost: { title: 3, about: 2 },
      // Customers do not know call names, so a scenario that matches as well ranks above a failure.
      boostDocument: (id: string) => (id.includes(':') ? 0.6 : 1),
      fuzzy: (word) => (word.length > 5 ? 0.2 : false),
    })
    .slice(0, limit);
  const best = found[0]?.score ?? 1;
  return found.map(({ id, score, queryTerms }) => ({
    id: String(id),
    nearness: score / best,
    words: [...new Set(asked.filter((word) => queryTerms.includes(termOf(word) ?? '')))],
  }));
}
