import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RawReply, Reply } from './answer';

/** Statuses whose answers have no body: one would be read as the beginning of the next answer. */
const WITHOUT_BODY = [204, 205, 304];

/** A reply as it goes over the line, its JSON written out. */
export function written(reply: Reply): RawReply | { kind: 'reset' } {
  if (reply.kind !== 'answer') return reply;
  const { status, body } = reply.answer;
  return { kind: 'raw', status, type: 'application/json', text: JSON.stringify(body) };
}

/** Puts a reply on the line. */
export function send(req: IncomingMessage, res: ServerResponse, reply: Reply): void {
  const line = written(reply);
  if (line.kind === 'raw') sendText(res, line.status, line.type, line.text);
  else req.socket.resetAndDestroy();
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
