import type { Request, RequestHandler } from 'express';
import type { ControlOptions } from '../control/control';
import { LINK_STYLES } from '../control/links/linkErrors';
import { html } from '../http/html';
import { sendPage } from '../http/page';
import { scenarios } from '../scenarios/registry';

/** Opens the case of a sandbox again, under the same id; null when the id doesn't name its case. */
export function openAgainPath(id: string): string | null {
  const scenario = scenarios.find((one) => id.replace(/-[0-9a-f]{6}$/, '') === one.id);
  return scenario ? `/__mock/open?scenario=${scenario.id}&sandbox=${id}` : null;
}

/** The sentence for programs. */
export function goneText(id: string): string {
  const path = openAgainPath(id);
  const advice = path === null ? 'Open its case again.' : `Open its case again: ${path}`;
  return `There is no sandbox "${id}". ${advice}`;
}

/** Whether a browser asks for a page, in its window or in a frame. */
const isPageVisit = (req: Request): boolean =>
  req.method === 'GET' &&
  !req.path.startsWith('/__mock') &&
  ['document', 'iframe'].includes(req.header('sec-fetch-dest') ?? '');

/** Says that a sandbox is gone, in place of a portal that could only ask to sign in. */
export const showGone =
  ({ addresses, sandboxes }: ControlOptions): RequestHandler =>
  (req, res, next) => {
    const id = isPageVisit(req) ? addresses.sandboxIdOf(req) : null;
    if (id === null || sandboxes.current(id)) return next();
    sandboxes
      .find(id)
      .then((found) => {
        if (found) return next();
        const again = openAgainPath(id);
        sendPage(res, {
          status: 404,
          title: 'This sandbox is gone',
          css: LINK_STYLES,
          body: html`<main>
            <h1>This sandbox is gone</h1>
            <p>
              There is no sandbox “${id}” any more. The mock server was restarted without saving it,
              or newer sandboxes have replaced it.
            </p>
            ${again === null ? '' : html`<a class="first" href="${again}">Open the case again</a>`}
            <a href="/__mock/">Find the case in the support console</a>
          </main>`,
        });
      })
      .catch(next);
  };
