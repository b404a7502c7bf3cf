import { setImmediate as nextTurn } from 'node:timers/promises';
import { decodeCase } from '@homeview/contracts/customer/caseCode';
import { flag, moment, record, text, wholeNumber } from '@homeview/contracts/domains/wire';
import mapValues from 'lodash/mapValues.js';
import { ValidationError } from 'yup';
import type { InferType, Schema } from 'yup';
import { faultListSchema } from '../faults';
import type { Fault } from '../faults';
import { journalSchema } from '../journal';
import type { JournalEntry } from '../journal';
import { caseScenario } from '../scenarios/caseScenario';
import { findScenario } from '../scenarios/registry';
import type { Scenario } from '../scenarios/scenario';
import { timelineSchema } from '../world/timelineEvents';
import { BadMoment } from '../world/clock';
import { brokenRule, entitySchema } from '../world/checkWorld';
import { COLLECTIONS } from '../world/references';
import { worldSchema } from '../world/world';
import { FIRST_FORM, FORM, OLDEST_FORM, migrate } from './migrations';
import { labelSchema } from './label';
import { openedSchema } from './opened';
import { pointsSchema } from './points';
import type { Sandbox } from './sandbox';

const stateSchema = record({
  form: wholeNumber(),
  about: text().optional(),
  owner: text().optional(),
  /** The scenario it was created from; a reset restarts it. */
  scenario: text(),
  opened: openedSchema,
  clock: record({
    now: text(),
    /**
     * The offset from real time, in ms, so that the clock also moves while the sandbox is not
     * loaded.
     */
    aheadMs: wholeNumber().optional(),
  }),
  world: worldSchema,
  faults: faultListSchema,
  journal: journalSchema,
  /** Whether it is as a link has opened it. Missing in snapshots, which count as changed. */
  isUnchanged: flag().optional(),
  happened: timelineSchema,
  /** Missing in snapshots, as `usedAt` is: they belong to the work of one agent. */
  label: labelSchema.optional(),
  /** The real time of its last use. */
  usedAt: moment().optional(),
  /** The states before its latest changes. Missing in snapshots. */
  points: pointsSchema.optional(),
});

/** A whole sandbox as plain JSON. */
export type SandboxState = InferType<typeof stateSchema>;

/** A state that cannot become a sandbox; the message gives the reason. */
export class BadState extends Error {}

/** The state of a sandbox without the answers of its journal, which would need too much space. */
export const stateOf = (sandbox: Sandbox): SandboxState => ({
  form: FORM,
  owner: sandbox.owner,
  isUnchanged: sandbox.isUnchanged,
  scenario: sandbox.scenario.id,
  opened: sandbox.opened,
  clock: { now: sandbox.clock.now().toISOString(), aheadMs: sandbox.clock.aheadMs() },
  world: sandbox.world,
  faults: [...sandbox.faults.all()] as Fault[],
  journal: [...sandbox.journal.all()] as JournalEntry[],
  happened: [...sandbox.eventLog.all()],
  label: sandbox.label,
  usedAt: sandbox.usedAt.toISOString(),
  points: [...sandbox.points.all()],
});

/** The number of rows to check before other requests get their turn: a few ms. */
const ROWS_AT_ONCE = 200;

/** Checks any JSON as a state, in portions. @throws BadState. */
export async function readState(saved: unknown): Promise<SandboxState> {
  const value = inCurrentForm(saved);
  try {
    stateSchema.validateSync(withoutRows(value), { strict: true });
    // Safe: the rows, which were left out, are checked here.
    const state = value as SandboxState;
    let checked = 0;
    for (const name of COLLECTIONS) {
      const schema = entitySchema(name);
      for (const [at, row] of state.world[name].entries()) {
        checkRow(schema, row, `world.${name}[${at}]`);
        if (++checked % ROWS_AT_ONCE === 0) await nextTurn();
      }
    }
    const broken = brokenRule(state.world);
    if (broken) throw new BadState(broken.message);
    return state;
  } catch (error) {
    if (error instanceof ValidationError) throw new BadState(error.message);
    throw error;
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** @throws BadState when this version does not read its form. */
function inCurrentForm(saved: unknown): unknown {
  if (!isObject(saved)) return saved;
  const form = 'form' in saved ? Number(saved.form) : FIRST_FORM;
  const state = migrate(saved, form);
  if (state) return state;
  const forms = `the forms ${OLDEST_FORM} to ${FORM}`;
  throw new BadState(`It has form ${form}, and this version of the mock reads ${forms}.`);
}

/** A state whose collections are empty, for checking everything but its rows. */
function withoutRows(value: unknown): unknown {
  if (!isObject(value) || !('world' in value) || !isObject(value.world)) return value;
  const world = mapValues(value.world, (list: unknown) => (Array.isArray(list) ? [] : list));
  return { ...value, world };
}

/** @throws BadState with the place of the row. */
function checkRow(schema: Schema, row: unknown, place: string): void {
  try {
    schema.validateSync(row, { strict: true });
  } catch (error) {
    if (error instanceof ValidationError) throw new BadState(`${place}: ${error.message}`);
    throw error;
  }
}

/**
 * Restores a sandbox from a checked state: its scenario, time and contents.
 * @throws BadState; the sandbox is then unchanged.
 */
export function restore(sandbox: Sandbox, state: SandboxState): void {
  const { scenario: id, opened, clock, world, faults, journal, happened } = state;
  const scenario = opened.case === undefined ? findScenario(id) : scenarioOfCase(opened.case);
  if (!scenario) throw new BadState(`There is no scenario "${id}".`);
  try {
    if (clock.aheadMs === undefined) sandbox.clock.set(new Date(clock.now));
    else sandbox.clock.setAhead(clock.aheadMs);
  } catch (error) {
    if (error instanceof BadMoment) throw new BadState(`clock: ${error.message}`);
    throw error;
  }
  sandbox.scenario = scenario;
  sandbox.opened = opened;
  sandbox.replaceWorld(world);
  sandbox.faults.replace(faults);
  sandbox.journal.replace(journal);
  sandbox.eventLog.replace(happened);
}

/** @throws BadState for a code of another version. */
function scenarioOfCase(code: string): Scenario {
  const traits = decodeCase(code);
  if (traits) return caseScenario(traits);
  throw new BadState(`This version of the mock does not read the case ${code}.`);
}
