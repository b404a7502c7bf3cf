import type { RequestHandler } from 'express';
import type { ControlOptions } from '../control/control';
import { gonePage } from '../control/goneError';
import { sendPage } from '../http/sendPage';
import { isPageVisit } from './gonePages';

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
        // Only the phone and the page with the bar have frames.
        const bar = req.header('sec-fetch-dest') === 'iframe';
        return sendPage(res, gonePage(id, { bar }));
      })
      .catch(next);
  };
