import omit from 'lodash/omit.js';
import type { Sandbox } from '../sandboxes/sandbox';
import { TOO_DEEP, isTooDeep } from '../http/nesting';
import { BadState, readState, restore, stateOf } from '../sandboxes/state';
import type { SandboxState } from '../sandboxes/state';
import { MOST_IN_ALL, mostRows } from '../world/limits';
import { COLLECTIONS } from '../world/references';
import { refuseCrowdedWay } from '../world/runDueEvents';
import type { TimelineEvent } from '../world/timelineEvents';
import { ControlError } from './controlError';
import { readFault } from './links/readFault';

/** A note for readers of the file. */
const ABOUT =
  'A complete sandbox of the mock server: its world, its clock, its faults, its past events, and its ' +
  'calls with their latest answers. Secrets in the calls are masked. Load it on the page of any sandbox.';

/** The whole sandbox as one file, without its owner and without how its clock runs. */
export function takeSnapshot(sandbox: Sandbox) {
  const { form, scenario, opened, clock, world, faults, happened } = stateOf(sandbox);
  const journal = [...sandbox.journal.list()];
  const now = { now: clock.now };
  const past = happened.map(withoutPoint);
  return {
    about: ABOUT,
    form,
    scenario,
    opened,
    clock: now,
    world,
    faults,
    journal,
    happened: past,
  };
}

/** An event without its way back: the points stay with the sandbox in which it happened. */
const withoutPoint = (event: TimelineEvent): TimelineEvent => omit(event, 'point');

/** A checked snapshot, or the reason why there is none. */
export type ReadSnapshot = { readonly state: SandboxState } | { readonly error: string };

/** Checks the text of a snapshot. It takes seconds for a large one, so it runs in the background. */
export async function readSnapshot(text: string): Promise<ReadSnapshot> {
  try {
    const fields: unknown = JSON.parse(text);
    refuseLarge(fields);
    const state = await readState(fields);
    for (const fault of state.faults) readFault({ ...fault });
    // A snapshot keeps its time, not how its clock runs.
    return { state: { ...state, clock: { now: state.clock.now } } };
  } catch (error) {
    if (error instanceof SyntaxError) return { error: NO_JSON };
    if (error instanceof BadState || error instanceof ControlError) return { error: error.message };
    throw error;
  }
}

const NO_JSON = 'The body of the request is not valid JSON.';

/**
 * Restores a sandbox from a checked snapshot. @throws BadState or BadMoment; the sandbox is then
 * unchanged.
 */
export function restoreSnapshot(sandbox: Sandbox, state: SandboxState): void {
  refuseCrowdedWay(state.world, new Date(state.clock.now));
  restore(sandbox, { ...state, happened: state.happened.map(withoutPoint) });
}

/** Checked before everything else, since checking each row takes long. @throws BadState. */
function refuseLarge(fields: unknown): void {
  if (isTooDeep(fields)) throw new BadState(TOO_DEEP);
  refuseMany(fields, { journal: 500, happened: 200, faults: 100 });
  const world = listsIn(fields).get('world');
  refuseMany(world, Object.fromEntries(COLLECTIONS.map((name) => [name, mostRows(name)])));
  const all = COLLECTIONS.reduce((sum, name) => sum + countOf(listsIn(world).get(name)), 0);
  if (all > MOST_IN_ALL) throw new BadState(`world: at most ${MOST_IN_ALL} rows, not ${all}.`);
}

const listsIn = (value: unknown): ReadonlyMap<string, unknown> =>
  new Map(Object.entries(typeof value === 'object' && value !== null ? value : {}));

const countOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

/** @throws BadState when a list has more rows than it may have. */
function refuseMany(value: unknown, most: Readonly<Record<string, number>>): void {
  const lists = listsIn(value);
  for (const [name, limit] of Object.entries(most)) {
    const count = countOf(lists.get(name));
    if (count > limit) throw new BadState(`${name}: at most ${limit} rows, not ${count}.`);
  }
}
