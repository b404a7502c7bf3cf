import type { RequestHandler } from 'express';
import { HttpError } from './httpError';

/**
 * Accepts an absolute request target, as for a proxy (`GET http://localhost:4010/api/…`): its host
 * replaces the Host header, and only its path and query remain. RFC 9112, 3.2.2.
 */
export const plainTarget: RequestHandler = (req, _res, next) => {
  if (!req.url.startsWith('/') && req.url !== '*') {
    if (!URL.canParse(req.url))
      throw new HttpError(400, 'The address of the request is not valid.');
    const { host, pathname, search } = new URL(req.url);
    req.headers.host = host;
    req.url = pathname + search;
  }
  next();
};
