import type { Request, Response } from 'express';
import { withBar } from '../../catalogue/openPath';
import { sendPage } from '../../http/sendPage';
import type { Sandbox } from '../../sandboxes/sandbox';

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
): Promise<void> {
  const enter = `/__mock/sandboxes/${id}/enter`;
  const keep = req.query.bar === undefined ? enter : withBar(enter);
  return sendPage(res, {
    status: 409,
    title: `Start the sandbox ${id} again?`,
    texts: [
      `Its case: ${scenario.title}.`,
      'It was changed since it was opened. If this link starts it again, those changes are gone.',
    ],
    links: [{ href: keep, label: 'Keep it and open it as it is' }],
    form: { action: req.originalUrl, buttons: [{ label: 'Start it again' }] },
    formTargets: [origin],
  });
}
