import type { RequestListener } from 'node:http';
import { createServer } from 'vite';
import type { Plugin, ViteDevServer } from 'vite';
import type { createMockServer as create } from '../mock-server/server';
import { SANDBOX_PREFIX } from './sandboxPrefix';
import { STORY_TIME_MS } from './storyTime';

interface MockServerModule {
  readonly createMockServer: typeof create;
}

const inSandbox = new RegExp(`^${SANDBOX_PREFIX}/([a-z0-9-]+)(/.*)$`);

/** In Storybook the server and the screens have the real time, in tests a fixed one. */
const inTests = process.env['VITEST'] !== undefined;

/**
 * The real mock server inside Vite's own: its control API under /__mock, the calls of a sandbox
 * under `SANDBOX_PREFIX/<id>`, because a story has no host name for itself.
 */
export function mockServer(): Plugin {
  let loader: ViteDevServer | undefined;
  let listener: Promise<RequestListener> | undefined;

  /** By a Vite of its own: in the other one Vitest changes every import() for the browser. */
  async function load(root: string): Promise<RequestListener> {
    loader = await createServer({
      configFile: false,
      root,
      appType: 'custom',
      logLevel: 'error',
      server: { middlewareMode: true, hmr: false, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
    });
    const loaded = await loader.ssrLoadModule('/mock-server/server.ts');
    return (loaded as MockServerModule).createMockServer(
      inTests ? { clock: () => STORY_TIME_MS } : {},
    );
  }

  return {
    name: 'mock-server',
    configureServer: ({ config, middlewares }) => {
      middlewares.use((req, res, next) => {
        const [, sandbox, path] = inSandbox.exec(req.url ?? '') ?? [];
        if (sandbox && path) {
          req.headers['x-mock-sandbox'] = sandbox;
          req.url = path;
        } else if (!req.url?.startsWith('/__mock/')) {
          return next();
        }
        listener ??= load(config.root);
        listener.then((answer) => answer(req, res)).catch(next);
      });
    },
    closeBundle: () => loader?.close(),
  };
}
