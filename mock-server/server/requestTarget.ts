import type { RequestHandler } from 'express';
import { ControlError } from '../control/controlError';

/**
 * Accepts an absolute request target, as for a proxy (`GET http://localhost:4010/api/…`): its host
 * replaces the Host header, and only its path and query remain. RFC 9112, 3.2.2. Refuses what no
 * route could answer: two Host headers, and a range that ends before it begins.
 */
export const plainTarget: RequestHandler = (req, _res, next) => {
  if (!req.url.startsWith('/') && req.url !== '*') {
    if (!URL.canParse(req.url))
      throw new ControlError(400, 'The address of the request is not valid.');
    const { host, pathname, search } = new URL(req.url);
    req.headers.host = host;
    req.url = pathname + search;
  }
  if ((req.headersDistinct['host'] ?? []).length > 1) {
    throw new ControlError(400, 'The request has two Host headers.');
  }
  if (isBackward(req.headers.range))
    throw new ControlError(416, 'The range ends before it begins.');
  next();
};

/** Such a range would leave the file server without an answer. */
function isBackward(range: string | undefined): boolean {
  const [, from, to] = /^\s*bytes\s*=\s*(\d+)\s*-\s*(\d+)/i.exec(range ?? '') ?? [];
  return from !== undefined && to !== undefined && Number(from) > Number(to);
}
