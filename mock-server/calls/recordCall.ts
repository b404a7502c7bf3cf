import type { Request } from 'express';
import type { Endpoint } from '@homeview/contracts/defineEndpoint';
import { Header } from '@homeview/contracts/vocabulary/headers';
import type { Fault } from '../faults';
import type { RepeatableRequest } from '../journal';
import { mask, maskPath } from '../mask';
import type { Sandbox } from '../sandboxes/sandbox';
import type { Reply } from './answer';

/** Completes a journal entry with the reply and the fault that was applied. */
export type FinishEntry = (sandbox: Sandbox, reply: Reply, fault: Fault | undefined) => void;

/** Starts the journal entry of a call at the sandbox's current time. */
export function recordCall(
  { name }: Endpoint,
  req: Request,
  payload: unknown,
  now: Date,
): FinishEntry {
  const startedAt = performance.now();
  const at = now.toISOString();
  return (sandbox, reply, fault) => {
    const entry = {
      at,
      call: name,
      method: req.method,
      path: maskPath(req.path),
      request: mask(payload),
      headers: {
        terminal: req.header(Header.terminal) ?? null,
        locale: req.header(Header.locale) ?? null,
        idempotencyKey: req.header(Header.idempotencyKey) ?? null,
      },
      ...outcome(reply),
      ms: Math.round(performance.now() - startedAt),
      fault: fault?.kind ?? null,
    };
    sandbox.journal.add(entry, {
      sent: reply.kind === 'reset' ? '' : reply.text,
      repeat: repeatable(req),
    });
  };
}

const repeatable = ({ method, originalUrl, headers, body }: Request): RepeatableRequest => ({
  method,
  path: originalUrl,
  headers,
  body: method === 'GET' ? undefined : (body as unknown),
});

function outcome(reply: Reply): { status: number; code: number | null } {
  if (reply.kind === 'reset') return { status: 0, code: null };
  return { status: reply.status, code: reply.code };
}
