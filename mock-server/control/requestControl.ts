import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Application } from 'express';
import type { RepeatableRequest } from '../journal';
import { ONE_SANDBOX, control, sandboxInPath } from './control';
import { ControlError } from './controlError';
import type { ControlOptions } from './control';

/** How long to wait for the answer of a resent request, in ms; a fault may delay it longer. */
const PATIENCE_MS = 1000;

/** Routes for the journal of a sandbox, and for sending a request again. */
export function registerRequests(app: Application, options: ControlOptions): void {
  app.get(
    `${ONE_SANDBOX}/requests`,
    control(async (req) => (await sandboxInPath(req, options)).journal.list()),
  );
  app.post(
    `${ONE_SANDBOX}/requests/:request/resend`,
    control(async (req, res) => {
      const { id, journal } = await sandboxInPath(req, options);
      const repeat = journal.repeatOf(Number(req.params.request));
      if (!repeat) throw new ControlError(404, 'This request is no longer stored.');
      const port = req.socket.localPort ?? 0;
      const { header } = options.users;
      const user = header === undefined ? {} : { [header]: req.headers[header.toLowerCase()] };
      await Promise.race([sendAgain(port, id, repeat, user), sleep(PATIENCE_MS)]);
      res.status(202);
      return { resent: Number(req.params.request) };
    }),
  );
}

/**
 * Sends a recorded request to this server again. Resolves with the answer or when the connection
 * breaks.
 */
function sendAgain(
  port: number,
  sandbox: string,
  again: RepeatableRequest,
  user: IncomingHttpHeaders,
): Promise<void> {
  // Bytes, since Node would send the headers in the encoding of a text.
  const text = again.body === undefined ? '' : JSON.stringify(again.body);
  const headers = {
    ...again.headers,
    ...user,
    'x-mock-sandbox': sandbox,
    'content-length': String(Buffer.byteLength(text)),
    ...(text === '' ? {} : { 'content-type': 'application/json' }),
  };
  for (const name of ['transfer-encoding', 'content-encoding', 'connection', 'expect']) {
    Reflect.deleteProperty(headers, name);
  }
  return new Promise((resolve) => {
    const { method, path } = again;
    request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (answer) => {
      answer.on('error', () => resolve()).on('end', () => resolve());
      answer.resume();
    })
      .on('error', () => resolve())
      .end(Buffer.from(text));
  });
}
