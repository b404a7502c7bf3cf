/** Stands for whatever origin the portal has. */
const BASE = 'http://app.localhost';

/** A second one: a text that names the first, such as `//app.localhost/x`, leaves this one. */
const BASES = [BASE, 'http://other.localhost'];

/** Whether a text is a path inside the portal's origin, query and all, whatever the origin is. */
export const isAppPath = (path: string): boolean =>
  path.startsWith('/') &&
  BASES.every((base) => URL.canParse(path, base) && new URL(path, base).origin === base);

/** A path and its query, to be read or changed. `path` must be an app path. */
export const parsePath = (path: string): URL => new URL(path, BASE);

/** Path, query and hash of an address. */
export const pathOf = ({ pathname, search, hash }: URL | Location): string =>
  pathname + search + hash;
