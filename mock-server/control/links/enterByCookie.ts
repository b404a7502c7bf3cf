import type { Response } from 'express';
import { SANDBOX_COOKIE } from '../../server/addresses';
import type { Addresses } from '../../server/addresses';

/** Puts a browser into a sandbox by cookie, for servers whose sandboxes have no host names. */
export function enterByCookie(res: Response, sandbox: string, addresses: Addresses): void {
  if (addresses.hasOwnNames) return;
  const secure = addresses.originOf(sandbox, res.req).startsWith('https:');
  res.cookie(SANDBOX_COOKIE, sandbox, { httpOnly: true, sameSite: 'lax', path: '/', secure });
}
