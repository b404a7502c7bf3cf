import { useSyncExternalStore } from 'react';

/** The page, taken from the hash, so that one file serves all pages. */
export type Route =
  | { readonly page: 'catalogue' }
  | { readonly page: 'sandboxes' }
  | { readonly page: 'sandbox'; readonly id: string }
  | { readonly page: 'unknown'; readonly hash: string };

export const CATALOGUE = '#/';
export const SANDBOXES = '#/sandboxes';
export const sandboxHash = (id: string): string => `#/sandbox/${encodeURIComponent(id)}`;

/** The page that sends calls of the API, to the sandbox of this address or to another one. */
export const apiPath = (sandbox?: string): string =>
  `/__mock/api${sandbox === undefined ? '' : `?sandbox=${encodeURIComponent(sandbox)}`}`;

/** The page of a hash; hashes without a slash are places on the first page. */
export function readRoute(hash: string): Route {
  const [, page = '', id = ''] = hash.split('/');
  if (page === '') return { page: 'catalogue' };
  if (page === 'sandboxes') return { page };
  const name = page === 'sandbox' ? decoded(id) : '';
  return name === '' ? { page: 'unknown', hash } : { page: 'sandbox', id: name };
}

/** Empty for a text that is not encoded correctly. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

const subscribe = (listener: () => void) => {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
};

export const useRoute = (): Route =>
  readRoute(useSyncExternalStore(subscribe, () => window.location.hash));
