import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** A request for a call, as node:http has read it: Express would double the cost of a call. */
export interface CallRequest {
  readonly method: string;
  /** As it was sent, without the query. */
  readonly path: string;
  /** As it was sent, without the question mark; empty for none. */
  readonly query: string;
  /** The `{parameters}` of the path, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
}

/** A header by its name in any case; one that is sent twice is one text with a comma. */
export function headerOf({ headers }: Pick<IncomingMessage, 'headers'>, name: string) {
  const value = headers[name.toLowerCase()];
  return typeof value === 'string' ? value : undefined;
}

/** Path and query of a request target. */
export function splitTarget(url: string): Pick<CallRequest, 'path' | 'query'> {
  const at = url.indexOf('?');
  return at < 0 ? { path: url, query: '' } : { path: url.slice(0, at), query: url.slice(at + 1) };
}
