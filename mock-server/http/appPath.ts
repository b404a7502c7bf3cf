/** Stands for whatever origin the portal has. */
const BASE = 'http://app.localhost';

/** Whether a text is a path inside the portal's origin, query and all. */
export const isAppPath = (path: string): boolean =>
  path.startsWith('/') && URL.canParse(path, BASE) && new URL(path, BASE).origin === BASE;

/** A path and its query, to be read or changed. `path` must be an app path. */
export const parsePath = (path: string): URL => new URL(path, BASE);

/** Path, query and hash of an address. */
export const pathOf = ({ pathname, search, hash }: URL | Location): string =>
  pathname + search + hash;
