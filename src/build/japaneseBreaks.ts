import { TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** A place where a line may break. It has no width, and screen readers and searches skip it. */
const BREAK = '\u200b';

const words = new Intl.Segmenter('ja', { granularity: 'word' });

/** Particles and endings of words close a phrase; the prefixes お and ご do not. */
const CLOSES = /[\p{Script=Hiragana}、。：！？](?<![おご])$/u;
const AFTER_PUNCTUATION = /[、。：！？]$/u;
const KANA = /^\p{Script=Hiragana}/u;
/** Second parts of compounds: 読み込む, 取り消す, 切り替え, 支払い済み, 1か月. */
const CONTINUES = /^[込消替換済月]/u;
const LETTER = /^[\p{L}\p{N}「]/u;
const KANJI_AND_KATAKANA =
  /\p{Script=Han}\|[\p{Script=Katakana}]|[\p{Script=Katakana}ー]\|\p{Script=Han}/u;

function mayBreak(before: string, after: string): boolean {
  if (AFTER_PUNCTUATION.test(before)) return LETTER.test(after);
  if (CLOSES.test(before)) return LETTER.test(after) && !KANA.test(after) && !CONTINUES.test(after);
  return KANJI_AND_KATAKANA.test(`${before.slice(-1)}|${after.slice(0, 1)}`);
}

/** Marks the places between the phrases of a text: Japanese has no spaces between its words. */
export function withBreaks(text: string): string {
  let marked = '';
  for (const { segment } of words.segment(text)) {
    marked += marked !== '' && mayBreak(marked, segment) ? BREAK + segment : segment;
  }
  return marked;
}

/** The same for a parsed message, also before its arguments. */
export const messageWithBreaks = (
  elements: readonly MessageFormatElement[],
): MessageFormatElement[] =>
  elements.map((element, at) => {
    if (element.type === TYPE.literal) {
      const text = withBreaks(element.value);
      const isLast = at === elements.length - 1;
      return { ...element, value: !isLast && CLOSES.test(text) ? text + BREAK : text };
    }
    if (element.type === TYPE.tag) {
      return { ...element, children: messageWithBreaks(element.children) };
    }
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
    const options = Object.entries(element.options).map(([name, option]) => [
      name,
      { ...option, value: messageWithBreaks(option.value) },
    ]);
    return { ...element, options: Object.fromEntries(options) as typeof element.options };
  });
