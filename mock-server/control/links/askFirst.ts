import type { Request, Response } from 'express';
import { html } from '../../http/html';
import { sendPage } from '../../http/page';
import type { Sandbox } from '../../sandboxes/sandbox';
import { LINK_STYLES } from './linkErrors';

/** Whether a browser follows the link, wherever it stands. A program doesn't prefer a page. */
export const isOfBrowser = (req: Request): boolean =>
  req.header('sec-fetch-site') !== undefined || req.accepts(['json', 'html']) === 'html';

/**
 * Asks before a link replaces a sandbox that was changed. The answer is a form, which
 * `ownPagesOnly` accepts from this page alone.
 * @param origin of the portal in the sandbox.
 */
export function askFirst(
  req: Request,
  res: Response,
  { id, scenario }: Sandbox,
  origin: string,
): void {
  sendPage(res, {
    status: 409,
    title: `Start the sandbox ${id} again?`,
    css: LINK_STYLES,
    formTargets: [origin],
    body: html`<main>
      <h1>Start the sandbox ${id} again?</h1>
      <p>
        It exists already (${scenario.title}) and was changed since it was opened. If this link
        starts it again, those changes are gone.
      </p>
      <a class="first" href="/__mock/sandboxes/${id}/enter">Keep it and open it as it is</a>
      <form method="post" action="${req.originalUrl}"><button>Start it again</button></form>
    </main>`,
  });
}
