import * as stopword from 'stopword';
import { normalizeText } from '@homeview/ui/normalizeText';
import { conceptsIn } from './concepts';

/** Splits words with a dictionary in scripts that have no spaces. */
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

/** Parts of a text, since the time of the segmenter grows with the square of the length. */
const PARTS = /[^.,;!?。、！？]{1,200}[.,;!?。、！？]*/gu;

/** The words of a text, normalized, in their order. */
export const wordsIn = (text: string): string[] =>
  [...normalizeText(text).matchAll(PARTS)].flatMap(([part]) =>
    [...segmenter.segment(part)].flatMap(({ segment, isWordLike }) =>
      isWordLike ? [segment] : [],
    ),
  );

const { eng, deu, fra, spa, ita, zho, jpn, tha, ind } = stopword;
/** Words of every mail that the lists do not have. */
const COURTESY =
  "hello dear team please thanks thank regards says said tells told want need know help don't can't isn't won't i'm it's hallo bitte danke grüßen bonjour merci cordialement hola gracias saludos ciao grazie saluti 您好 谢谢 お願い よろしく สวัสดี ครับ ค่ะ คะ ช่วย terima kasih halo mohon";
const STOP_WORDS = new Set(
  [eng, deu, fra, spa, ita, zho, jpn, tha, ind, COURTESY.split(' ')].flat().map(normalizeText),
);

/** Japanese particles and endings are written in hiragana. */
const isParticle = (word: string): boolean => /^\p{Script=Hiragana}{1,3}$/u.test(word);

/** Whether a word means something by itself. */
const hasMeaning = (word: string): boolean =>
  [...word].length > 1 && !STOP_WORDS.has(word) && !isParticle(word) && !/^[\d.,]+$/.test(word);

/** Removes the English plural ending. */
const single = (word: string): string => (/^[a-z]{4,}s$/.test(word) ? word.slice(0, -1) : word);

/** The term of a concept; no word begins like this. */
const termOf = (concept: string): string => `:${concept}`;
export const isConcept = (term: string): boolean => term.startsWith(':');

/** The terms of a text with the words that stand for them. */
export function termsIn(text: string): ReadonlyMap<string, string> {
  const terms = new Map<string, string>();
  for (const [concept, words] of conceptsIn(normalizeText(text))) terms.set(termOf(concept), words);
  for (const word of wordsIn(text)) {
    const term = single(word);
    if (hasMeaning(word) && !terms.has(term)) terms.set(term, word);
  }
  return terms;
}
