import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import sirv from 'sirv';
import { loadEnv } from 'vite';
import type { Connect, Plugin, ResolvedConfig } from 'vite';
import { IMMUTABLE, KEPT_S, responseHeaders } from './responseHeaders';
import { services } from './services';

/** Folder for build information, outside of `dist/` because a host serves everything in there. */
const INFO_DIR = 'build-info';

type HeaderMap = Readonly<Record<string, string>>;

const lines = (headers: HeaderMap, write: (name: string, value: string) => string): string =>
  Object.entries(headers)
    .map(([name, value]) => write(name, value))
    .join('\n');

/** The format of static hosts: a `_headers` file at the root of the site. */
export const staticHostForm = (headers: HeaderMap): string =>
  `/*\n${lines(headers, (name, value) => `  ${name}: ${value}`)}\n  Cache-Control: no-cache\n\n` +
  `/assets/*\n  ! Cache-Control\n  Cache-Control: ${IMMUTABLE}\n`;

/** The format of nginx, for inclusion in a `server` block. */
export const nginxForm = (headers: HeaderMap): string =>
  `${lines(headers, (name, value) => `add_header ${name} "${value}" always;`)}\n`;

interface Script {
  readonly file: string;
  readonly bytes: number;
  /** In the format of Subresource Integrity. */
  readonly sha384: string;
}

/** The inventory of all scripts of a build with their hashes (PCI DSS 6.4.3 and 11.6.1). */
function scriptsOf(outDir: string): readonly Script[] {
  return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .sort()
    .map((file) => {
      const text = readFileSync(join(outDir, file));
      const sha384 = `sha384-${createHash('sha384').update(text).digest('base64')}`;
      return { file: file.replaceAll('\\', '/'), bytes: text.length, sha384 };
    });
}

/**
 * Writes the headers of a deployment in both formats.
 * @param variables its `VITE_…` variables.
 */
export function writeHeaders(
  dist: string,
  info: string,
  variables: Readonly<Record<string, string | undefined>>,
): void {
  const headers = responseHeaders(variables, { overTls: true });
  writeFileSync(join(dist, '_headers'), staticHostForm(headers));
  writeFileSync(join(info, 'nginx-headers.conf'), nginxForm(headers));
}

/** Response for the monitoring of a host. */
const HEALTH = '{ "status": "ok" }\n';

/** The path in plain text; null if its `%` signs encode nothing. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Sends the page also for a path such as `/%`, as hosts do; Vite answers it with an empty 404. */
const servePageForAnyPath: Connect.NextHandleFunction = (req, _res, next) => {
  const path = (req.url ?? '/').replace(/[?#].*/s, '');
  const isForService = services.some((root) => path.startsWith(`${root}/`));
  if (!isForService && decoded(path) === null) req.url = '/index.html';
  next();
};

/** Vite plugin that writes the headers of the pages into files for hosts and sends them in preview. */
export function hosting(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'hosting',
    config: (_, { mode, isPreview }) =>
      isPreview === true
        ? { preview: { headers: responseHeaders(loadEnv(mode, process.cwd(), 'VITE_')) } }
        : {},
    configResolved: (resolved) => {
      config = resolved;
    },
    configureServer: ({ middlewares }) => void middlewares.use(servePageForAnyPath),
    // Serves compressed files with caching like a host; Vite's preview would compress on every request.
    configurePreviewServer({ middlewares, config: { preview, root, build } }) {
      middlewares.use(servePageForAnyPath);
      middlewares.use(
        '/assets',
        sirv(resolve(root, build.outDir, 'assets'), {
          brotli: true,
          gzip: true,
          maxAge: KEPT_S,
          immutable: true,
          setHeaders(response) {
            for (const [name, value] of Object.entries(preview.headers ?? {})) {
              if (value !== undefined) response.setHeader(name, value);
            }
          },
        }),
      );
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'health.json', source: HEALTH });
    },
    closeBundle() {
      if (config.command !== 'build') return;
      const outDir = resolve(config.root, config.build.outDir);
      const info = join(dirname(outDir), INFO_DIR);
      mkdirSync(info, { recursive: true });
      writeHeaders(outDir, info, config.env);
      writeFileSync(join(info, 'scripts.json'), `${JSON.stringify(scriptsOf(outDir), null, 2)}\n`);
    },
  };
}
