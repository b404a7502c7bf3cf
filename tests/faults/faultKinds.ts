import type { Route } from '@playwright/test';
import { effectOf } from '../../contracts/errors';
import type { EndpointName } from '../../contracts/catalogue';
import { failures } from '../../mock-server/catalogue/failures';

/** Made by the mock server, or on the way to it. */
type Cause =
  | { readonly fault: Readonly<Record<string, unknown>> }
  | { readonly inBrowser: (route: Route) => Promise<void> };

/** A way in which a call goes wrong, and what the page then comes to. */
export type FaultKind = Cause & {
  readonly id: string;
  /** The mishap of the console's catalogue whose texts show. */
  readonly shows: string;
  /** The answer may fit a call that reads nothing of it: then the page is as it should be. */
  readonly mayFit?: boolean;
  /** The customer is on another page when the answer comes, after so many ms. */
  readonly late?: number;
};

/** Spoils every answer: the browser, or the portal, may ask again. */
const always = { times: null };

const MARKUP = '<img src=x onerror="window.planted=1"><b id="planted">bold</b>';
/** Words of a megabyte, as no service should send them. */
const ENDLESS = 'wordy '.repeat(175_000);

/** When a late answer comes, in ms. */
const LATE_MS = 3000;

const isEnd = (code: number): boolean => effectOf(code) === 'endSession';

const ending = (code: number): FaultKind => ({
  id: String(code),
  fault: { kind: 'code', code, ...always },
  shows: String(code),
});

const refusing = (id: string, kind: 'http400' | 'body400', desc: string): FaultKind => ({
  id,
  fault: { kind, desc, ...always },
  shows: 'refused',
});

export const FAULT_KINDS: readonly FaultKind[] = [
  {
    id: 'offline',
    inBrowser: (route) => route.abort('internetdisconnected'),
    shows: 'silent',
  },
  { id: 'reset', fault: { kind: 'reset', ...always }, shows: 'silent' },
  { id: 'truncated', fault: { kind: 'truncated', ...always }, shows: 'unreadable' },
  { id: 'empty', fault: { kind: 'empty', ...always }, shows: 'unreadable', mayFit: true },
  { id: 'html502', fault: { kind: 'html502', ...always }, shows: 'down' },
  {
    id: 'wrong type',
    fault: { kind: 'mutate', path: '', value: 'a word', ...always },
    shows: 'unreadable',
    mayFit: true,
  },
  { id: 'late', fault: { kind: 'delay', ms: LATE_MS }, shows: 'slow', late: LATE_MS },
  ending(21025),
  { id: '21026', fault: { kind: 'code', code: 21026 }, shows: '21026' },
  ending(21027),
  ending(70032),
  refusing('400', 'http400', 'Not today.'),
  refusing('400 in the body', 'body400', 'Not today.'),
  refusing('400 with markup', 'body400', MARKUP),
  {
    id: '400 of a megabyte',
    inBrowser: (route) => route.fulfill({ json: { code: 400, desc: ENDLESS } }),
    shows: 'refused',
  },
];

/** What shows of a fault of a call. The catalogue has no refusal for a call that knows none. */
export function textsShown(call: EndpointName, { shows }: FaultKind): readonly string[] {
  // Whatever page asked for it, the session is over.
  if (call === 'refreshToken' && isEnd(Number(shows))) return ['session_expired'];
  const ids = [`${call}:${shows}`, `${call}:50001`];
  const known = ids.map((id) => failures.find((failure) => failure.id === id)).find(Boolean);
  return known?.shows ?? [];
}
