import type { ErrorRequestHandler, RequestHandler } from 'express';
import multer from 'multer';
import { ErrorCode } from '@homeview/contracts/errors';
import { failure } from '../calls/answer';
import type { ReportBug } from '../calls/callSteps';
import { messageOf, stackOf } from '../errorText';
import { UnreadableSandbox } from '../sandboxes/sandboxes';
import { BadState } from '../sandboxes/state';
import { StoreUnavailable } from '../sandboxes/store';
import { BadMoment } from '../world/clock';
import { ControlError } from '../control/controlError';
import { isForPerson, linkErrorPage } from '../control/links/linkErrors';
import { sendPage } from '../http/sendPage';

/** Our own messages for body-parser's error types. */
const WORDS: Readonly<Record<string, string>> = {
  'entity.parse.failed': 'The body of the request is not valid JSON.',
  'entity.too.large': 'The body of the request is too large.',
  'request.aborted': 'The request was broken off.',
  'encoding.unsupported': 'This Content-Encoding is not known: gzip, deflate, br or none.',
  'charset.unsupported': 'This charset is not known: send UTF-8.',
};

/** HTTP status and message of an error; null for a bug of the mock itself. */
function answerTo(error: unknown): { status: number; desc: string } | null {
  const desc = messageOf(error);
  if (error instanceof StoreUnavailable) return { status: 503, desc };
  if (error instanceof UnreadableSandbox) return { status: 409, desc };
  if (error instanceof BadState || error instanceof BadMoment) return { status: 400, desc };
  if (error instanceof ControlError) {
    return { status: error.status, desc };
  }
  if (error instanceof multer.MulterError) {
    return { status: error.code === 'LIMIT_FIELD_VALUE' ? 413 : 400, desc };
  }
  // Errors of Express and body-parser for requests that they cannot read.
  const { status, type = '' } = (error ?? {}) as { status?: unknown; type?: string };
  if (typeof status !== 'number' || status < 400 || status > 499) return null;
  return { status, desc: WORDS[type] ?? desc };
}

/**
 * The final error handler: answers every error, for a person as a page, and reports bugs of the mock.
 */
export const answerError =
  (reportBug: ReportBug): ErrorRequestHandler =>
  (error: unknown, req, res, next) => {
    if (res.headersSent) return next(error);
    const known = answerTo(error);
    if (!known) reportBug(`the mock failed in ${req.method} ${req.path}: ${stackOf(error)}`);
    const { status, desc } = known ?? { status: 500, desc: messageOf(error) };
    const isControl = req.originalUrl.startsWith('/__mock');
    if (isControl && isForPerson(req)) {
      sendPage(res, linkErrorPage(req, error, status, desc)).catch(next);
      return;
    }
    // The document has one code for every request that cannot be read, whatever its HTTP status.
    const code = status < 500 ? ErrorCode.BadRequest : status;
    res.status(status).json(isControl ? { error: desc } : failure(code, desc).body);
  };

/** Answers requests that no route has handled. */
export const answerUnknown: RequestHandler = (req, res) => {
  if (req.method === 'OPTIONS') {
    res.set('Allow', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS').status(204).end();
  } else {
    res.status(404).json(failure(404, `The mock has no call ${req.method} ${req.path}.`).body);
  }
};
