import type { Request, RequestHandler, Response } from 'express';
import type { Endpoint } from '@homeview/contracts/defineEndpoint';
import type { ControlOptions } from '../control/control';
import { ControlError } from '../control/controlError';
import { PAY_PREFIX } from '../providers/payPagePath';
import { EVERYBODY } from '../sandboxes/owners';
import type { Sandbox } from '../sandboxes/sandbox';

/** Control paths that show no sandbox. Every other one needs a signed-in user. */
const OPEN =
  /^\/__mock(\/(health|scenarios|catalogue|texts|search|reference\/.*|console\/.*|phone(\/.*)?|api(\/.*)?))?$/;

/** What others may look at in a sandbox. It has no passwords and no tokens. */
const LOOKS = ['', 'clock', 'contents', 'faults', 'requests'];

const ONE_SANDBOX = /^\/__mock\/sandboxes\/([^/]+)(?:\/(.*))?$/;

/**
 * In front of the control API and the payment pages: only its owner changes a sandbox or sees its
 * secrets. Others are guests. A route that is added later is closed to guests.
 */
export const checkOwner = (options: ControlOptions): RequestHandler =>
  options.users.header === undefined
    ? (_req, _res, next) => next()
    : (req, res, next) => {
        check(req, res, options).then(() => next(), next);
      };

async function check(req: Request, res: Response, options: ControlOptions): Promise<void> {
  const path = req.path.replace(/\/+$/, '');
  if (!/^\/__mock(\/|$)/.test(path) || OPEN.test(path)) return;
  const user = options.users.userOf(req);
  const [, inPath, rest = ''] = ONE_SANDBOX.exec(path) ?? [];
  const isByAddress = path === '/__mock/provider-states' || path.startsWith(`${PAY_PREFIX}/`);
  if (inPath === undefined && !isByAddress) return;
  const id = inPath === undefined ? options.sandboxIdOf(req) : decodeURIComponent(inPath);
  const sandbox = await options.find(id, req);
  if (!sandbox || isOwnedBy(sandbox, user)) return;
  const isLook = ['GET', 'HEAD'].includes(req.method) && inPath !== undefined;
  if (!isLook || !LOOKS.includes(rest)) throw belongsTo(sandbox);
  setGuest(res);
}

export const isOwnedBy = ({ owner }: Sandbox, user: string): boolean =>
  owner === EVERYBODY || owner === user;

export const belongsTo = ({ id, owner }: Sandbox): ControlError =>
  new ControlError(403, `The sandbox "${id}" belongs to ${owner}. Open the case yourself.`);

/** Marks a request of somebody who doesn't own its sandbox. */
export const setGuest = (res: Response): void => {
  res.locals['isGuest'] = true;
};

/** A guest looks without a trace: no fault is used up, and nothing is recorded. */
export const isGuest = (res: Response): boolean => res.locals['isGuest'] === true;

/** Refuses documented calls of guests that change something, whatever their HTTP method. */
export const refuseGuests =
  ({ kind, name }: Endpoint): RequestHandler =>
  (_req, res, next) => {
    if (isGuest(res) && kind === 'mutation') {
      throw new ControlError(403, `${name} changes the sandbox, which belongs to another user.`);
    }
    next();
  };
