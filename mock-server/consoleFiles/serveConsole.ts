import { readFileSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Application, Request, RequestHandler, Response } from 'express';
import { PAGE_RULES } from '../http/contentRules';
import { ATTACH_PATH } from '../phone/framedPages';
import { PHONE_PATH } from '../phone/settings';
import { buildConsole } from './builds';

interface File {
  readonly type: string;
  readonly bytes: Buffer;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
};

/** The built pages: the path that serves each, its file, and its content security policy. */
const PAGES = [
  { path: '/__mock/', file: 'console/index.html', rules: PAGE_RULES },
  { path: PHONE_PATH, file: 'phone/page/index.html', rules: [...PAGE_RULES, `frame-src 'self'`] },
];

/** The script of framed pages; `phone/vite.config.ts` sets the name. */
const ATTACH_FILE = 'attach.js';

/** Scripts, style sheets and fonts of all pages. Their names contain a content hash. */
const ASSETS = 'console';

/** Serves the console and the phone's page from memory. The first request builds them. */
export function serveConsole(app: Application): void {
  let files: Promise<ReadonlyMap<string, File>> | undefined;
  const known = () => (files ??= readFiles().catch(forget));
  const forget = (error: unknown): never => {
    files = undefined;
    throw error;
  };

  const send =
    (fileOf: (req: Request) => string, headers: Readonly<Record<string, string>>): RequestHandler =>
    (req, res, next) => {
      known()
        .then((byName) => {
          const file = byName.get(fileOf(req));
          if (file) sendFile(res, file, headers);
          else next();
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
  app.get(
    ATTACH_PATH,
    send(() => ATTACH_FILE, { 'Cache-Control': 'no-store' }),
  );
  app.get(
    `/__mock/${ASSETS}/:name`,
    send(({ params }) => `${ASSETS}/${params.name}`, {
      'Cache-Control': 'max-age=31536000, immutable',
      'Content-Security-Policy': PAGE_RULES.join('; '),
    }),
  );
}

async function readFiles(): Promise<ReadonlyMap<string, File>> {
  const folder = await buildConsole();
  const assets = readdirSync(join(folder, ASSETS)).filter((name) => !name.endsWith('.html'));
  const pages = PAGES.map(({ file }) => file);
  const names = [ATTACH_FILE, ...pages, ...assets.map((name) => `${ASSETS}/${name}`)];
  return new Map(
    names.map((name) => [
      name,
      {
        type: TYPES[extname(name)] ?? 'application/octet-stream',
        bytes: readFileSync(join(folder, name)),
      },
    ]),
  );
}

function sendFile(
  res: Response,
  { type, bytes }: File,
  headers: Readonly<Record<string, string>>,
): void {
  res
    .set({
      ...headers,
      'Content-Type': type,
      'Referrer-Policy': 'strict-origin',
      'X-Content-Type-Options': 'nosniff',
    })
    .send(bytes);
}
