import type { Application } from 'express';
import { ControlError, sandboxInPath, control } from './control';
import type { ControlOptions } from './control';

/** The journal of a sandbox, and asking again. */
export function registerRequests(app: Application, one: string, options: ControlOptions): void {
  const { sandboxes } = options;
  app.get(
    `${one}/requests`,
    control((req) => sandboxInPath(req, sandboxes).journal.told()),
  );
  app.post(
    `${one}/requests/:request/resend`,
    control((req, res) => {
      const { journal } = sandboxInPath(req, sandboxes);
      const repeat = journal.repeatOf(Number(req.params.request));
      if (!repeat) throw new ControlError(404, 'This request is no longer known well enough.');
      repeat();
      res.status(202);
      return { resent: Number(req.params.request) };
    }),
  );
}
