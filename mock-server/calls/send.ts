import type { Request, Response } from 'express';
import type { Reply } from './answer';

/** Puts a reply on the line. */
export function send(req: Request, res: Response, reply: Reply): void {
  res.set('Cache-Control', 'no-store');
  if (reply.kind === 'answer') {
    // Not res.json: json-server indents, which doubles a long list.
    res.status(reply.answer.status).type('json').send(JSON.stringify(reply.answer.body));
  } else if (reply.kind === 'raw') {
    res.status(reply.status).type(reply.type).send(reply.text);
  } else {
    req.socket.resetAndDestroy();
  }
}
