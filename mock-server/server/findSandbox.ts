import type { Request, RequestHandler } from 'express';
import { DEFAULT_SANDBOX } from '../http/hosts';
import type { Sandboxes } from '../sandboxes/sandboxes';
import { setSandbox } from '../sandboxes/sandboxOf';
import type { Addresses } from './addresses';
import { HttpError } from './httpError';

/** The header that names a request's sandbox; it overrides the host name. */
const SANDBOX_HEADER = 'x-mock-sandbox';

/** The id of a request's sandbox. @throws HttpError 400 when the header is empty. */
export function sandboxIdOf(req: Request, addresses: Addresses): string {
  const named = req.header(SANDBOX_HEADER);
  if (named?.trim() === '') {
    throw new HttpError(
      400,
      `The header ${SANDBOX_HEADER} is empty: name a sandbox, or leave it out.`,
    );
  }
  return named ?? addresses.sandboxIdOf(req) ?? DEFAULT_SANDBOX;
}

/** Finds a request's sandbox: from the header, from the host name, or the default one. */
export const findSandbox =
  (sandboxes: Sandboxes, addresses: Addresses): RequestHandler =>
  (req, res, next) => {
    const id = sandboxIdOf(req, addresses);
    const current = sandboxes.current(id);
    if (current) {
      setSandbox(res, current);
      return next();
    }
    sandboxes
      .find(id)
      .then((sandbox) => {
        if (!sandbox) throw new HttpError(404, `There is no sandbox "${id}".`);
        setSandbox(res, sandbox);
        next();
      })
      .catch(next);
  };
