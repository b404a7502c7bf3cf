import type { Sandbox } from '../sandboxes/sandbox';
import { restore, stateOf } from '../sandboxes/state';

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

/** Restores a sandbox from a snapshot. @throws BadState; the sandbox is then unchanged. */
export function restoreSnapshot(sandbox: Sandbox, fields: Record<string, unknown>): void {
  restore(sandbox, fields);
}
