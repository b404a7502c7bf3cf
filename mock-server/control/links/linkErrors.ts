import type { Application, ErrorRequestHandler, Request, RequestHandler } from 'express';
import { html } from '../../http/html';
import { sendPage } from '../../http/page';
import { ControlError, withoutEntity } from '../controlError';

export const LINK_STYLES = `
:root{color-scheme:light dark;--back:#f3f5f9;--card:#fff;--text:#1b2230;--soft:#4a5468;--main:#1d3f9e;--on-main:#fff}
@media (prefers-color-scheme:dark){:root{--back:#12161f;--card:#1c2230;--text:#eef1f7;--soft:#b4bdcf;--main:#9db8ff;--on-main:#12161f}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;font:16px/1.5 system-ui,sans-serif;color:var(--text);background:var(--back)}
main{width:calc(100% - 2rem);max-width:36rem;margin:clamp(1rem,8vh,5rem) auto;padding:clamp(1.25rem,6vw,2.25rem);background:var(--card);
  border-radius:16px;box-shadow:0 1px 2px #0002,0 12px 40px #0002}
h1{margin:0 0 .75rem;font-size:1.375rem;line-height:1.25}
p{margin:0 0 1rem;overflow-wrap:anywhere}
code{display:block;margin:0 0 1.5rem;padding:.75rem;border-radius:8px;background:var(--back);color:var(--soft);
  font:.8125rem/1.5 ui-monospace,Menlo,monospace;overflow-wrap:anywhere}
a,button{display:block;width:100%;min-height:48px;margin-top:.75rem;padding:.625rem 1rem;border:2px solid var(--main);
  border-radius:999px;background:none;color:var(--main);font:inherit;font-weight:700;text-align:center;text-decoration:none;cursor:pointer}
a.first{background:var(--main);color:var(--on-main)}
a:focus-visible,button:focus-visible{outline:3px solid var(--text);outline-offset:2px}
`;

/** The link with its mistake corrected, or null when no correction is known. */
function correctedAddress({ originalUrl }: Request, error: ControlError): string | null {
  if (!error.correction) return null;
  const { parameter, name, value } = error.correction;
  const { pathname, searchParams } = new URL(originalUrl, 'http://localhost');
  const query = new URLSearchParams();
  for (const [own, text] of searchParams) {
    if (own === parameter) query.append(name ?? own, value ?? text);
    else query.append(withoutEntity(own), text);
  }
  return `${pathname}?${query.toString()}`;
}

/** Shows a page to a person whose link is wrong; programs get `{ error }` as everywhere else. */
const showLinkError: ErrorRequestHandler = (error: unknown, req, res, next) => {
  if (!(error instanceof ControlError) || req.accepts(['json', 'html']) !== 'html') {
    return next(error);
  }
  const corrected = correctedAddress(req, error);
  sendPage(res, {
    status: error.status,
    title: 'This link can’t be opened',
    css: LINK_STYLES,
    body: html`<main>
      <h1>This link can’t be opened</h1>
      <p>${error.message}</p>
      <code>${decodeForReading(req.originalUrl)}</code>
      ${corrected === null ? '' : html`<a class="first" href="${corrected}">Open the corrected link</a>`}
      <a href="/__mock/">Find the case in the support console</a>
    </main>`,
  });
};

function decodeForReading(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** HEAD, as sent by link previews, must not open a sandbox. */
const refuseHead: RequestHandler = (_req, res) => {
  res.set('Allow', 'GET').status(405).end();
};

/** Headers of a browser that loads a page ahead of a visit. */
const AHEAD_HEADERS = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];

/** A page that is loaded ahead must not open a sandbox either. */
const refusePrefetch: RequestHandler = (req, res, next) => {
  const isAhead = AHEAD_HEADERS.some((name) =>
    /prefetch|prerender|preview/i.test(req.header(name) ?? ''),
  );
  if (isAhead) refuseHead(req, res, next);
  else next();
};

/** Registers a link that people may follow: GET only, with an error page when the link is wrong. */
export function registerLink(app: Application, path: string, follow: RequestHandler): void {
  // Express would answer HEAD with the GET handler.
  app.head(path, refuseHead);
  app.get(path, refusePrefetch, follow);
  app.use(path, showLinkError);
}
