import { record, text, wholeNumber } from '@homeview/contracts/wire';
import type { InferType } from 'yup';
import { ValidationError } from 'yup';
import { faultListSchema } from '../faults';
import type { Fault } from '../faults';
import { journalSchema } from '../journal';
import type { JournalEntry } from '../journal';
import { findScenario } from '../scenarios/registry';
import { timelineSchema } from '../world/timelineEvents';
import { brokenRule } from '../world/checkWorld';
import { worldSchema } from '../world/world';
import type { Sandbox } from './sandbox';

const stateSchema = record({
  about: text().optional(),
  owner: text().optional(),
  /** What it began as, and goes back to with a reset. */
  scenario: text(),
  clock: record({
    now: text(),
    /** Before the real time, in ms: a sandbox that was put away has not stood still. */
    aheadMs: wholeNumber().optional(),
  }),
  world: worldSchema,
  faults: faultListSchema,
  journal: journalSchema,
  /** Not in files of before there was one. */
  happened: timelineSchema.optional(),
});

/** All of a sandbox as plain JSON. */
export type SandboxState = InferType<typeof stateSchema>;

/** This cannot be made a sandbox; says why. */
export class BadState extends Error {}

/** All of a sandbox but the answers in its journal: those of a thousand sandboxes are much. */
export const stateOf = (sandbox: Sandbox): SandboxState => ({
  owner: sandbox.owner,
  scenario: sandbox.scenario.id,
  clock: { now: sandbox.clock.now().toISOString(), aheadMs: sandbox.clock.aheadMs() },
  world: sandbox.world,
  faults: [...sandbox.faults.all()] as Fault[],
  journal: [...sandbox.journal.all()] as JournalEntry[],
  happened: [...sandbox.diary.all()],
});

/** Any JSON as a state. @throws BadState. */
export function readState(value: unknown): SandboxState {
  try {
    const state = stateSchema.validateSync(value, { strict: true });
    const broken = brokenRule(state.world);
    if (broken) throw new BadState(broken.message);
    return state;
  } catch (error) {
    if (error instanceof ValidationError) throw new BadState(error.message);
    throw error;
  }
}

/**
 * Makes a sandbox the one of a state: its scenario, its time and all that is in it.
 * @throws BadState; then nothing has changed.
 */
export function restore(sandbox: Sandbox, value: unknown): void {
  const { scenario: id, clock, world, faults, journal, happened } = readState(value);
  const scenario = findScenario(id);
  if (!scenario) throw new BadState(`There is no scenario "${id}".`);
  const set =
    clock.aheadMs === undefined
      ? sandbox.clock.set(new Date(clock.now))
      : sandbox.clock.setAhead(clock.aheadMs);
  if (!set) throw new BadState('clock.now is no moment, or out of range.');
  sandbox.scenario = scenario;
  sandbox.replaceWorld(world);
  sandbox.faults.replace(faults);
  sandbox.journal.replace(journal);
  sandbox.diary.replace(happened ?? []);
}
