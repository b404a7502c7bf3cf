import MiniSearch from 'minisearch';
import { portalMessages } from '../texts/messages';
import { plain } from '../texts/plain';
import { cases } from './cases';
import { thing } from './synonyms';
import { failures } from './failures';

/** Something that a sentence may be about. */
export interface Near {
  /** Id of a scenario, or `call:mishap` of a failure. */
  readonly id: string;
  /** 0 to 1: against the likeliest. */
  readonly nearness: number;
  /** Words of the sentence that it is about. */
  readonly words: readonly string[];
}

interface Document {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly texts: string;
}

/** In scripts without spaces a dictionary tells the words. */
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

const wordsIn = (text: string): string[] =>
  [...segmenter.segment(plain(text))].flatMap(({ segment, isWordLike }) =>
    isWordLike ? [segment] : [],
  );

/** Without the ending of an English plural. */
const single = (word: string): string => (/^[a-z]{4,}s$/.test(word) ? word.slice(0, -1) : word);

/** What a word of a sentence names; null: it says nothing. */
function termOf(word: string): string | null {
  const named = thing(single(word));
  return named === single(word) && /^[a-z]{1,3}$/.test(named) ? null : named;
}

/** As it stands as well: for words that are mistyped. */
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
 * What a customer's own sentence may be about, the likeliest first: by the words that few cases have,
 * with typing mistakes, and by other words for the same thing. In any language.
 */
export function nearSearch(query: string, limit: number): readonly Near[] {
  index ??= makeIndex();
  const asked = wordsIn(query);
  const found = index
    .search(query, {
      processTerm: termOf,
      boost: { title: 3, about: 2 },
      // A failure is named by its call, which no customer knows: a case that fits as well says more.
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
