import type { Request, RequestHandler, Response } from 'express';
import type { Sandbox } from '../sandbox';
import type { Sandboxes } from '../sandboxes';

export interface ControlOptions {
  sandboxes: Sandboxes;
  sandboxIdOf: (req: Request) => string;
  appPort: number | null;
}

/** A control call that cannot be carried out; answered as `{ error }`. */
export class ControlError extends Error {
  constructor(
    readonly status: 400 | 404,
    message: string,
  ) {
    super(message);
  }
}

/** A control call: what `act` returns is sent as JSON, unless it has answered by itself. */
export const control =
  (act: (req: Request, res: Response) => unknown): RequestHandler =>
  (req, res) => {
    try {
      const answer = act(req, res);
      if (!res.headersSent) res.json(answer);
    } catch (error) {
      if (!(error instanceof ControlError)) throw error;
      res.status(error.status).json({ error: error.message });
    }
  };

/** The sandbox named in the path. @throws ControlError 404. */
export function sandboxInPath(req: Request, sandboxes: Sandboxes): Sandbox {
  const id = req.params.id ?? '';
  const sandbox = sandboxes.find(id);
  if (!sandbox) throw new ControlError(404, `There is no sandbox "${id}".`);
  return sandbox;
}

/** A control call on one sandbox, with the fields of its JSON body. */
export type OnSandbox = (
  act: (sandbox: Sandbox, fields: Record<string, unknown>, req: Request) => unknown,
) => RequestHandler;

/** The fields of a JSON body. @throws ControlError 400 when it is no object. */
export function fieldsOf(req: Request): Record<string, unknown> {
  const body: unknown = req.body;
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body };
  throw new ControlError(400, 'The body must be a JSON object.');
}

/** A text among fields, undefined when it is absent. @throws ControlError 400 when it is no text. */
export function textField(fields: Record<string, unknown>, name: string): string | undefined {
  const value = fields[name];
  if (value === undefined || typeof value === 'string') return value;
  throw new ControlError(400, `${name} must be a text.`);
}
