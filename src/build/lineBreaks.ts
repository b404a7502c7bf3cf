import { TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { loadDefaultJapaneseParser } from 'budoux';

/** A place where a line may break. It has no width, and screen readers and searches skip it. */
const ZERO_WIDTH_SPACE = '\u200b';
/** A place where no line may break, also without width. */
const WORD_JOINER = '\u2060';
/** Stands for an argument or a tag while the text around it is marked. */
const ARGUMENT = '\ufffc';

const phrases = loadDefaultJapaneseParser();
const words = new Intl.Segmenter('ja', { granularity: 'word' });
/** No line begins with these; 月 for 1か月. */
const NO_START = /^[\p{Po}\p{Pe}\p{Pf}\s月]/u;

/** Between katakana and kanji, where a phrase that is wider than a column of a small phone may break. */
const BETWEEN_SCRIPTS =
  /([\p{Script=Katakana}ー])(?=\p{Script=Han})|(\p{Script=Han})(?=\p{Script=Katakana})/gu;
const LONG_PHRASE = 8;

/** Marks the ends of phrases, because Japanese has no spaces. BudouX splits a few words: 方|法. */
export function markJapanese(text: string): string {
  const starts = new Set([...words.segment(text)].map(({ index }) => index));
  let marked = '';
  for (const phrase of phrases.parse(text)) {
    const at = marked.replaceAll(ZERO_WIDTH_SPACE, '').length;
    const mayStart = at > 0 && starts.has(at) && !NO_START.test(phrase);
    marked += mayStart ? ZERO_WIDTH_SPACE : '';
    marked +=
      phrase.length > LONG_PHRASE
        ? phrase.replace(BETWEEN_SCRIPTS, `$&${ZERO_WIDTH_SPACE}`)
        : phrase;
  }
  return marked;
}

/** Loan words that are missing in the dictionary with which browsers find the words of Thai. */
const LOAN_WORDS = [
  ['แพ็ก', 'เก', 'จ'],
  ['คลา', 'วด์'],
  ['สมา', 'ร์ท'],
];

/** Browsers break between the words that they know; this keeps the others in one piece. */
export const markThai = (text: string): string =>
  LOAN_WORDS.reduce(
    (marked, parts) => marked.replaceAll(parts.join(''), parts.join(WORD_JOINER)),
    text,
  );

/**
 * Chinese may break between any two characters; this leaves no last one of a sentence or of another
 * long text alone on its line.
 */
export const markChinese = (text: string): string =>
  text.replace(
    /(?<=\p{Script=Han})\p{Script=Han}[。！？…]+$|(?<=\p{Script=Han}{6})\p{Script=Han}$/u,
    `${WORD_JOINER}$&`,
  );

/** Marks the texts of a parsed message, also before and after its arguments. */
export function markMessage(
  elements: readonly MessageFormatElement[],
  mark: (text: string) => string,
): MessageFormatElement[] {
  const inside = (element: MessageFormatElement): MessageFormatElement => {
    if (element.type === TYPE.tag) {
      return { ...element, children: markMessage(element.children, mark) };
    }
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
    const options = Object.entries(element.options).map(([name, option]) => [
      name,
      { ...option, value: markMessage(option.value, mark) },
    ]);
    return { ...element, options: Object.fromEntries(options) as typeof element.options };
  };
  const text = elements.map((one) => (one.type === TYPE.literal ? one.value : ARGUMENT)).join('');
  const others = elements.filter(({ type }) => type !== TYPE.literal).map(inside);
  return mark(text)
    .split(ARGUMENT)
    .flatMap((value, at) => [
      ...(value === '' ? [] : [{ type: TYPE.literal as const, value }]),
      ...others.slice(at, at + 1),
    ]);
}
