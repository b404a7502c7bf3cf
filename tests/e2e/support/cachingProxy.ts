import { createServer, request as ask } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The paths of the service's calls. */
const CALL = /^\/(api|apiLogin|payGateway)\//;

const KEPT = { 'cache-control': 'private, max-age=300' };

/** A browser uses the proxy by its port, the portal's host checks its own. */
const withPort = (headers: IncomingHttpHeaders, from: string, to: string): IncomingHttpHeaders => ({
  ...headers,
  ...(headers.host && { host: headers.host.replace(from, to) }),
  ...(headers.origin && { origin: headers.origin.replace(from, to) }),
});

/**
 * Starts a proxy that lets browsers keep the answers to GET calls, as some hosts do. `through` moves
 * an address of the portal to the proxy.
 */
export async function startCachingProxy(portal: string) {
  const { port } = new URL(portal);
  const server = createServer((incoming, outgoing) => {
    const { method, url: path = '/' } = incoming;
    const own = String((server.address() as AddressInfo).port);
    const headers = withPort(incoming.headers, own, port);
    const upstream = ask({ host: 'localhost', port, method, path, headers }, (answer) => {
      const keeps = method === 'GET' && CALL.test(path);
      outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...(keeps ? KEPT : {}) });
      answer.pipe(outgoing);
    });
    upstream.on('error', () => outgoing.destroy());
    incoming.pipe(upstream);
  });
  await new Promise<void>((ready) => server.listen(0, ready));
  const { port: own } = server.address() as AddressInfo;
  const through = (address: string): string => {
    const moved = new URL(address);
    moved.port = String(own);
    return moved.href;
  };
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { through, close };
}
