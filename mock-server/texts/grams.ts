import { ANYTHING } from './messageForms';

const LENGTH = 3;

/** All runs of three characters in a text, without those that contain an argument. */
export function gramsOf(text: string): readonly string[] {
  const grams: string[] = [];
  for (let at = 0; at + LENGTH <= text.length; at += 1) {
    const gram = text.slice(at, at + LENGTH);
    if (!gram.includes(ANYTHING)) grams.push(gram);
  }
  return grams;
}

/** The part of a query that the literal characters of a form must cover. */
export const MIN_COVERED = 0.6;

/**
 * Whether a query and a form share enough runs of characters to be compared. It never excludes a
 * match, and makes the search in thousands of forms fast.
 * @param grams of the form.
 */
export function mayMatch(
  grams: readonly string[],
  form: string,
  query: string,
  queryGrams: ReadonlySet<string>,
): boolean {
  let shared = 0;
  for (const gram of grams) if (queryGrams.has(gram)) shared += 1;
  // The whole form is in the query.
  if (shared === grams.length) return true;
  // The query is a part of the form: each argument interrupts a run, and each run has two fewer.
  const runs = form.split(ANYTHING).length;
  return shared >= query.length * MIN_COVERED - runs * (LENGTH - 1);
}
