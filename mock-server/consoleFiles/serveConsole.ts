import type { Application, Request, RequestHandler } from 'express';
import { BAR_PATH } from '../bar/barAddress';
import { PAGE_RULES } from '../http/contentRules';
import { ATTACH_PATH } from '../phone/framedPages';
import { PHONE_PATH } from '../phone/settings';
import { buildConsole } from './builds';

const FRAMING_RULES = [...PAGE_RULES, `frame-src 'self'`];

/** The built pages: the path that serves each, its file, and its content security policy. */
const PAGES = [
  { path: '/__mock/', file: 'console/index.html', rules: PAGE_RULES },
  { path: PHONE_PATH, file: 'phone/page/index.html', rules: FRAMING_RULES },
  { path: BAR_PATH, file: 'bar/page/index.html', rules: FRAMING_RULES },
];

/** Scripts, style sheets and fonts of all pages. Their names contain a content hash. */
const ASSET_PATH = /^\/__mock\/(console\/[^/]+\.(?:js|css|woff2))$/;

const HEADERS = { 'Referrer-Policy': 'strict-origin', 'X-Content-Type-Options': 'nosniff' };

/** Serves the console and the pages that frame the portal. The first request builds them. */
export function serveConsole(app: Application): void {
  let built: Promise<string> | undefined;
  const forget = (error: unknown): never => {
    built = undefined;
    throw error;
  };

  const send =
    (fileOf: (req: Request) => string, headers: Readonly<Record<string, string>>): RequestHandler =>
    (req, res, next) => {
      built ??= buildConsole().catch(forget);
      built
        .then((root) => {
          const options = { root, cacheControl: false, headers: { ...HEADERS, ...headers } };
          res.sendFile(fileOf(req), options, (error?: Error & { status?: number }) => {
            // Other errors mean that there is no such file.
            if (error && !res.headersSent) next(error.status === 416 ? error : undefined);
          });
        })
        .catch(next);
    };
  for (const { path, file, rules } of PAGES) {
    const headers = { 'Cache-Control': 'no-store', 'Content-Security-Policy': rules.join('; ') };
    app.get(
      path,
      send(() => file, headers),
    );
  }
  // `phone/vite.config.ts` sets the name of the script of framed pages.
  app.get(
    ATTACH_PATH,
    send(() => 'attach.js', { 'Cache-Control': 'no-store' }),
  );
  app.get(
    ASSET_PATH,
    send(({ params }) => params[0] ?? '', {
      'Cache-Control': 'max-age=31536000, immutable',
      'Content-Security-Policy': PAGE_RULES.join('; '),
    }),
  );
}
