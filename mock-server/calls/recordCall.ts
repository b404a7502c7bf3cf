import type { Request } from 'express';
import type { Endpoint } from '@homeview/contracts/defineEndpoint';
import { Header } from '@homeview/contracts/vocabulary/headers';
import type { Fault } from '../faults';
import { mask, maskPath } from '../mask';
import type { Sandbox } from '../sandbox';
import type { Reply } from './answer';

/** Starts the journal entry of a call; what it returns finishes it with the reply. */
export function recordCall(
  sandbox: Sandbox,
  endpoint: Endpoint,
  req: Request,
  request: unknown,
  fault: Fault | undefined,
): (reply: Reply) => void {
  const startedAt = performance.now();
  const at = sandbox.clock.now().toISOString();
  return (reply) => {
    sandbox.journal.add({
      at,
      call: endpoint.name,
      method: req.method,
      path: maskPath(req.path),
      request: mask(request),
      headers: {
        terminal: req.header(Header.terminal) ?? null,
        locale: req.header(Header.locale) ?? null,
        idempotencyKey: req.header(Header.idempotencyKey) ?? null,
      },
      ...outcome(reply),
      ms: Math.round(performance.now() - startedAt),
      fault: fault?.kind ?? null,
    });
  };
}

function outcome(reply: Reply): { status: number; code: number | null } {
  if (reply.kind === 'reset') return { status: 0, code: null };
  if (reply.kind === 'raw') return { status: reply.status, code: null };
  return { status: reply.answer.status, code: reply.answer.body.code };
}
