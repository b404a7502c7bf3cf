/** A country as the picker shows it. */
export interface ListedCountry {
  id: string;
  name: string;
}

type Countries = readonly ListedCountry[];

/** Latin letters without their accents: nobody types "Côte" on every keyboard. */
const accents = /[\u0300-\u036f]/g;

/** A text as it is compared: no case, no accents of Latin letters; Thai and Japanese keep theirs. */
const fold = (text: string): string => text.normalize('NFD').replace(accents, '').toLowerCase();

/** The countries whose name has the text in it; those that begin with it come first. */
export function searchCountries(countries: Countries, query: string): Countries {
  const wanted = fold(query.trim());
  if (wanted === '') return countries;
  const places = countries.map(({ name }) => fold(name).indexOf(wanted));
  const at = (right: (place: number) => boolean) =>
    countries.filter((_, index) => right(places[index] ?? -1));
  return [...at((place) => place === 0), ...at((place) => place > 0)];
}

/**
 * Where letters typed in the list lead: to the next name that begins with them, round the end. One
 * letter again and again walks through all names of that letter.
 *
 * @param from index of the active country
 * @returns -1 when no name begins so
 */
export function typeAhead(countries: Countries, from: number, typed: string): number {
  const letters = fold(typed);
  const repeated = letters.length > 1 && [...letters].every((letter) => letter === letters[0]);
  const wanted = repeated ? letters.slice(0, 1) : letters;
  // A second letter narrows: the active one may still be right. A first one moves on.
  const start = wanted.length > 1 ? from : from + 1;
  for (let step = 0; step < countries.length; step += 1) {
    const index = (start + step) % countries.length;
    if (fold(countries[index]?.name ?? '').startsWith(wanted)) return index;
  }
  return -1;
}
