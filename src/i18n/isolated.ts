/** Letters and marks that are read from right to left. */
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u200f\u061c]/u;

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_DIRECTIONAL_ISOLATE = '\u2069';

/**
 * A name inside a sentence, kept from changing the order of the words and figures around it; other
 * names are left as they are. In markup `bdi` does the same.
 */
export const isolated = (name: string): string =>
  RIGHT_TO_LEFT.test(name) ? FIRST_STRONG_ISOLATE + name + POP_DIRECTIONAL_ISOLATE : name;

/** The same for every string among the values of a text. */
export const isolatedValues = <V>(values: Readonly<Record<string, V>>) =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'string' ? isolated(value) : value,
    ]),
  );
