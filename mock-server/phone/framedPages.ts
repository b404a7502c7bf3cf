import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { PHONE_PATH } from './settings';

/** The path of the script that attaches a page to the phone. */
export const ATTACH_PATH = `${PHONE_PATH}/attach.js`;

/** Adds the attach script to the portal's page, before all other scripts. */
export const withAttachScript = (page: string): string =>
  page.replace(/<head[^>]*>/, (head) => `${head}\n    <script src="${ATTACH_PATH}"></script>`);

/**
 * Whether a browser requests a page of the portal for a frame. `services` are the paths of other
 * services on this origin; a last segment with a dot is a file.
 */
export function isFramedPage(
  { method, headers, url = '/' }: Pick<IncomingMessage, 'method' | 'headers' | 'url'>,
  services: readonly string[],
): boolean {
  const path = url.replace(/[?#].*/s, '');
  const isService = services.some((root) => path === root || path.startsWith(`${root}/`));
  return (
    method === 'GET' && headers['sec-fetch-dest'] === 'iframe' && !isService && !/\.\w+$/.test(path)
  );
}

type ReadPage = (req: Connect.IncomingMessage) => Promise<string>;

/**
 * Middleware that serves the portal's pages to frames with the attach script added.
 * @param services paths of other services on this origin.
 * @param read returns the page as it would be sent.
 */
export const serveFramedPages =
  (services: readonly string[], read: ReadPage): Connect.NextHandleFunction =>
  (req, res, next) => {
    if (!isFramedPage(req, services)) return next();
    read(req)
      .then((page) => {
        res.setHeader('Content-Type', 'text/html; charset=utf-8');
        res.setHeader('Cache-Control', 'no-store');
        // The portal's pages may not be framed; this one may be framed by the phone, which has its
        // origin.
        res.setHeader('Content-Security-Policy', `frame-ancestors 'self'`);
        // Sent as a header, before the page's own policy applies: the URL may contain a token.
        res.setHeader('Referrer-Policy', 'strict-origin');
        res.removeHeader('X-Frame-Options');
        res.end(withAttachScript(page));
      })
      .catch(next);
  };

/**
 * Adds the attach script to every framed page, also on navigation and reload. Used by Vite's dev
 * and preview servers (portal.config.ts) and the hosted form, never by a build.
 */
export function framedPages(services: readonly string[]): Plugin {
  return {
    name: 'framed-pages',
    apply: 'serve',
    configureServer(server) {
      const file = join(server.config.root, 'index.html');
      const read: ReadPage = async ({ originalUrl = '/' }) =>
        server.transformIndexHtml(originalUrl, await readFile(file, 'utf8'));
      server.middlewares.use(serveFramedPages(services, read));
    },
    configurePreviewServer({ config, middlewares }) {
      const file = join(config.root, config.build.outDir, 'index.html');
      middlewares.use(serveFramedPages(services, () => readFile(file, 'utf8')));
    },
  };
}
