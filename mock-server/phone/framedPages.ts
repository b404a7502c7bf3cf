import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { PHONE_PATH } from './settings';

/** Where the script lives that hands a page to the phone it is in. */
export const ATTACH_PATH = `${PHONE_PATH}/attach.js`;

/** The portal's page, with the script in front of all others. */
export const withAttachScript = (page: string): string =>
  page.replace(/<head[^>]*>/, (head) => `${head}\n    <script src="${ATTACH_PATH}"></script>`);

/**
 * Whether a browser asks for a page of the portal to show it in a frame. `services` are the paths of
 * others on this origin; a last segment with a dot is a file.
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
 * Answers a frame that asks for a page of the portal with that page and one script more.
 * @param services paths of others on this origin.
 * @param read gives the page as it would be sent.
 */
export const serveFramedPages =
  (services: readonly string[], read: ReadPage): Connect.NextHandleFunction =>
  (req, res, next) => {
    if (!isFramedPage(req, services)) return next();
    read(req)
      .then((page) => {
        res.setHeader('Content-Type', 'text/html; charset=utf-8');
        res.setHeader('Cache-Control', 'no-store');
        // The portal's own pages are in no frame; this one may be in the phone's, which is its origin.
        res.setHeader('Content-Security-Policy', `frame-ancestors 'self'`);
        // Before the page itself says so: its address may carry a token.
        res.setHeader('Referrer-Policy', 'strict-origin');
        res.removeHeader('X-Frame-Options');
        res.end(withAttachScript(page));
      })
      .catch(next);
  };

/**
 * Has the phone reach the portal's page before the portal does, with every navigation and reload: a
 * page that is asked for by a frame gets one script more. For Vite's own servers (portal.config.ts) and the hosted form; no build knows it.
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
