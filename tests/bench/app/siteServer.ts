import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { loadEnv } from 'vite';
import { responseHeaders } from '../../../src/build/responseHeaders';
import { fileAt } from './site';
import type { Site } from './site';

export interface SiteServer {
  /** The address of a site by its name. */
  urlOf(name: string): string;
  close(): void;
}

const root = fileURLToPath(new URL('../../../', import.meta.url));

const cachingOf = (path: string): string =>
  path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

/**
 * One plain server for all sites, each with its own host name and the headers of a deployment
 * (docs/hosting.md), so that only their contents differ.
 */
export async function serveSites(sites: Readonly<Record<string, Site>>): Promise<SiteServer> {
  const headers = responseHeaders(loadEnv('production', root, 'VITE_'));
  const server = createServer((request, response) => {
    const [name = ''] = (request.headers.host ?? '').split('.');
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = fileAt(sites[name] ?? new Map(), pathname);
    if (!file) return void response.writeHead(404).end();
    response.writeHead(200, {
      ...headers,
      'Content-Type': file.type,
      'Content-Length': file.body.length,
      'Cache-Control': cachingOf(pathname),
      ...(file.gzipped && { 'Content-Encoding': 'gzip' }),
    });
    response.end(file.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    urlOf: (name) => `http://${name}.localhost:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
