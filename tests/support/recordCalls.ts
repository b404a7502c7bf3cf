import { vi } from 'vitest';

/** A request sent by the portal. */
export interface SentCall {
  readonly method: string;
  /** With its path parameters, without a GET's query. */
  readonly path: string;
  /** The query of a GET, with strings as values, or the body of a POST. */
  readonly payload: unknown;
}

/** A response of the service; its default code is 200. */
export interface Envelope {
  readonly code?: number;
  readonly data?: unknown;
  readonly desc?: string;
}

/** Responses by path; all other calls get an empty one. */
export type Answers = Readonly<Record<string, Envelope>>;

/** Replaces `fetch`: responds by path and records the requests, oldest first. */
export function recordCalls(answers: Answers = {}): SentCall[] {
  const sent: SentCall[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { method } = request;
    const { pathname, search, searchParams } = new URL(request.url);
    sent.push(
      method === 'GET'
        ? { method, path: pathname, payload: Object.fromEntries(searchParams) }
        : { method, path: pathname + search, payload: (await request.json()) as unknown },
    );
    const envelope = { code: 200, data: null, ...answers[pathname] };
    return new Response(JSON.stringify(envelope));
  });
  return sent;
}
