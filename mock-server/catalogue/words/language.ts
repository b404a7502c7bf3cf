import * as stopword from 'stopword';
import type { Locale } from '@homeview/contracts/vocabulary/locales';
import { normalizeText } from '@homeview/ui/normalizeText';
import { portalMessages } from '../../texts/messages';
import { wordsIn } from './queryTerms';

/** Scripts that one language of the portal uses. Japanese also writes Chinese characters. */
const SCRIPTS: readonly (readonly [RegExp, Locale])[] = [
  [/\p{Script=Thai}/gu, 'th-TH'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja-JP'],
  [/\p{Script=Han}/gu, 'zh-CN'],
];
/** Fewer characters may be a name. */
const MIN_CHARACTERS = 3;

const { eng, deu, fra, spa, ita, ind } = stopword;
const COMMON_WORDS = [
  ['en-US', eng],
  ['de-DE', deu],
  ['fr-FR', fra],
  ['es-ES', spa],
  ['it-IT', ita],
  ['in-ID', ind],
] as const;
/** A word that only one language has weighs 1, so less may be a name. */
const MIN_WEIGHT = 1;

let languages: readonly (readonly [Locale, ReadonlySet<string>])[] | undefined;

/** The most common words of each language, and those of the portal in it. */
const readLanguages = () =>
  COMMON_WORDS.map(([locale, common]) => {
    const forms = portalMessages().flatMap((one) => (one.locale === locale ? [one.form] : []));
    return [locale, new Set([...common.map(normalizeText), ...wordsIn(forms.join('. '))])] as const;
  });

/**
 * The language in which a customer writes, by its script or its words; null if that is unclear.
 * Every English is American English.
 */
export function languageOf(text: string): Locale | null {
  for (const [script, locale] of SCRIPTS) {
    if ((text.match(script)?.length ?? 0) >= MIN_CHARACTERS) return locale;
  }
  const known = (languages ??= readLanguages());
  const weights = new Map<Locale, number>();
  for (const word of wordsIn(text)) {
    const having = known.filter(([, words]) => words.has(word));
    for (const [locale] of having) {
      weights.set(locale, (weights.get(locale) ?? 0) + 1 / having.length);
    }
  }
  const [best, next] = [...weights].toSorted(([, a], [, b]) => b - a);
  return best && best[1] >= MIN_WEIGHT && best[1] > (next?.[1] ?? 0) ? best[0] : null;
}
