import type { IncomingMessage } from 'node:http';
import type { NextFunction, Request, Response as Answer } from 'express';

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

/** Reads JSON, form and multipart bodies into `req.body`. @throws BadBody: no JSON, or too large. */
export function readBody(req: Request, _res: Answer, next: NextFunction): void {
  bodyOf(req, req.path.endsWith('/snapshot') ? SNAPSHOT_LIMIT : LIMIT)
    .then((body) => {
      req.body = body;
      // body-parser's own mark: json-server's router must not read the stream again.
      Object.assign(req, { _body: true });
      next();
    })
    .catch(next);
}

/** The body of a request: any JSON, the fields of a form, or `{}` for neither. @throws BadBody. */
export async function bodyOf(req: IncomingMessage, limit: number = LIMIT): Promise<unknown> {
  const type = req.headers['content-type'] ?? '';
  return parse(await collect(req, limit), type);
}

/** All bytes of a body. Not by `for await`, which costs a small body several turns of waiting. */
const collect = (req: IncomingMessage, limit: number) =>
  new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    // A body that is too large is still read to its end, or the client never sees the answer.
    req.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limit) chunks.push(chunk);
    });
    req.on('end', () => {
      if (size <= limit) resolve(Buffer.concat(chunks));
      else reject(new BadBody(413, `A request may have ${limit} bytes at most.`));
    });
    req.on('error', () => reject(new BadBody(400, 'The request was broken off.')));
  });

function parse(bytes: Buffer, type: string): unknown {
  const name = (type.split(';')[0] ?? '').trim().toLowerCase();
  if (name === 'multipart/form-data') return partsOf(bytes, type);
  const text = bytes.toString('utf8');
  if (name === 'application/x-www-form-urlencoded') {
    return Object.fromEntries(new URLSearchParams(text));
  }
  if (text === '' || (name !== 'application/json' && !name.endsWith('+json'))) return {};
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new BadBody(400, 'The body of the request is not valid JSON.');
  }
}

/** The fields of a multipart form; a file is no field. */
async function partsOf(bytes: Buffer, type: string): Promise<unknown> {
  try {
    const form = await new Response(new Uint8Array(bytes), {
      headers: { 'content-type': type },
    }).formData();
    return Object.fromEntries([...form].filter(([, value]) => typeof value === 'string'));
  } catch {
    throw new BadBody(400, 'The body of the request is no valid multipart form.');
  }
}
