import { randomBytes } from 'node:crypto';
import type { Response } from 'express';
import type { Page } from './page';

/** Loads the renderer, which takes about a second, so that the first page doesn't wait for it. */
export const loadPages = () => import('./PageView');

/**
 * Renders a page with the components of `ui` and sends it. The renderer is loaded by the first page,
 * because most tests and programs never ask for one.
 */
export async function sendPage(res: Response, page: Page): Promise<void> {
  const { renderPage } = await loadPages();
  const { status = 200, formTargets, inPhone = false } = page;
  const nonce = randomBytes(16).toString('base64');
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
        `style-src 'self' 'nonce-${nonce}'`,
        // MUI sets variables, such as the shadow of a card, in style attributes.
        `style-src-attr 'unsafe-inline'`,
        `font-src 'self'`,
        // Firefox reports an icon that it must not load as an error.
        `img-src 'self'`,
        `form-action ${["'self'", ...origins].join(' ')}`,
        `base-uri 'none'`,
        `frame-ancestors ${inPhone ? "'self'" : "'none'"}`,
      ].join('; '),
    })
    .send(renderPage(page, nonce));
}
