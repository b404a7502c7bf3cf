import type { Request, Response } from 'express';
import { html } from '../../http/html';
import { sendPage } from '../../http/page';
import type { Sandbox } from '../../sandboxes/sandbox';
import { LINK_STYLES } from './linkErrors';

/**
 * Whether a browser follows the link, and not from a page of this server, such as the one below. A
 * program sends no such header.
 */
export const isFromElsewhere = (req: Request): boolean =>
  ['cross-site', 'same-site', 'none'].includes(req.header('sec-fetch-site') ?? '');

/** Asks before a link replaces a sandbox that was changed. The answer comes from this own page. */
export function askFirst(req: Request, res: Response, { id, scenario }: Sandbox): void {
  sendPage(res, {
    status: 409,
    title: `Start the sandbox ${id} again?`,
    css: LINK_STYLES,
    body: html`<main>
      <h1>Start the sandbox ${id} again?</h1>
      <p>
        It exists already (${scenario.title}) and was changed since it was opened. If this link
        starts it again, those changes are gone.
      </p>
      <a class="first" href="/__mock/sandboxes/${id}/enter">Keep it and open it as it is</a>
      <a href="${req.originalUrl}">Start it again</a>
    </main>`,
  });
}
