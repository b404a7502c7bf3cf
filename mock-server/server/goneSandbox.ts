import type { RequestHandler } from 'express';
import type { ControlOptions } from '../control/control';
import { LINK_STYLES } from '../control/links/linkErrors';
import { openPath, scenarioOf } from '../catalogue/openPath';
import { html } from '../http/html';
import { sendPage } from '../http/page';
import { scenarios } from '../scenarios/registry';
import { isPageVisit } from './gonePages';

/** Opens the case of a sandbox again, under the same id; null when the id doesn't name its case. */
export function openAgainPath(id: string): string | null {
  const scenario = scenarioOf(
    id,
    scenarios.map((one) => one.id),
  );
  return scenario === undefined ? null : `${openPath({ scenario })}&sandbox=${id}`;
}

/** The sentence for programs. */
export function goneText(id: string): string {
  const path = openAgainPath(id);
  const advice = path === null ? 'Open its case again.' : `Open its case again: ${path}`;
  return `There is no sandbox "${id}". ${advice}`;
}

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
          inPhone: true,
          body: html`<main>
            <h1>This sandbox is gone</h1>
            <p>
              There is no sandbox “${id}” any more. The mock server was restarted without saving it,
              or newer sandboxes have replaced it.
            </p>
            ${again === null ? '' : html`<a class="first" href="${again}" target="_top">Open the case again</a>`}
            <a href="/__mock/" target="_top">Find the case in the support console</a>
          </main>`,
        });
      })
      .catch(next);
  };
