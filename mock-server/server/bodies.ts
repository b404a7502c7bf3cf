import bodyParser from 'body-parser';
import type { Request, RequestHandler } from 'express';
import multer from 'multer';
import { HttpError } from './httpError';

/** Largest body of a request, in bytes. */
const LIMIT = 1024 * 1024;

/** Largest snapshot, in bytes: a world of 10,000 devices is over 1 MB. */
const SNAPSHOT_LIMIT = 32 * LIMIT;

/** Levels of lists and records in a body. Deeper ones are nothing that a call knows. */
const MAX_DEPTH = 64;

const isSnapshot = ({ method, path }: Pick<Request, 'method' | 'path'>) =>
  method === 'PUT' && /^\/__mock\/sandboxes\/[^/]+\/snapshot$/.test(path);

const hasBody = ({ headers }: Request) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** json-server's router has its own body-parser, which leaves a request alone that is marked so. */
const READ = { _body: true };

const json = (limit: number) =>
  bodyParser.json({ limit, strict: false, type: ['application/json', 'application/*+json'] });
const [ordinary, snapshot] = [json(LIMIT), json(SNAPSHOT_LIMIT)];

const readJson: RequestHandler = (req, res, next) =>
  (isSnapshot(req) ? snapshot : ordinary)(req, res, next);

const readForm = bodyParser.urlencoded({ extended: false, limit: LIMIT });

const readFields = multer({
  limits: { fieldSize: LIMIT, fields: 100, parts: 100, headerPairs: 100 },
}).none();

/** Nothing to read is no body; anything else that no reader took is of another type. */
const refuseOthers: RequestHandler = (req, _res, next) => {
  if (hasBody(req) && req.body === undefined) {
    throw new HttpError(
      415,
      'Send JSON (Content-Type: application/json), or the fields of a form.',
    );
  }
  Object.assign(req, READ);
  req.body = (req.body as unknown) ?? {};
  if (isDeeperThan(MAX_DEPTH, req.body)) {
    throw new HttpError(400, `The body is nested deeper than ${MAX_DEPTH} levels.`);
  }
  next();
};

/** Goes no deeper than it has to: a deep body must not use up the stack. */
const isDeeperThan = (levels: number, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner)));

/**
 * Reads JSON, form and multipart bodies into `req.body`, compressed ones too; `{}` where there is
 * none. Answers 400, 413 or 415 to what it cannot read.
 */
export const readBody: RequestHandler[] = [readJson, readForm, readFields, refuseOthers];
