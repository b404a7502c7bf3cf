import { normalizeText } from '../SearchInput';

/** A country in the picker. */
export interface ListedCountry {
  id: string;
  name: string;
  /** Hidden search terms: codes, short names, names in other languages. */
  alsoKnownAs?: readonly string[] | undefined;
}

type Countries = readonly ListedCountry[];

/** The normalized name, also with umlauts written as two letters: "Tuerkei". */
const spellings = (name: string): readonly string[] => [
  normalizeText(name),
  normalizeText(name.normalize('NFD').replace(/([aou])\u0308/gi, '$1e')),
];

/** Maximum length of a code or abbreviation. These are found only by the complete text. */
const CODE_LENGTH = 3;

/** Rank of a country for a search, 0 is best; -1: no match. */
function rankOf({ name, alsoKnownAs = [] }: ListedCountry, wanted: string): number {
  const others = alsoKnownAs.flatMap(spellings);
  if (others.includes(wanted)) return 0;
  const names = spellings(name);
  if (names.some((one) => one.startsWith(wanted))) return 1;
  if (names.some((one) => one.includes(wanted))) return 2;
  return others.some((other) => other.length > CODE_LENGTH && other.startsWith(wanted)) ? 3 : -1;
}

/**
 * The countries that match the text. Order: an exact match of an alias ("UK"), names that start with
 * the text, names that contain it, aliases that start with it.
 */
export function searchCountries(countries: Countries, query: string): Countries {
  const wanted = normalizeText(query);
  if (wanted === '') return countries;
  const ranks = countries.map((country) => rankOf(country, wanted));
  return [0, 1, 2, 3].flatMap((rank) => countries.filter((_, index) => ranks[index] === rank));
}

/**
 * Type-ahead: finds the next name that starts with the typed letters, wrapping at the end. Repeating
 * one letter cycles through all names with that first letter.
 *
 * @param from index of the active country
 * @returns -1 if no name matches
 */
export function typeAhead(countries: Countries, from: number, typed: string): number {
  const letters = normalizeText(typed);
  const repeated = letters.length > 1 && [...letters].every((letter) => letter === letters[0]);
  const wanted = repeated ? letters.slice(0, 1) : letters;
  // The first letter moves to the next name; further letters may still match the active one.
  const start = wanted.length > 1 ? from : from + 1;
  for (let step = 0; step < countries.length; step += 1) {
    const index = (start + step) % countries.length;
    if (normalizeText(countries[index]?.name ?? '').startsWith(wanted)) return index;
  }
  return -1;
}
