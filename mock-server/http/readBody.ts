import type { NextFunction, Request, Response } from 'express';

/** Largest body of a request, in bytes. */
const LIMIT = 1024 * 1024;

/** Largest snapshot, in bytes: a world of 10,000 devices is over 1 MB. */
const SNAPSHOT_LIMIT = 32 * LIMIT;

/** A body that cannot be used; answered with its HTTP status. */
export class BadBody extends Error {
  constructor(
    readonly status: 400 | 413,
    message: string,
  ) {
    super(message);
  }
}

/** Reads JSON and form bodies into `req.body`. @throws BadBody: no JSON, or too large. */
export function readBody(req: Request, _res: Response, next: NextFunction): void {
  const limit = /\/snapshot$/.test(req.path) ? SNAPSHOT_LIMIT : LIMIT;
  collect(req, limit)
    .then((text) => {
      req.body = parse(text, req);
      // body-parser's own mark: json-server's router must not read the stream again.
      Object.assign(req, { _body: true });
      next();
    })
    .catch(next);
}

async function collect(req: Request, limit: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  // A body that is too large is still read to its end, or the client never sees the answer.
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size <= limit) chunks.push(chunk);
  }
  if (size > limit) throw new BadBody(413, `A request may have ${limit} bytes at most.`);
  return Buffer.concat(chunks).toString('utf8');
}

function parse(text: string, req: Request): unknown {
  if (req.is('application/x-www-form-urlencoded')) {
    return Object.fromEntries(new URLSearchParams(text));
  }
  if (text === '' || !req.is(['json', '+json'])) return {};
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new BadBody(400, 'The body of the request is not valid JSON.');
  }
}
