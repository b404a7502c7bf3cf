import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';
import { build, preview } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { freePort, startMock } from './servers';

/** Builds the floor page with the portal's options and serves it compressed, like the portal. */
export async function serveFloor(): Promise<string> {
  const root = 'tests/bench/floor';
  const parser = '@formatjs/icu-messageformat-parser';
  await build({
    ...{ root, configFile: false, logLevel: 'error' },
    plugins: [compression({ threshold: 1000 })],
    resolve: { alias: { [parser]: `${parser}/no-parser.js` } },
    build: {
      ...{ outDir: '../../../.cache/floor', emptyOutDir: true, target: ['safari16', 'chrome109'] },
      rolldownOptions: { input: [`${root}/index.html`, `${root}/empty.html`] },
    },
  });
  const server = createServer(sirv('.cache/floor', { brotli: true, gzip: true, single: true }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return `http://floor.localhost:${(server.address() as AddressInfo).port}`;
}

/** Builds the portal and serves it like the journeys; resolves to the mock server behind it. */
export async function servePortal(): Promise<string> {
  const port = await freePort();
  const mock = await startMock({ PORT: String(port) });
  process.env['MOCK_PORT'] = String(mock.port);
  await build({ logLevel: 'error' });
  const configFile = 'tests/e2e/support/preview.config.ts';
  const { httpServer } = await preview({ configFile, logLevel: 'error', preview: { port } });
  httpServer.unref();
  return mock.url;
}
