/** What `findReference` and `findCase` know about pasted text. Both read text that is tidied first. */

/** Characters within a code: copied text adds spaces, line breaks and marks of a quoted mail. */
export const BETWEEN = '[\\s\\p{Pd}_*>=|]';

/** One width, no invisible characters, capitals. */
export const tidy = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toUpperCase();

/** The capitals and digits of a tidied text. */
export const bare = (text: string): string => text.replace(/[^0-9A-Z]/gu, '');

export const without = (text: string, from: number, to: number): string =>
  `${text.slice(0, from)} ${text.slice(to)}`.trim();
