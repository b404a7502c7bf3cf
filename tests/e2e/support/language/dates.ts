/** A date that money or loss depends on, as "12/09/2026 · December 9": a part of a `RegExp`. */
export const FULL_DATE = String.raw`\d{2}\/\d{2}\/\d{4}\s· [A-Z][a-z]+\s\d{1,2}`;
