import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Application } from 'express';
import { BRAND } from '@homeview/contracts/vocabulary/brand';
import { openApi } from '../calls/openApi';
import { PAGE_RULES } from '../http/contentRules';
import { Markup, html } from '../http/html';

export const API_PATH = '/__mock/api';

const own = dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);
const swaggerUi = dirname(require.resolve('swagger-ui-dist/package.json'));

/** The files of the page, and their folders. */
const FILES: Readonly<Record<string, string>> = {
  'page.mjs': own,
  'page.css': own,
  'swagger-ui-bundle.js': swaggerUi,
  'swagger-ui.css': swaggerUi,
};

const PAGE = html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${BRAND}: API</title>
      <link rel="icon" href="data:," />
      <link rel="stylesheet" href="${API_PATH}/swagger-ui.css" />
      <link rel="stylesheet" href="${API_PATH}/page.css" />
    </head>
    <body>
      <nav class="top" aria-label="Pages"><a href="/__mock/">Support console</a></nav>
      <div id="api"></div>
      ${new Markup(`<script src="${API_PATH}/swagger-ui-bundle.js"></script>`)}
      ${new Markup(`<script type="module" src="${API_PATH}/page.mjs"></script>`)}
    </body>
  </html> `.text;

const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': PAGE_RULES.join('; '),
  'Referrer-Policy': 'strict-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** Serves the OpenAPI document as a page on which its calls can be sent to this mock. */
export function serveApiPage(app: Application): void {
  app.get(API_PATH, (_req, res) => {
    res.set(HEADERS).type('html').send(PAGE);
  });
  app.get(`${API_PATH}/openapi.json`, (_req, res) => {
    res.set(HEADERS).json(openApi);
  });
  for (const [name, folder] of Object.entries(FILES)) {
    app.get(`${API_PATH}/${name}`, (_req, res, next) => {
      res.set({ ...HEADERS, 'Cache-Control': 'max-age=3600' });
      res.sendFile(join(folder, name), { cacheControl: false }, (error) => {
        if (error) next(error);
      });
    });
  }
}
