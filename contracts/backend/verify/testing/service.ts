/** Test helper: a small service with a state URL at `/states`. It records what it is asked. */
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, RequestListener, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Answers a request, or returns false to answer `{ code: 200 }` with HTTP 200. */
export type Handler = (asked: Asked, response: ServerResponse) => unknown;

export function listenerFor(asked: Asked[], handle: Handler): RequestListener {
  return (request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const one = { method, url, headers, body };
      asked.push(one);
      if (handle(one, response) !== false) return;
      sendJson(response, 200, { code: 200 });
    });
  };
}

export function sendJson(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}

/** Listens on any free port, or on the named one. @throws if the address cannot be used. */
export async function listen(server: Server, host = '127.0.0.1', port = 0): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return (server.address() as AddressInfo).port;
}

export function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

/** A service that answers `{ code: 200 }` unless `handle` answers. */
export function service(handle: Handler = () => false) {
  const asked: Asked[] = [];
  const server = createServer(listenerFor(asked, handle));
  return { asked, server };
}
