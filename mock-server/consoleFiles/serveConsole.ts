import { readFileSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Application, Response } from 'express';
import { buildConsole } from './buildConsole';

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

/** Only what this server serves itself; the style sheets of MUI are written while it runs. */
const POLICY = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self' 'unsafe-inline'`,
  `font-src 'self' data:`,
  `img-src 'self' data:`,
  `connect-src 'self'`,
  `base-uri 'none'`,
  `form-action 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

/** One console, built when it is first asked for and then served from memory. */
export function serveConsole(app: Application): void {
  let files: Promise<ReadonlyMap<string, File>> | undefined;
  const known = () => (files ??= readFiles().catch(forget));
  const forget = (error: unknown): never => {
    files = undefined;
    throw error;
  };

  app.get(['/__mock/', '/__mock/console/:name'], (req, res, next) => {
    known()
      .then((byName) => {
        const { name } = req.params;
        const file = byName.get(name === undefined ? 'index.html' : `console/${name}`);
        if (file) sendFile(res, file, name !== undefined);
        else next();
      })
      .catch(next);
  });
}

async function readFiles(): Promise<ReadonlyMap<string, File>> {
  const folder = await buildConsole();
  const names = ['index.html', ...readdirSync(join(folder, 'console')).map((n) => `console/${n}`)];
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

function sendFile(res: Response, { type, bytes }: File, isNamedByContents: boolean): void {
  res
    .set({
      'Cache-Control': isNamedByContents ? 'max-age=31536000, immutable' : 'no-store',
      'Content-Security-Policy': POLICY,
      'Content-Type': type,
      'Referrer-Policy': 'strict-origin',
      'X-Content-Type-Options': 'nosniff',
    })
    .send(bytes);
}
