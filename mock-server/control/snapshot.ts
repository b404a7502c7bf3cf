import { record, text } from '@homeview/contracts/wire';
import { ValidationError } from 'yup';
import { faultListSchema } from '../faults';
import { journalSchema } from '../journal';
import type { Sandbox } from '../sandbox';
import { happeningListSchema } from '../world/happenings';
import { worldSchema } from '../world/world';
import { ControlError } from './control';
import { readMoment } from './prepare';

const snapshotSchema = record({
  /** The scenario it began as: told to the reader, not used in restoring. */
  scenario: text(),
  clock: record({ now: text() }),
  world: worldSchema,
  faults: faultListSchema,
  journal: journalSchema,
  /** Not in files of before there was one. */
  happened: happeningListSchema.optional(),
});

/** The whole sandbox as plain JSON. */
export const takeSnapshot = ({ scenario, clock, world, faults, journal, diary }: Sandbox) => ({
  scenario: scenario.id,
  clock: { now: clock.now().toISOString() },
  world,
  faults: faults.all(),
  journal: journal.all(),
  happened: diary.all(),
});

/** Puts a sandbox into the state of a snapshot, time included. @throws ControlError 400. */
export function restoreSnapshot(sandbox: Sandbox, fields: Record<string, unknown>): void {
  try {
    const snapshot = snapshotSchema.validateSync(fields, { strict: true });
    const now = readMoment(snapshot.clock.now);
    if (!now || !sandbox.clock.set(now)) throw new ControlError(400, 'clock.now is out of range.');
    sandbox.replaceWorld(snapshot.world);
    sandbox.faults.replace(snapshot.faults);
    sandbox.journal.replace(snapshot.journal);
    sandbox.diary.replace(snapshot.happened ?? []);
  } catch (error) {
    if (error instanceof ValidationError) throw new ControlError(400, error.message);
    throw error;
  }
}
