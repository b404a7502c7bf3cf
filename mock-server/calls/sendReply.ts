import type { Response } from 'express';
import type { Reply } from './answer';

/** Statuses without a body. A client would read a body as the start of the next answer. */
const WITHOUT_BODY = [204, 205, 304];

/** Express setting: the app runs behind a proxy. */
export const BEHIND_PROXY = 'behind proxy';

/**
 * Resets the connection. Behind a proxy it first sends the start of an answer: otherwise the proxy
 * would mark this server as down and retry on another one.
 */
function cut(res: Response): void {
  const { socket } = res.req;
  if (res.app.get(BEHIND_PROXY) !== true) return void socket.resetAndDestroy();
  res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': 2 });
  res.write('{', () => socket.resetAndDestroy());
}

/**
 * Writes a reply, or resets the connection. Uses plain Node, since Express would inspect every
 * answer again.
 */
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
