import bodyParser from 'body-parser';
import type { Request, RequestHandler } from 'express';
import multer from 'multer';
import { ControlError } from '../control/controlError';
import { TOO_DEEP, isTooDeep } from '../http/nesting';
import { hasBody, limitBodies } from './limitBodies';

/** The maximum size of a request body, in bytes. */
const LIMIT = 1024 * 1024;

/** The maximum size of a snapshot, in bytes: twice as much as its rows usually take. */
const SNAPSHOT_LIMIT = 8 * LIMIT;

const isSnapshot = ({ method, path }: Pick<Request, 'method' | 'path'>) =>
  method === 'PUT' && /^\/__mock\/sandboxes\/[^/]+\/snapshot$/.test(path);

const limitOf = (req: Request): number => (isSnapshot(req) ? SNAPSHOT_LIMIT : LIMIT);

/** Marks a request as parsed, so that json-server's own body-parser skips it. */
const READ = { _body: true };

const type = ['application/json', 'application/*+json'];
const ordinary = bodyParser.json({ limit: LIMIT, strict: false, type });
/** A snapshot stays text: parsing it would keep all others waiting. */
const snapshot = bodyParser.text({ limit: SNAPSHOT_LIMIT, type });

const readJson: RequestHandler = (req, res, next) =>
  (isSnapshot(req) ? snapshot : ordinary)(req, res, next);

const readForm = bodyParser.urlencoded({ extended: false, limit: LIMIT });

const readFields = multer({
  limits: { fieldSize: LIMIT, fields: 100, parts: 100, headerPairs: 100 },
}).none();

/** multer limits each field, but not all of them together. @throws ControlError 411. */
const requireLength: RequestHandler = (req, _res, next) => {
  const isForm = hasBody(req) && req.is('multipart/*') !== false;
  if (isForm && req.headers['content-length'] === undefined) {
    throw new ControlError(411, 'Send the Content-Length of this form.');
  }
  next();
};

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
  if (isTooDeep(req.body)) throw new ControlError(400, TOO_DEEP);
  next();
};

/**
 * Reads JSON, form and multipart bodies into `req.body`, also compressed; `{}` when there is none.
 * Answers 400, 413 or 415 when it cannot read a body.
 */
export const readBody: RequestHandler[] = [
  limitBodies(limitOf),
  readJson,
  readForm,
  requireLength,
  readFields,
  refuseOthers,
];
