import type { Request, RequestHandler } from 'express';
import type { ControlOptions } from '../control/control';
import { DEFAULT_SANDBOX } from '../http/hosts';
import type { Sandbox } from '../sandboxes/sandbox';
import { isOwnedBy } from '../sandboxes/owners';
import { setGuest, setSandbox } from '../sandboxes/sandboxOf';
import type { Addresses } from './addresses';
import { ControlError } from '../control/controlError';
import { GoneSandbox } from '../control/goneError';

/** The header that names a request's sandbox; it overrides the host name. */
const SANDBOX_HEADER = 'x-mock-sandbox';

/** The id of a request's sandbox. @throws ControlError 400 when the header is empty. */
export function sandboxIdOf(req: Request, addresses: Addresses): string {
  const named = req.header(SANDBOX_HEADER);
  if (named?.trim() === '') {
    throw new ControlError(
      400,
      `The header ${SANDBOX_HEADER} is empty: name a sandbox, or leave it out.`,
    );
  }
  return named ?? addresses.sandboxIdOf(req) ?? DEFAULT_SANDBOX;
}

/** Finds a request's sandbox: from the header, from the host name, or the default one. */
export const findSandbox =
  ({ sandboxes, sandboxIdOf: idOf, find, users }: ControlOptions): RequestHandler =>
  (req, res, next) => {
    const id = idOf(req);
    const user = users.userOf(req);
    const use = (sandbox: Sandbox) => {
      setSandbox(res, sandbox);
      if (!isOwnedBy(sandbox.owner, user)) setGuest(res);
      next();
    };
    const current = sandboxes.current(id);
    if (current) return use(current);
    find(id, req)
      .then((sandbox) => {
        if (!sandbox) throw new GoneSandbox(id);
        use(sandbox);
      })
      .catch(next);
  };
