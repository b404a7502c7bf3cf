import type { Request, RequestHandler, Response } from 'express';
import { ControlError } from '../control/controlError';

/** The maximum size of all bodies of unanswered requests together, in bytes. */
const MOST_IN_ALL = 64 * 1024 * 1024;

/** How long a refused body may still be sent, so that its client can read the answer, in ms. */
const LINGER_MS = 2000;

export const hasBody = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Refuses a body that is too large, or too large together with those of other connections, before
 * it is read: 413 or 503.
 * @param limitOf the maximum size of the body of a request, in bytes.
 */
export function limitBodies(limitOf: (req: Request) => number): RequestHandler {
  let inAll = 0;
  return (req, res, next) => {
    if (!hasBody(req)) return next();
    const { 'content-length': length, 'content-encoding': encoding } = req.headers;
    if (Number(length ?? 0) > limitOf(req)) {
      closeLater(req, res);
      throw new ControlError(413, 'The body of the request is too large.');
    }
    // A body of unknown length, or a compressed one, may become as large as it is allowed to be.
    const size = length === undefined || encoding !== undefined ? limitOf(req) : Number(length);
    if (inAll + size > MOST_IN_ALL) {
      closeLater(req, res);
      throw new ControlError(503, 'Too many large requests at a time. Try again.');
    }
    inAll += size;
    res.once('close', () => (inAll -= size));
    next();
  };
}

/** Node reads and drops the rest of the body; a client that goes on for longer is cut off. */
function closeLater(req: Request, res: Response): void {
  const close = () => {
    if (!req.complete) req.socket.destroy();
  };
  res.once('finish', () => setTimeout(close, LINGER_MS).unref());
}
