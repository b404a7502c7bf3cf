import type { Request, RequestHandler } from 'express';
import { PAY_PREFIX } from '../providers/payPagePath';

/**
 * Refuses requests to unknown hosts, and control calls from other origins' pages. (The payment
 * pages have a nonce in their forms instead.)
 * @param isOurs whether a Host header is a name of this server.
 */
export const ownPagesOnly =
  (isOurs: (host: string) => boolean): RequestHandler =>
  (req, res, next) => {
    const refuse = (error: string) => void res.status(403).json({ error });
    if (!isOurs(req.header('host') ?? '')) {
      refuse('This name is none that the mock server answers to: look at MOCK_HOST_NAMES.');
    } else if (changesControl(req) && !isOwnPage(req, isOurs)) {
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
 * A GET may create or read a sandbox. Cross-site it must be a link that a person follows, not an
 * image, script or frame. Programs do not send these headers.
 */
const isDrawnInElsewhere = (req: Request) =>
  req.path.startsWith('/__mock/') &&
  !req.path.startsWith(`${PAY_PREFIX}/`) &&
  req.header('sec-fetch-site') === 'cross-site' &&
  !(req.header('sec-fetch-mode') === 'navigate' && req.header('sec-fetch-dest') === 'document');

/**
 * A missing Origin header means that no browser sent it. `null` and other origins are refused. A
 * page on another port of this machine may send JSON only, which a browser asks about first: it
 * sends forms, plain text and empty bodies for any page.
 */
function isOwnPage(req: Request, isOurs: (host: string) => boolean): boolean {
  const origin = req.header('origin');
  if (origin === undefined) return true;
  if (!URL.canParse(origin) || !isOurs(new URL(origin).host)) return false;
  const isSameOrigin =
    req.header('sec-fetch-site') === 'same-origin' || new URL(origin).host === req.header('host');
  return isSameOrigin || !SIMPLE_METHODS.includes(req.method) || isJson(req);
}

/** Methods that a browser sends to other origins without asking first. */
const SIMPLE_METHODS = ['GET', 'HEAD', 'POST'];

const isJson = (req: Request) =>
  /^application\/(.+\+)?json\b/i.test(req.header('content-type') ?? '');
