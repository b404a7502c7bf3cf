import { readFileSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** A file of a site as it is sent. */
export interface SiteFile {
  readonly body: Buffer;
  readonly type: string;
  readonly gzipped: boolean;
}

/** Files by their path, including `/index.html`. */
export type Site = ReadonlyMap<string, SiteFile>;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
/** Already compressed. */
const FONT = '.woff2';

/** Compresses text at the best level, like a host with precompressed files. */
export function fileOf(path: string, content: Buffer | string): SiteFile {
  const kind = extname(path);
  const gzipped = kind !== FONT;
  const bytes = Buffer.from(content);
  return {
    body: gzipped ? gzipSync(bytes, { level: 9 }) : bytes,
    type: TYPES[kind] ?? 'application/octet-stream',
    gzipped,
  };
}

/** All files of a built site that a browser may request. */
export function siteOf(folder: string): Site {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return new Map(
    paths
      .filter((path) => extname(path) in TYPES)
      .map((path) => {
        const at = `/${path.replaceAll('\\', '/')}`;
        return [at, fileOf(at, readFileSync(join(folder, path)))] as const;
      }),
  );
}

/** The file for a path; the router's page for paths without an extension. */
export const fileAt = (site: Site, path: string): SiteFile | undefined =>
  site.get(path) ?? (extname(path) === '' ? site.get('/index.html') : undefined);

/** Bytes sent for all files of a kind, such as `.js`. */
export const bytesOfKind = (site: Site, kind: string): number =>
  [...site].reduce((sum, [path, { body }]) => sum + (extname(path) === kind ? body.length : 0), 0);
