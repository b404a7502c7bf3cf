import type { Request } from 'express';
import { ControlError } from '../control/controlError';
import { DEFAULT_SANDBOX, ownDefaultId } from '../http/hosts';
import { EVERYBODY } from '../sandboxes/owners';

/** The people who use the server, as the header of a proxy names them. */
export interface Users {
  /** The header; undefined when everybody shares all sandboxes. */
  readonly header: string | undefined;
  /** The person who sends a request. @throws ControlError 403 when the header names none. */
  readonly userOf: (req: Request) => string;
  /** The id of a sandbox for its reader: each person has their own default one. */
  readonly idFor: (id: string, req: Request) => string;
}

export function usersOf(header: string | undefined): Users {
  if (header === undefined) return { header, userOf: () => EVERYBODY, idFor: (id) => id };
  const userOf = (req: Request): string => {
    const given = req.headersDistinct[header.toLowerCase()] ?? [];
    const user = inUtf8(given[0] ?? '');
    const name = user.trim().toLowerCase();
    if (given.length > 1) throw new ControlError(403, `The header ${header} is there twice.`);
    if (name === '') throw new ControlError(403, `No user is signed in: ${header} is missing.`);
    if (name !== EVERYBODY) return user;
    throw new ControlError(403, `"${EVERYBODY}" can’t be the name of a user.`);
  };
  return {
    header,
    userOf,
    idFor: (id, req) => (id === DEFAULT_SANDBOX ? ownDefaultId(userOf(req)) : id),
  };
}

/** Node reads header values as Latin-1, whatever a proxy has sent. */
function inUtf8(value: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      Buffer.from(value, 'latin1'),
    );
  } catch {
    return value;
  }
}
