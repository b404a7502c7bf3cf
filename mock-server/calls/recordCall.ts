import type { Endpoint } from '@homeview/contracts/defineEndpoint';
import { Header } from '@homeview/contracts/vocabulary/headers';
import type { Fault } from '../faults';
import type { Recent } from '../journal';
import { mask, maskPath } from '../mask';
import type { Sandbox } from '../sandbox';
import type { Reply } from './answer';
import { headerOf } from './callRequest';
import type { CallRequest } from './callRequest';

/** Starts the journal entry of a call; what it returns finishes it with the reply as it is sent. */
export function recordCall(
  sandbox: Sandbox,
  endpoint: Endpoint,
  request: CallRequest,
  payload: unknown,
  fault: Fault | undefined,
): (reply: Reply, recent: Recent) => void {
  const startedAt = performance.now();
  const at = sandbox.clock.now().toISOString();
  return (reply, recent) => {
    const entry = {
      at,
      call: endpoint.name,
      method: request.method,
      path: maskPath(request.path),
      request: mask(payload),
      headers: {
        terminal: headerOf(request, Header.terminal) ?? null,
        locale: headerOf(request, Header.locale) ?? null,
        idempotencyKey: headerOf(request, Header.idempotencyKey) ?? null,
      },
      ...outcome(reply),
      ms: Math.round(performance.now() - startedAt),
      fault: fault?.kind ?? null,
    };
    sandbox.journal.add(entry, recent);
  };
}

function outcome(reply: Reply): { status: number; code: number | null } {
  if (reply.kind === 'reset') return { status: 0, code: null };
  if (reply.kind === 'raw') return { status: reply.status, code: null };
  return { status: reply.answer.status, code: reply.answer.body.code };
}
