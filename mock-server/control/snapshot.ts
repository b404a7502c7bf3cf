import { record, text } from '@homeview/contracts/wire';
import { ValidationError } from 'yup';
import { faultListSchema } from '../faults';
import { journalSchema } from '../journal';
import type { Sandbox } from '../sandbox';
import { findScenario } from '../scenarios/registry';
import { happeningListSchema } from '../world/happenings';
import { worldSchema } from '../world/world';
import { ControlError } from './control';
import { readMoment } from './prepare';

/** For whoever opens the file. */
const ABOUT =
  'One sandbox of the mock server, whole: its world, its clock, its faults, what fell due, and its ' +
  'calls with their latest answers. Secrets in the calls are masked. Load it on the page of any sandbox.';

const snapshotSchema = record({
  about: text().optional(),
  /** What it began as, and goes back to with a reset. */
  scenario: text(),
  clock: record({ now: text() }),
  world: worldSchema,
  faults: faultListSchema,
  journal: journalSchema,
  /** Not in files of before there was one. */
  happened: happeningListSchema.optional(),
});

/** All of a sandbox as plain JSON but the answers in its journal: those of a thousand sandboxes are much. */
export const takeState = ({ scenario, clock, world, faults, journal, diary }: Sandbox) => ({
  scenario: scenario.id,
  clock: { now: clock.now().toISOString() },
  world,
  faults: faults.all(),
  journal: journal.all(),
  happened: diary.all(),
});

/** The whole sandbox, as one file. */
export const takeSnapshot = (sandbox: Sandbox) => ({
  about: ABOUT,
  ...takeState(sandbox),
  journal: sandbox.journal.told(),
});

/**
 * Makes a sandbox the one of a snapshot: its scenario, its time and all that is in it.
 * @throws ControlError 400; then nothing has changed.
 */
export function restoreSnapshot(sandbox: Sandbox, fields: Record<string, unknown>): void {
  try {
    const snapshot = snapshotSchema.validateSync(fields, { strict: true });
    const scenario = findScenario(snapshot.scenario);
    if (!scenario) throw new ControlError(400, `There is no scenario "${snapshot.scenario}".`);
    const now = readMoment(snapshot.clock.now);
    if (!sandbox.clock.set(now)) throw new ControlError(400, 'clock.now is out of range.');
    sandbox.scenario = scenario;
    sandbox.replaceWorld(snapshot.world);
    sandbox.faults.replace(snapshot.faults);
    sandbox.journal.replace(snapshot.journal);
    sandbox.diary.replace(snapshot.happened ?? []);
  } catch (error) {
    if (error instanceof ValidationError) throw new ControlError(400, error.message);
    throw error;
  }
}
