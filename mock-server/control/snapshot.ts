import type { Sandbox } from '../sandboxes/sandbox';
import { BadState, restore, stateOf } from '../sandboxes/state';
import { mostRows } from '../world/limits';
import { COLLECTIONS } from '../world/references';
import { readFault } from './links/readFault';

/** A note for readers of the file. */
const ABOUT =
  'A complete sandbox of the mock server: its world, its clock, its faults, its past events, and its ' +
  'calls with their latest answers. Secrets in the calls are masked. Load it on the page of any sandbox.';

/** The whole sandbox as one file, without its owner and without how its clock runs. */
export function takeSnapshot(sandbox: Sandbox) {
  const { scenario, opened, clock, world, faults, happened } = stateOf(sandbox);
  const journal = sandbox.journal.list();
  const now = { now: clock.now };
  return { about: ABOUT, scenario, opened, clock: now, world, faults, journal, happened };
}

/**
 * Restores a sandbox from a snapshot. @throws BadState or ControlError; the sandbox is then
 * unchanged.
 */
export function restoreSnapshot(sandbox: Sandbox, fields: Record<string, unknown>): void {
  refuseMany(fields, { journal: 500, happened: 200, faults: 100 });
  const most = Object.fromEntries(COLLECTIONS.map((name) => [name, mostRows(name)]));
  refuseMany(fields['world'], most);
  for (const fault of listIn(fields['faults'])) {
    if (typeof fault === 'object' && fault !== null) readFault({ ...fault });
  }
  restore(sandbox, fields);
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Checked before everything else, since checking each row takes long. @throws BadState. */
function refuseMany(value: unknown, most: Readonly<Record<string, number>>): void {
  const lists = new Map(Object.entries(typeof value === 'object' && value !== null ? value : {}));
  for (const [name, limit] of Object.entries(most)) {
    const { length } = listIn(lists.get(name));
    if (length > limit) throw new BadState(`${name}: at most ${limit} rows, not ${length}.`);
  }
}
