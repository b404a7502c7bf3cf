import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Reply } from './answer';

/** Statuses whose answers have no body: one would be read as the beginning of the next answer. */
const WITHOUT_BODY = [204, 205, 304];

/** Puts a reply on the line. */
export function send(req: IncomingMessage, res: ServerResponse, reply: Reply): void {
  if (reply.kind === 'answer') {
    sendText(res, reply.answer.status, 'application/json', JSON.stringify(reply.answer.body));
  } else if (reply.kind === 'raw') {
    sendText(res, reply.status, reply.type, reply.text);
  } else {
    req.socket.resetAndDestroy();
  }
}

function sendText(res: ServerResponse, status: number, type: string, text: string): void {
  if (WITHOUT_BODY.includes(status)) {
    res.writeHead(status, { 'Cache-Control': 'no-store' }).end();
    return;
  }
  res.writeHead(status, {
    'Cache-Control': 'no-store',
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Length': Buffer.byteLength(text),
  });
  res.end(text);
}
