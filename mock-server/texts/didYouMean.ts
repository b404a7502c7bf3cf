import { closest, distance } from 'fastest-levenshtein';

/** The number of wrong letters to tolerate: a third of the word, at least one. */
const tolerance = (word: string): number => Math.max(1, Math.floor(word.length / 3));

/** The known word that was probably meant, or null when none is close. */
export function nearest(word: string, known: readonly string[]): string | null {
  const [plain, ...others] = [word, ...known].map((one) => one.toLowerCase());
  if (plain === undefined || others.length === 0) return null;
  // `de` matches `de-DE`.
  const longer = known.filter((_, at) => plain.length > 1 && others[at]?.startsWith(plain));
  if (longer.length === 1) return longer[0] ?? null;
  const near = closest(plain, others);
  if (distance(plain, near) > tolerance(plain)) return null;
  return known[others.indexOf(near)] ?? null;
}

/** Longer lists are not for reading in a sentence. */
const MOST_LISTED = 40;

/** `Did you mean "x"?`, or all known words when none is close. */
export function didYouMean(word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  if (near !== null) return `Did you mean "${near}"?`;
  return known.length > MOST_LISTED
    ? 'The support console and /__mock/catalogue list all of them.'
    : `Known: ${known.join(', ')}.`;
}
