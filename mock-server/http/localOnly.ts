import type { NextFunction, Request, Response } from 'express';
import { PAY_PREFIX } from '../providers/payPagePath';
import { isLocalHost } from './localHosts';

/**
 * Keeps foreign pages out. The Host must be a name of this machine; and whoever changes anything
 * through the control API from a page must do so from a page of this machine. (The payment pages
 * have a nonce in their forms instead.)
 */
export function localOnly(req: Request, res: Response, next: NextFunction): void {
  if (!isLocalHost(req.header('host') ?? '')) {
    res.status(403).json({ error: 'The mock server answers only to names of this machine.' });
  } else if (changesControl(req) && !isLocalOrigin(req.header('origin'))) {
    res.status(403).json({ error: 'This page may not control the mock server.' });
  } else {
    next();
  }
}

const changesControl = ({ method, path }: Request) =>
  !['GET', 'HEAD'].includes(method) &&
  path.startsWith('/__mock/') &&
  !path.startsWith(`${PAY_PREFIX}/`);

/** No Origin at all means: no browser. `null` and other sites are refused. */
const isLocalOrigin = (origin: string | undefined) =>
  origin === undefined || (URL.canParse(origin) && isLocalHost(new URL(origin).host));
