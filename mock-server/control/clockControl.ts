import type { Application } from 'express';
import type { Sandbox } from '../sandbox';
import { addDuration } from '../world/calendar';
import { comingUp } from '../world/happenings';
import { ControlError, textField } from './control';
import type { OnSandbox } from './control';
import { readMoment } from './prepare';

/** The time of a sandbox: where it stands, what falls due, and travelling. */
export function registerClock(app: Application, one: string, on: OnSandbox): void {
  app.get(
    `${one}/clock`,
    on((sandbox) => {
      const now = sandbox.present();
      return {
        now: now.toISOString(),
        comingUp: comingUp(sandbox.world, now),
        happened: sandbox.diary.all(),
      };
    }),
  );
  app.put(`${one}/clock`, on(travel));
}

function travel(sandbox: Sandbox, fields: Record<string, unknown>) {
  const to = destination(sandbox, fields);
  const happened = to && sandbox.travel(to);
  if (!happened) throw new ControlError(400, 'The clock cannot go there.');
  return { now: sandbox.present().toISOString(), happened };
}

function destination(sandbox: Sandbox, fields: Record<string, unknown>): Date | null {
  const advance = textField(fields, 'advance');
  if (advance === 'next') {
    const [next] = comingUp(sandbox.world, sandbox.present());
    if (!next) throw new ControlError(400, 'Nothing falls due any more.');
    return new Date(next.at);
  }
  const now = textField(fields, 'now');
  if (now !== undefined) return readMoment(now);
  const to = advance === undefined ? null : addDuration(sandbox.clock.now(), advance);
  if (to) return to;
  throw new ControlError(400, 'Give now (a moment) or advance (P1M, -P3D, or next).');
}
