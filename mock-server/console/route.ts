import { useSyncExternalStore } from 'react';

/** The page, taken from the hash, so that one file serves all pages. */
export type Route =
  | { readonly page: 'catalogue'; readonly query: string }
  | { readonly page: 'compose'; readonly code: string }
  | { readonly page: 'sandboxes' }
  | { readonly page: 'sandbox'; readonly id: string }
  | { readonly page: 'unknown'; readonly hash: string };

export const CATALOGUE = '#/';
/** The first page with a search. A help desk may write such an address: `#/?q=gift%20card`. */
export const catalogueHash = (query: string): string =>
  query === '' ? CATALOGUE : `${CATALOGUE}?${new URLSearchParams({ q: query }).toString()}`;
/** The page that changes the customer of a case code, or composes one. */
export const composeHash = (code = ''): string => `#/compose/${code}`;
export const SANDBOXES = '#/sandboxes';
export const sandboxHash = (id: string): string => `#/sandbox/${encodeURIComponent(id)}`;

/** The page that sends calls of the API, to the sandbox of this address or to another one. */
export const apiPath = (sandbox?: string): string =>
  `/__mock/api${sandbox === undefined ? '' : `?sandbox=${encodeURIComponent(sandbox)}`}`;

/** The page of a hash; hashes without a slash are places on the first page. */
export function readRoute(hash: string): Route {
  const [path = '', search = ''] = hash.split(/\?(.*)/s);
  const [, page = '', id = ''] = path.split('/');
  if (page === '') {
    return { page: 'catalogue', query: new URLSearchParams(search).get('q') ?? '' };
  }
  if (page === 'sandboxes') return { page };
  if (page === 'compose') {
    const code = decoded(id);
    return code === '' && id !== '' ? { page: 'unknown', hash } : { page, code };
  }
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
