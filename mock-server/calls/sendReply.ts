import type { Response } from 'express';
import type { Reply } from './answer';

/** Statuses whose answers have no body: one would be read as the beginning of the next answer. */
const WITHOUT_BODY = [204, 205, 304];

/** Setting of the app: a proxy stands before it. */
export const BEHIND_PROXY = 'behind proxy';

/**
 * Cuts the line. A proxy would ask the next server, and take this one for gone: it gets the beginning
 * of an answer first, so that the cut reaches the browser.
 */
function cut(res: Response): void {
  const { socket } = res.req;
  if (res.app.get(BEHIND_PROXY) !== true) return void socket.resetAndDestroy();
  res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 2 });
  res.write('{', () => socket.resetAndDestroy());
}

/** Puts a reply on the line, or cuts it. Plain Node: Express would look at every answer twice. */
export function sendReply(res: Response, reply: Reply): void {
  if (reply.kind === 'reset') {
    cut(res);
  } else if (WITHOUT_BODY.includes(reply.status)) {
    res.writeHead(reply.status, { 'Cache-Control': 'no-store' }).end();
  } else {
    res.writeHead(reply.status, {
      'Cache-Control': 'no-store',
      'Content-Type': `${reply.type}; charset=utf-8`,
      'Content-Length': Buffer.byteLength(reply.text),
    });
    res.end(reply.text);
  }
}
