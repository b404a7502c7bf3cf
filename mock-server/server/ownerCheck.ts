import type { Request, RequestHandler, Response } from 'express';
import type { Endpoint } from '@homeview/contracts/defineEndpoint';
import { textField } from '../control/control';
import type { ControlOptions } from '../control/control';
import { ControlError } from '../control/controlError';
import { readId } from '../control/links/prepare';
import { DEFAULT_SANDBOX, isOwnDefaultId } from '../http/hosts';
import { belongsTo, isOwnedBy } from '../sandboxes/owners';
import { isGuest, setGuest } from '../sandboxes/sandboxOf';

/** `users` must be signed in, `guests` may look into the sandbox of another user. */
type Who = 'everyone' | 'users' | 'guests';

interface Opening {
  readonly who: Who;
  readonly methods?: readonly string[];
  /** Below `/__mock`. */
  readonly path: RegExp;
}

/**
 * Control calls that are open to more than the owner of a sandbox. Every other one, also one that is
 * added later, is refused to others.
 */
const OPENINGS: readonly Opening[] = [
  { who: 'everyone', path: /^(\/(health|(console|fonts)\/.*|phone(\/.*)?|api(\/.*)?))?$/ },
  // No sandbox, or only those of the user.
  { who: 'users', path: /^\/(here|scenarios|catalogue|texts|search|case\/.*|reference\/.*)$/ },
  { who: 'users', methods: ['GET'], path: /^\/sandboxes$/ },
  // No passwords and no tokens: `isGuest` masks them.
  {
    ...{ who: 'guests', methods: ['GET', 'HEAD'] },
    path: /^\/sandboxes\/[^/]+(\/(answer|clock|contents|faults|requests))?$/,
  },
];

const whoMay = (method: string, path: string): Who | 'owner' =>
  OPENINGS.find(
    ({ methods = [method], path: pattern }) => methods.includes(method) && pattern.test(path),
  )?.who ?? 'owner';

/** In front of the control API and the payment pages: only its owner changes a sandbox. */
export const checkOwner = (options: ControlOptions): RequestHandler =>
  options.users.header === undefined
    ? (_req, _res, next) => next()
    : (req, res, next) => {
        check(req, res, options).then(() => next(), next);
      };

async function check(req: Request, res: Response, options: ControlOptions): Promise<void> {
  const [, own] = /^\/__mock((?:\/.*)?)$/.exec(req.path.replace(/\/+$/, '')) ?? [];
  if (own === undefined) return;
  const who = whoMay(req.method, own);
  if (who === 'everyone') return;
  const { users, sandboxes } = options;
  const user = users.userOf(req);
  const target = who === 'users' ? null : targetOf(own, req, options);
  if (target === null) return;
  const id = users.idFor(target, req);
  const sandbox = await sandboxes.find(id);
  // The default sandbox of another user is refused also before its first use.
  const isNewDefault = isOwnDefaultId(id) && id !== users.idFor(DEFAULT_SANDBOX, req);
  if (sandbox ? isOwnedBy(sandbox.owner, user) : !isNewDefault) return;
  if (who === 'owner') throw belongsTo(id, sandbox?.owner ?? 'another user');
  setGuest(res);
}

/** The sandbox that a control call names: in its path, in its fields, or by its address. */
function targetOf(own: string, req: Request, { sandboxIdOf }: ControlOptions): string | null {
  const [, inPath] = /^\/sandboxes\/([^/]+)/.exec(own) ?? [];
  if (inPath !== undefined) return decoded(inPath);
  if (own !== '/open' && own !== '/sandboxes') return sandboxIdOf(req);
  const fields: unknown = own === '/open' ? req.query : req.body;
  const name = textField({ ...(fields as object) }, 'sandbox');
  return name === undefined ? null : readId(name);
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new ControlError(400, `Failed to decode "${part}".`);
  }
}

/** Refuses documented calls of guests that change something, whatever their HTTP method. */
export const refuseGuests =
  ({ kind, name }: Endpoint): RequestHandler =>
  (_req, res, next) => {
    if (isGuest(res) && kind === 'mutation') {
      throw new ControlError(403, `${name} changes the sandbox, which belongs to another user.`);
    }
    next();
  };
