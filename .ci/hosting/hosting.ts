import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import sirv from 'sirv';
import { loadEnv } from 'vite';
import type { Plugin, ResolvedConfig } from 'vite';
import { responseHeaders } from './responseHeaders';

/** What a build tells of itself, beside `dist/` and not in it: a host serves all that is in there. */
const INFO_DIR = 'build-info';

/** How long files with a hash in their name, which never change, are kept, in s: a year. */
const KEPT_S = 31_536_000;

/** Said of them; everything else is asked for again. */
const IMMUTABLE = `public, max-age=${KEPT_S}, immutable`;

type HeaderMap = Readonly<Record<string, string>>;

const lines = (headers: HeaderMap, write: (name: string, value: string) => string): string =>
  Object.entries(headers)
    .map(([name, value]) => write(name, value))
    .join('\n');

/** As static hosts read it: `_headers` at the root of the site. */
export const staticHostForm = (headers: HeaderMap): string =>
  `/*\n${lines(headers, (name, value) => `  ${name}: ${value}`)}\n  Cache-Control: no-cache\n\n` +
  `/assets/*\n  ! Cache-Control\n  Cache-Control: ${IMMUTABLE}\n`;

/** As nginx reads it, to be included in a `server` block. */
export const nginxForm = (headers: HeaderMap): string =>
  `${lines(headers, (name, value) => `add_header ${name} "${value}" always;`)}\n`;

interface Script {
  readonly file: string;
  readonly bytes: number;
  /** As in Subresource Integrity. */
  readonly sha384: string;
}

/** Every script of a build with its hash: what may run on the page (PCI DSS 6.4.3 and 11.6.1). */
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
 * Writes the headers of a deployment for both forms of host.
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

/** Read by monitoring of a host. */
const HEALTH = '{ "status": "ok" }\n';

/** The headers of the portal's pages: written into files for hosts, and sent by the preview server. */
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
    // As a host does: the preview server alone compresses each answer again and caches nothing.
    configurePreviewServer({ middlewares, config: { preview, root, build } }) {
      middlewares.use(
        '/assets',
        sirv(join(root, build.outDir, 'assets'), {
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
