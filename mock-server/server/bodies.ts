import bodyParser from 'body-parser';
import type { Request, RequestHandler } from 'express';
import multer from 'multer';
import { ControlError } from '../control/controlError';

/** The maximum size of a request body, in bytes. */
const LIMIT = 1024 * 1024;

/** The maximum size of a snapshot, in bytes: 10,000 orders are 8 MB. */
const SNAPSHOT_LIMIT = 16 * LIMIT;

/** The maximum nesting depth of a body. No call uses deeper data. */
const MAX_DEPTH = 64;

const isSnapshot = ({ method, path }: Pick<Request, 'method' | 'path'>) =>
  method === 'PUT' && /^\/__mock\/sandboxes\/[^/]+\/snapshot$/.test(path);

const hasBody = ({ headers }: Request) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Marks a request as parsed, so that json-server's own body-parser skips it. */
const READ = { _body: true };

const json = (limit: number) =>
  bodyParser.json({ limit, strict: false, type: ['application/json', 'application/*+json'] });
const [ordinary, snapshot] = [json(LIMIT), json(SNAPSHOT_LIMIT)];

const readJson: RequestHandler = (req, res, next) =>
  (isSnapshot(req) ? snapshot : ordinary)(req, res, next);

const readForm = bodyParser.urlencoded({ extended: false, limit: LIMIT });

/** multer limits each field, but not all of them together. */
const limitFields: RequestHandler = (req, _res, next) => {
  const length = req.headers['content-length'];
  if (hasBody(req) && req.is('multipart/*') !== false) {
    if (length === undefined) throw new ControlError(411, 'Send the Content-Length of this form.');
    if (Number(length) > LIMIT)
      throw new ControlError(413, 'The body of the request is too large.');
  }
  next();
};

const readFields = multer({
  limits: { fieldSize: LIMIT, fields: 100, parts: 100, headerPairs: 100 },
}).none();

/** Sets an empty body when there is none, and refuses other content types. */
const refuseOthers: RequestHandler = (req, _res, next) => {
  if (hasBody(req) && req.body === undefined) {
    throw new ControlError(
      415,
      'Send JSON (Content-Type: application/json), or the fields of a form.',
    );
  }
  Object.assign(req, READ);
  req.body = (req.body as unknown) ?? {};
  if (isDeeperThan(MAX_DEPTH, req.body)) {
    throw new ControlError(400, `The body is nested deeper than ${MAX_DEPTH} levels.`);
  }
  next();
};

/** Stops at the limit, since a deeply nested body must not overflow the stack. */
const isDeeperThan = (levels: number, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner)));

/**
 * Reads JSON, form and multipart bodies into `req.body`, also compressed; `{}` when there is none.
 * Answers 400, 413 or 415 when it cannot read a body.
 */
export const readBody: RequestHandler[] = [
  readJson,
  readForm,
  limitFields,
  readFields,
  refuseOthers,
];
