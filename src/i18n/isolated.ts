/** Right-to-left letters and marks. */
const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u200f\u061c]/u;

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_DIRECTIONAL_ISOLATE = '\u2069';

/**
 * Isolates a right-to-left name, so that it does not reorder the sentence around it; other names
 * are unchanged. In markup, use `bdi`.
 */
export const isolated = (name: string): string =>
  RIGHT_TO_LEFT.test(name) ? FIRST_STRONG_ISOLATE + name + POP_DIRECTIONAL_ISOLATE : name;

/** Isolates every string in the values of a message. */
export const isolatedValues = <V>(values: Readonly<Record<string, V>>) =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      key,
      typeof value === 'string' ? isolated(value) : value,
    ]),
  );
