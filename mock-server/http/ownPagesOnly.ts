import type { Request, RequestHandler } from 'express';
import { PAY_PREFIX } from '../providers/payPagePath';

/**
 * Keeps foreign pages out. The Host must be a name of ours, and a page that changes anything
 * through the control API must be ours too. (The payment pages have a nonce in their
 * forms instead.)
 * @param isOurs whether a Host header is a name of this server.
 */
export const ownPagesOnly =
  (isOurs: (host: string) => boolean): RequestHandler =>
  (req, res, next) => {
    const refuse = (error: string) => void res.status(403).json({ error });
    if (!isOurs(req.header('host') ?? '')) {
      refuse('This name is none that the mock server answers to: look at MOCK_HOST_NAMES.');
    } else if (changesControl(req) && !isOwnOrigin(req.header('origin'), isOurs)) {
      refuse('This page may not control the mock server.');
    } else if (isDrawnInElsewhere(req)) {
      refuse('A page from elsewhere may link to this, but not load it.');
    } else {
      next();
    }
  };

const changesControl = ({ method, path }: Request) =>
  !['GET', 'HEAD', 'OPTIONS'].includes(method) &&
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
const isOwnOrigin = (origin: string | undefined, isOurs: (host: string) => boolean) =>
  origin === undefined || (URL.canParse(origin) && isOurs(new URL(origin).host));
