import { vi } from 'vitest';

/** A request as it leaves the portal. */
export interface SentCall {
  readonly method: string;
  /** With its parameters, without a GET's query. */
  readonly path: string;
  /** The query of a GET, whose values are texts; the body of a POST. */
  readonly payload: unknown;
}

/** An answer of the service; code 200 unless given. */
export interface Envelope {
  readonly code?: number;
  readonly data?: unknown;
  readonly desc?: string;
}

/** Answers by path; an empty one to every other call. */
export type Answers = Readonly<Record<string, Envelope>>;

/** Replaces `fetch`: answers by path and keeps what was sent, oldest first. */
export function recordCalls(answers: Answers = {}): SentCall[] {
  const sent: SentCall[] = [];
  vi.stubGlobal('fetch', (address: string, { method = 'GET', body }: RequestInit = {}) => {
    const { pathname, search, searchParams } = new URL(address, window.location.origin);
    sent.push(
      method === 'GET'
        ? { method, path: pathname, payload: Object.fromEntries(searchParams) }
        : { method, path: pathname + search, payload: JSON.parse(String(body)) as unknown },
    );
    const envelope = { code: 200, data: null, ...answers[pathname] };
    return Promise.resolve(new Response(JSON.stringify(envelope)));
  });
  return sent;
}
