import { request } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { Connect, Plugin } from 'vite';

/** Whether a browser asks for a page, in its window or in a frame. */
export const isPageVisit = ({
  method,
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): boolean =>
  method === 'GET' &&
  !url.startsWith('/__mock') &&
  ['document', 'iframe'].includes(String(headers['sec-fetch-dest']));

/**
 * Middleware that asks the mock server about each page visit, and shows its page when the sandbox of
 * the address is gone.
 * @param port of the mock server. Without one that answers, the page is shown as usual.
 */
export const showGonePages =
  (port: number): Connect.NextHandleFunction =>
  (req, res, next) => {
    if (!isPageVisit(req)) return next();
    const { host, 'sec-fetch-dest': dest } = req.headers;
    request({ host: '127.0.0.1', port, headers: { host, 'sec-fetch-dest': dest } }, (answer) => {
      if (answer.headers['content-type']?.startsWith('text/html')) {
        res.writeHead(answer.statusCode ?? 404, answer.headers);
        answer.pipe(res);
      } else {
        answer.resume();
        next();
      }
    })
      .on('error', () => next())
      .end();
  };

/** Vite's dev and preview servers (portal.config.ts) with the page of a sandbox that is gone. */
export function gonePages(port: number): Plugin {
  const use = ({ middlewares }: { readonly middlewares: Connect.Server }) =>
    void middlewares.use(showGonePages(port));
  return { name: 'gone-pages', apply: 'serve', configureServer: use, configurePreviewServer: use };
}
