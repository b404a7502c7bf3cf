/** A placeholder for the portal's origin. */
const BASE = 'http://app.localhost';

/**
 * A second placeholder, so that a URL that names the first one, such as `//app.localhost/x`, is
 * detected.
 */
const BASES = [BASE, 'http://other.localhost'];

/** Whether a text is a path (with query) that stays in the portal's origin, for any origin. */
export const isAppPath = (path: string): boolean =>
  path.startsWith('/') &&
  BASES.every((base) => URL.canParse(path, base) && new URL(path, base).origin === base);

/** Parses an app path with its query. */
export const parsePath = (path: string): URL => new URL(path, BASE);

/** Path, query and hash of a URL. */
export const pathOf = ({ pathname, search, hash }: URL | Location): string =>
  pathname + search + hash;
