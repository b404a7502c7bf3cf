import type { Sandbox } from '../sandboxes/sandbox';
import { addDuration } from '../world/calendar';
import { change } from '../sandboxes/change';
import type { Users } from '../server/users';
import { upcomingEvents } from '../world/timelineEvents';
import type { TimelineEvent } from '../world/timelineEvents';
import { SESSION_TIMES } from '../world/accounts/sessions';
import type { SessionTime } from '../world/accounts/sessions';
import { actorOf } from './actControl';
import { textField } from './control';
import { ControlError } from './controlError';
import type { OnSandbox } from './control';
import { readMoment } from './links/prepare';

/** Routes for the clock of a sandbox: read it, list upcoming events, and move it. */
export function registerClock(on: OnSandbox, users: Users): void {
  on('get', '/clock', (sandbox) => {
    const now = sandbox.present();
    return {
      now: now.toISOString(),
      comingUp: upcomingEvents(sandbox.world, now),
      happened: sandbox.eventLog.all(),
    };
  });
  on('put', '/clock', (sandbox, fields, req) => travel(sandbox, fields, actorOf(users, req)));
}

async function travel(sandbox: Sandbox, fields: Record<string, unknown>, by: string | null) {
  const sessions = sessionsOf(fields);
  const to = destination(sandbox, fields, sessions);
  let happened: readonly TimelineEvent[] = [];
  const happens = async () => {
    happened = await sandbox.travel(to, sessions);
    return 'The clock is moved here';
  };
  const { point } = await change(sandbox, { kind: 'clock', by, happens });
  return { now: sandbox.present().toISOString(), happened, point };
}

/** How moving the clock affects sessions: they stay valid unless `sessions` is `age`. */
function sessionsOf(fields: Record<string, unknown>): SessionTime {
  const asked = textField(fields, 'sessions') ?? 'move';
  const known = SESSION_TIMES.find((one) => one === asked);
  if (known) return known;
  throw new ControlError(400, 'sessions must be move (they stay valid) or age (they may expire).');
}

function destination(
  sandbox: Sandbox,
  fields: Record<string, unknown>,
  sessions: SessionTime,
): Date {
  const advance = textField(fields, 'advance');
  if (advance === 'next') {
    const [next] = upcomingEvents(sandbox.world, sandbox.present(), sessions);
    if (!next) throw new ControlError(400, 'There are no upcoming events.');
    return new Date(next.at);
  }
  const now = textField(fields, 'now');
  if (now !== undefined) return readMoment(now);
  const to = advance === undefined ? null : addDuration(sandbox.clock.now(), advance);
  if (to) return to;
  throw new ControlError(400, 'Send now (a date and time) or advance (P1M, -P3D or next).');
}
