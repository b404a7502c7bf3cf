import { createHash } from 'node:crypto';
import type { Response } from 'express';
import { Markup, html } from './html';

/**
 * A page rendered by the server, with one inline style sheet, no external resources and no script.
 */
export interface Page {
  title: string;
  css: string;
  body: Markup;
  status?: number;
  /** Redirect targets of its forms: browsers check these against `form-action` too. */
  formTargets?: readonly string[];
  /** Whether the fake phone may frame it. */
  inPhone?: boolean;
}

export function sendPage(res: Response, page: Page) {
  const { title, css, body, status = 200, formTargets, inPhone = false } = page;
  const styleHash = createHash('sha256').update(css).digest('base64');
  const origins = new Set((formTargets ?? []).map((url) => new URL(url).origin));
  res
    .status(status)
    .type('html')
    .set({
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'strict-origin',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': [
        `default-src 'none'`,
        `style-src 'sha256-${styleHash}'`,
        // Firefox reports an icon that it must not load as an error.
        `img-src 'self'`,
        `form-action ${["'self'", ...origins].join(' ')}`,
        `base-uri 'none'`,
        `frame-ancestors ${inPhone ? "'self'" : "'none'"}`,
      ].join('; '),
    })
    .send(
      html`<!doctype html>
        <html lang="en">
          <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <title>${title}</title>
            ${new Markup(`<style>${css}</style>`)}
          </head>
          <body>
            ${body}
          </body>
        </html> `.text,
    );
}
