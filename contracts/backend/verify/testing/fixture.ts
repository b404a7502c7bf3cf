/** Test helper: for each test a folder with pacts, and services that end with the test. */
import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { afterEach, beforeEach } from 'vitest';
import { pactFolder } from './pact';
import { close, listen, service } from './service';
import type { Handler } from './service';

export function fixture() {
  let folder: ReturnType<typeof pactFolder>;
  let servers: Server[] = [];

  beforeEach(() => {
    folder = pactFolder();
    servers = [];
  });

  afterEach(async () => {
    await Promise.all(servers.map(close));
    folder.remove();
  });

  const serve = (server: Server, host?: string, port?: number): Promise<number> => {
    servers.push(server);
    return listen(server, host, port);
  };

  return {
    folder: () => folder,
    /** The options that name the files of the test. */
    files: () => ['--pacts', folder.dir, '--junit', folder.junit],
    junit: () => readFileSync(folder.junit, 'utf8'),
    serve,
    /** Starts a service that answers `{ code: 200 }` unless `handle` answers. */
    async start(handle?: Handler, host?: string, at?: number) {
      const { asked, server } = service(handle);
      const port = await serve(server, host, at);
      return { asked, port, url: `http://127.0.0.1:${port}` };
    },
  };
}
