export interface Tidy {
  /** Cleans a whole value. Must be idempotent. */
  readonly clean: (value: string) => string;
  /** The maximum length of a cleaned value. */
  readonly most: number;
}

/** A text that is inserted between the texts before and after the caret or selection. */
export interface Insertion {
  readonly before: string;
  readonly inserted: string;
  readonly after: string;
}

/**
 * The value after an insertion, cleaned. Characters that exceed the maximum length are not taken, so
 * that the text after them is kept.
 */
export function tidyInsertion({ before, inserted, after }: Insertion, { clean, most }: Tidy) {
  const fits = (taken: string) => clean(before + taken + after).length <= most;
  // Cleaning may find another code in the whole text. A full field keeps its own.
  const isFull = !fits('0');
  let taken = isFull ? '' : inserted;
  if (!fits(taken)) {
    taken = '';
    for (const { segment } of new Intl.Segmenter('en').segment(inserted)) {
      if (!fits(taken + segment)) break;
      taken += segment;
    }
  }
  const value = clean(before + taken + after);
  const caret = Math.min(clean(before + taken).length, value.length);
  return { value, caret, isTaken: taken !== '' && value !== clean(before + after) };
}

/** The range in which two texts differ; does not split a surrogate pair. */
export function differenceOf(from: string, to: string) {
  const [old, now] = [[...from], [...to]];
  const least = Math.min(old.length, now.length);
  let start = 0;
  while (start < least && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < least - start && old.at(-1 - end) === now.at(-1 - end)) end += 1;
  const lengthOf = (signs: readonly string[]) => signs.join('').length;
  return {
    start: lengthOf(old.slice(0, start)),
    end: lengthOf(old.slice(0, old.length - end)),
    text: now.slice(start, now.length - end).join(''),
  };
}
