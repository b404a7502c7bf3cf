import { closest, distance } from 'fastest-levenshtein';

/** Letters that may be wrong in a word that was meant: a third of it, one at least. */
const tolerance = (word: string): number => Math.max(1, Math.floor(word.length / 3));

/** The known word that was probably meant, or null where none is near. */
export function nearest(word: string, known: readonly string[]): string | null {
  const [plain, ...others] = [word, ...known].map((one) => one.toLowerCase());
  if (plain === undefined || others.length === 0) return null;
  // `de` means `de-DE`.
  const longer = known.filter((_, at) => plain.length > 1 && others[at]?.startsWith(plain));
  if (longer.length === 1) return longer[0] ?? null;
  const near = closest(plain, others);
  if (distance(plain, near) > tolerance(plain)) return null;
  return known[others.indexOf(near)] ?? null;
}

/** ` Did you mean "x"?`, or what there is where nothing is near. */
export function didYouMean(word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  return near === null ? `Known: ${known.join(', ')}.` : `Did you mean "${near}"?`;
}
