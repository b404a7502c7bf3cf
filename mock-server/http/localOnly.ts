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
  } else if (isDrawnInElsewhere(req)) {
    res.status(403).json({ error: 'A page from elsewhere may link to this, but not load it.' });
  } else {
    next();
  }
}

const changesControl = ({ method, path }: Request) =>
  !['GET', 'HEAD'].includes(method) &&
  path.startsWith('/__mock/') &&
  !path.startsWith(`${PAY_PREFIX}/`);

/**
 * A GET may make a sandbox, or tell what is in one. From a page elsewhere it is a link that somebody
 * follows, and no picture, script or frame that the page loads by itself. Programs tell nothing here.
 */
const isDrawnInElsewhere = (req: Request) =>
  req.path.startsWith('/__mock/') &&
  !req.path.startsWith(`${PAY_PREFIX}/`) &&
  req.header('sec-fetch-site') === 'cross-site' &&
  !(req.header('sec-fetch-mode') === 'navigate' && req.header('sec-fetch-dest') === 'document');

/** No Origin at all means: no browser. `null` and other sites are refused. */
const isLocalOrigin = (origin: string | undefined) =>
  origin === undefined || (URL.canParse(origin) && isLocalHost(new URL(origin).host));
