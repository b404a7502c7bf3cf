import type { Application, Request, RequestHandler, Response } from 'express';
import type { Sandbox } from '../sandboxes/sandbox';
import type { Sandboxes } from '../sandboxes/sandboxes';
import type { Addresses } from '../server/addresses';
import type { Users } from '../server/users';
import { ControlError } from './controlError';
import { GoneSandbox } from './goneError';

export interface ControlOptions {
  sandboxes: Sandboxes;
  /** The sandbox that a request names in its header or host. */
  sandboxIdOf: (req: Request) => string;
  /** A sandbox by its id. The default one of a user is created on first use. */
  find: (id: string, req: Request) => Promise<Sandbox | undefined>;
  addresses: Addresses;
  users: Users;
}

/** A control call. Sends what `act` returns as JSON, unless `act` has sent a response itself. */
export const control =
  (act: (req: Request, res: Response) => unknown): RequestHandler =>
  (req, res, next) => {
    answer(req, res, act).catch(next);
  };

async function answer(req: Request, res: Response, act: Parameters<typeof control>[0]) {
  const body: unknown = await act(req, res);
  if (!res.headersSent) res.json(body);
}

/** The sandbox named in the path; `checkOwner` has let the request pass. @throws ControlError 404. */
export async function sandboxInPath(req: Request, options: ControlOptions): Promise<Sandbox> {
  const id = req.params.id ?? '';
  const sandbox = await options.find(id, req);
  await sandbox?.catchUp();
  if (sandbox) return sandbox;
  throw new GoneSandbox(id);
}

const isRead = ({ method }: Request) => ['GET', 'HEAD'].includes(method);

/** The path of one sandbox. */
export const ONE_SANDBOX = '/__mock/sandboxes/:id';

/**
 * Registers a control call on one sandbox, with the fields of its JSON body. Changes are saved
 * afterwards.
 */
export type OnSandbox = (
  method: 'get' | 'post' | 'put' | 'delete',
  rest: string,
  act: (sandbox: Sandbox, fields: Record<string, unknown>, req: Request, res: Response) => unknown,
  status?: 200 | 201,
) => void;

export const onSandbox =
  (app: Application, options: ControlOptions): OnSandbox =>
  (method, rest, act, status = 200) =>
    void app[method](
      `${ONE_SANDBOX}${rest}`,
      control(async (req, res) => {
        const sandbox = await sandboxInPath(req, options);
        const body: unknown = await act(sandbox, asRecord(req), req, res);
        if (!isRead(req)) sandbox.touch();
        await sandbox.save();
        res.status(status);
        return body;
      }),
    );

/** The fields of a JSON body. @throws ControlError 400 when the body is not an object. */
export function asRecord(req: Request): Record<string, unknown> {
  const body: unknown = req.body;
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return { ...body };
  throw new ControlError(400, 'The body must be a JSON object.');
}

/** A text field; undefined when absent. @throws ControlError 400 when it is not text. */
export function textField(fields: Record<string, unknown>, name: string): string | undefined {
  const value = fields[name];
  if (value === undefined || typeof value === 'string') return value;
  const rule = Array.isArray(value) ? 'can be given once' : 'must be a text';
  throw new ControlError(400, `${name} ${rule}.`);
}
