import { endpoints } from '@homeview/contracts/catalogue';
import { faultDetail } from '../../calls/faultDetails';
import type { FaultKind } from '../../calls/faultKinds';

interface Words {
  readonly label: string;
  /** Label of the detail field; kinds without it have no detail. */
  readonly detail?: string;
  /** Used when the field is empty. */
  readonly example?: string;
  readonly isNumber?: true;
}

/** The kinds of faults, in words for support. */
const KIND_WORDS: Readonly<Record<FaultKind, Words>> = {
  code: { label: 'Error code', detail: 'Code', example: '21025', isNumber: true },
  http400: { label: 'Refused (HTTP 400)', detail: 'Message', example: 'No such plan.' },
  body400: { label: 'Refused (code 400)', detail: 'Message', example: 'No such plan.' },
  http: { label: 'HTTP status', detail: 'Status', example: '503', isNumber: true },
  html502: { label: 'Gateway error page' },
  truncated: { label: 'Truncated answer' },
  reset: { label: 'No answer: the connection is reset' },
  delay: { label: 'Delayed answer', detail: 'Milliseconds', example: '3000', isNumber: true },
  empty: { label: 'Empty answer' },
  mutate: { label: 'Changed value', detail: 'Value', example: 'list.0.price="2.99"' },
  payUrl: { label: 'Different payment URL', detail: 'URL', example: 'https://pay.example' },
};

/** The words of a kind; undefined for a kind that this console does not know. */
export const wordsOfKind = (kind: string): Words | undefined =>
  Object.hasOwn(KIND_WORDS, kind) ? KIND_WORDS[kind as FaultKind] : undefined;

/** The fault's fields that the detail field sets; none for a kind without that field. */
export const readDetail = (kind: string, text: string): Readonly<Record<string, unknown>> =>
  wordsOfKind(kind)?.detail === undefined ? {} : (faultDetail(kind)?.parse(text) ?? {});

const QUERIES: ReadonlySet<string> = new Set(
  endpoints.filter(({ kind }) => kind === 'query').map(({ name }) => name),
);

/**
 * How often a fault applies by default; empty for every time. The portal repeats queries, and a
 * browser sends a request again when its connection is reset, so once would show nothing.
 */
export const usualTimes = (call: string, kind: string): '' | '1' =>
  kind === 'reset' || QUERIES.has(call) ? '' : '1';
