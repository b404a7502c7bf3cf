import type { Fault } from '../faults';
import type { Sandbox } from '../sandbox';
import { findScenario } from '../scenarios/registry';
import type { Scenario } from '../scenarios/scenario';
import { ControlError, textField } from './control';
import { readShortFault } from './readFault';

const PLATFORMS: readonly string[] = ['browser', 'ios', 'android'] satisfies Scenario['platform'][];

/** What a link or a request for a sandbox asks for, found to be possible. */
export interface Wish {
  scenario: Scenario;
  path: string;
  locale: string | undefined;
  now: Date | undefined;
  faults: Omit<Fault, 'id'>[];
}

/** Reads the fields that `open` and `POST sandboxes` share. @throws ControlError 400 or 404. */
export function readWish(fields: Record<string, unknown>): Wish {
  const id = textField(fields, 'scenario');
  if (!id) throw new ControlError(400, 'Say which scenario: see /__mock/scenarios.');
  const scenario = findScenario(id);
  if (!scenario) throw new ControlError(404, `There is no scenario "${id}".`);
  const platform = textField(fields, 'platform') ?? scenario.platform;
  if (!PLATFORMS.includes(platform)) {
    throw new ControlError(400, `platform is one of ${PLATFORMS.join(', ')}.`);
  }
  return {
    scenario,
    path: readPath(textField(fields, 'path') ?? scenario.path),
    locale: textField(fields, 'locale'),
    now: readMoment(textField(fields, 'clock')),
    faults: [fields.fault ?? []].flat().map(readOneFault),
  };
}

/** Sets the clock and the faults of a wish in a sandbox that is in the state of its scenario. */
export function prepare(sandbox: Sandbox, { now, faults }: Wish): void {
  if (now && !sandbox.clock.set(now)) throw new ControlError(400, 'clock is out of range.');
  for (const fault of faults) sandbox.faults.add(fault);
  sandbox.present();
}

/** A path inside the app; what leads out of it is refused. */
export function readPath(path: string): string {
  const base = 'http://app.localhost';
  if (path.startsWith('/') && URL.canParse(path, base) && new URL(path, base).origin === base) {
    return path;
  }
  throw new ControlError(400, 'path must begin with one slash.');
}

/** A moment of an ISO text. @throws ControlError 400 when it is none. */
export function readMoment(iso: string | undefined): Date | undefined {
  if (iso === undefined) return undefined;
  const moment = new Date(iso);
  if (/^\d{4}-\d{2}-\d{2}/.test(iso) && !Number.isNaN(moment.getTime())) return moment;
  throw new ControlError(400, 'A moment is written as 2026-11-21T10:00:00Z.');
}

function readOneFault(fault: unknown): Omit<Fault, 'id'> {
  if (typeof fault === 'string') return readShortFault(fault);
  throw new ControlError(400, 'fault is written as call:kind.');
}
