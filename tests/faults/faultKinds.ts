import type { Route } from '@playwright/test';
import { effectOf } from '../../contracts/errors';
import type { EndpointName } from '../../contracts/catalogue';
import { failures } from '../../mock-server/catalogue/failures';

/** A fault made by the mock server, or by the browser before it. */
type Cause =
  | { readonly fault: Readonly<Record<string, unknown>> }
  | { readonly inBrowser: (route: Route) => Promise<void> };

/** A way in which a call fails, and the resulting state of the page. */
export type FaultKind = Cause & {
  readonly id: string;
  /** The failure mode in the console's catalogue whose texts are shown. */
  readonly shows: string;
  /** The response may fit a call that reads nothing of it; then the page is fine. */
  readonly mayFit?: boolean;
  /** The customer has left the page when the response arrives, after this time in ms. */
  readonly late?: number;
};

/** Affects every response, because the browser or the portal may retry. */
const always = { times: null };

const MARKUP = '<img src=x onerror="window.planted=1"><b id="planted">bold</b>';
/** A megabyte of text, which no service should send. */
const ENDLESS = 'wordy '.repeat(175_000);

/** Delay of a late response, in ms. */
const LATE_MS = 3000;

/** Whether a code ends the session. */
export const isEnd = (code: number): boolean => effectOf(code) === 'endSession';

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

/** Message ids shown for a fault of a call. The catalogue has no refusal for calls without one. */
export function textsShown(call: EndpointName, { shows }: FaultKind): readonly string[] {
  // The session ends, whichever page made the call.
  if (call === 'refreshToken' && isEnd(Number(shows))) return ['session_expired'];
  const ids = [`${call}:${shows}`, `${call}:50001`];
  const known = ids.map((id) => failures.find((failure) => failure.id === id)).find(Boolean);
  return known?.shows ?? [];
}
