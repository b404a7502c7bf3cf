import { plain } from '../SearchInput';

/** A country as the picker shows it. */
export interface ListedCountry {
  id: string;
  name: string;
  /** What it is found by as well, and not shown with: codes, short names, names elsewhere. */
  alsoKnownAs?: readonly string[] | undefined;
}

type Countries = readonly ListedCountry[];

/** A name as it is compared, and as it is typed without umlauts: "Tuerkei". */
const spellings = (name: string): readonly string[] => [
  plain(name),
  plain(name.normalize('NFD').replace(/([aou])\u0308/gi, '$1e')),
];

/** Letters of a code or of an abbreviation: it is found when typed whole, never by its beginning. */
const CODE_LENGTH = 3;

/** How well a country fits, 0 best; -1 if it does not. */
function rankOf({ name, alsoKnownAs = [] }: ListedCountry, wanted: string): number {
  const others = alsoKnownAs.flatMap(spellings);
  if (others.includes(wanted)) return 0;
  const names = spellings(name);
  if (names.some((one) => one.startsWith(wanted))) return 1;
  if (names.some((one) => one.includes(wanted))) return 2;
  return others.some((other) => other.length > CODE_LENGTH && other.startsWith(wanted)) ? 3 : -1;
}

/**
 * The countries whose name has the text in it: those known by exactly that ("UK") first, then those
 * that begin with it; at the end those another name of which begins with it.
 */
export function searchCountries(countries: Countries, query: string): Countries {
  const wanted = plain(query);
  if (wanted === '') return countries;
  const ranks = countries.map((country) => rankOf(country, wanted));
  return [0, 1, 2, 3].flatMap((rank) => countries.filter((_, index) => ranks[index] === rank));
}

/**
 * Where letters typed in the list lead: to the next name that begins with them, round the end. One
 * letter again and again walks through all names of that letter.
 *
 * @param from index of the active country
 * @returns -1 when no name begins so
 */
export function typeAhead(countries: Countries, from: number, typed: string): number {
  const letters = plain(typed);
  const repeated = letters.length > 1 && [...letters].every((letter) => letter === letters[0]);
  const wanted = repeated ? letters.slice(0, 1) : letters;
  // A second letter narrows: the active one may still be right. A first one moves on.
  const start = wanted.length > 1 ? from : from + 1;
  for (let step = 0; step < countries.length; step += 1) {
    const index = (start + step) % countries.length;
    if (plain(countries[index]?.name ?? '').startsWith(wanted)) return index;
  }
  return -1;
}
