import { useSyncExternalStore } from 'react';

/** The page, taken from the hash, so that one file serves all pages. */
export type Route =
  | { readonly page: 'catalogue' }
  | { readonly page: 'sandboxes' }
  | { readonly page: 'sandbox'; readonly id: string };

export const CATALOGUE = '#/';
export const SANDBOXES = '#/sandboxes';
export const sandboxHash = (id: string): string => `#/sandbox/${encodeURIComponent(id)}`;

/** The page that sends calls of the API, to the sandbox of this address or to another one. */
export const apiPath = (sandbox?: string): string =>
  `/__mock/api${sandbox === undefined ? '' : `?sandbox=${encodeURIComponent(sandbox)}`}`;

/** Unknown hashes lead to the catalogue. */
export function readRoute(hash: string): Route {
  const [, page, id] = hash.split('/');
  if (page === 'sandboxes') return { page };
  if (page === 'sandbox' && id) return { page, id: decodeURIComponent(id) };
  return { page: 'catalogue' };
}

const subscribe = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

export const useRoute = (): Route =>
  readRoute(useSyncExternalStore(subscribe, () => window.location.hash));
